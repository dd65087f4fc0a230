"""What is still to be done and who has to decide, as sections of a position."""

from freehold.errors import NotationError
from freehold.notation.draft import Draft, find, number
from freehold.vocabulary import CHANCE, MAX_AGENDA, NOBODY, Decision, Phase

AGENDA_FIELDS = ("seat", "other", "space", "amount", "extra")


def phase_word(phase: int) -> str:
    return Phase(phase).name.lower().replace("_", "-")


def write_agenda(draft: Draft) -> list[str]:
    game = draft.game
    entries: list[str] = []
    for i in range(game.n_agenda):
        values = [str(getattr(game, f"agenda_{field}")[i]) for field in AGENDA_FIELDS]
        entries.append(f"{phase_word(game.agenda_phase[i])}:{'.'.join(values)}")
    # A game that only waits for the seat on turn needs no agenda to be said.
    if len(entries) == 1 and game.agenda_phase[0] == Phase.TURN:
        return []
    return ["agenda " + " ".join(entries)]


def read_agenda(draft: Draft, section: str) -> None:
    game = draft.game
    entries = section.split()[1:]
    if not 1 <= len(entries) <= MAX_AGENDA:
        raise NotationError(f"an agenda has 1 to {MAX_AGENDA} entries")
    words = {phase_word(phase): phase for phase in Phase}
    for i, entry in enumerate(entries):
        word, _, values = entry.partition(":")
        if word not in words:
            raise NotationError(f'"{word}" is not a phase; there are: {", ".join(words)}')
        parts = values.split(".")
        if len(parts) != len(AGENDA_FIELDS):
            raise NotationError(f'"{entry}" needs {".".join(AGENDA_FIELDS)} after its colon')
        game.agenda_phase[i] = words[word]
        for field, part in zip(AGENDA_FIELDS, parts, strict=True):
            value = number(part, f"the {field} of {word}", -2, _highest(draft, field))
            getattr(game, f"agenda_{field}")[i] = value
    game.n_agenda = len(entries)
    draft.has_agenda = True


def _highest(draft: Draft, field: str) -> int:
    if field == "space":
        return draft.edition.n_spaces - 1
    return 2**31 - 1 if field == "amount" else 127


def decision_word(decision: int) -> str:
    return Decision(decision).name.lower().replace("_", "-")


def write_waits(draft: Draft) -> list[str]:
    game = draft.game
    actor = {CHANCE: "chance", NOBODY: "nobody"}.get(game.actor, str(game.actor))
    place = f" {draft.spec.space_ids[game.decision_space]}" if game.decision_space >= 0 else ""
    return [f"waits {decision_word(game.decision)} {actor}{place}"]


def read_waits(draft: Draft, section: str) -> None:
    game = draft.game
    words = section.split()[1:]
    names = {decision_word(decision): decision for decision in Decision}
    if len(words) not in (2, 3) or words[0] not in names:
        raise NotationError(f'"{section}" does not say who decides what, such as "waits turn 0"')
    game.decision = names[words[0]]
    actors = {"chance": CHANCE, "nobody": NOBODY}
    game.actor = (
        actors[words[1]]
        if words[1] in actors
        else number(words[1], "the actor", 0, game.n_seats - 1)
    )
    if len(words) == 3:
        game.decision_space = find(draft.spec.space_ids, words[2], "space")
    draft.has_waits = True
