/** Small things about the words of actions. */

/** The action with another amount as its last word. */
export function withAmount(action: string, amount: number): string {
  return action.replace(/\S+$/, String(amount));
}

/** Raises that somebody may want: the lowest bid, then rounder and bolder ones. */
export function quickBids(lowest: number, highest: number, current: number): number[] {
  const step = highest > 2000 ? 50 : 10;
  const wished = [lowest, current + step, current + 5 * step, current + 10 * step];
  return [...new Set(wished)].filter((bid) => bid >= lowest && bid <= highest);
}
