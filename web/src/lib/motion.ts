/** Movement that always gives way: short, skippable, and none where the reader wants none. */

const running = new Set<Animation>();

export function motionWanted(): boolean {
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** The longest that anything moves, in milliseconds. */
export const LONGEST = 800;

export function animate(
  element: Element,
  frames: Keyframe[],
  options: KeyframeAnimationOptions,
): Promise<void> {
  if (!motionWanted() || document.hidden) return Promise.resolve();
  const animation = element.animate(frames, { easing: "ease-in-out", ...options });
  running.add(animation);
  return animation.finished.then(
    () => void running.delete(animation),
    () => void running.delete(animation),
  );
}

/** Everything jumps to its end: a click or a key does not wait for a figure. */
export function skipMotion(): void {
  for (const animation of running) animation.finish();
}
