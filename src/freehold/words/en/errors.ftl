### What is wrong with a setting or a record.

# These are the English messages of the errors themselves, word for word,
# with straight quotation marks as in all messages for scripts.

quoted = "{ $text }"
either = { $first } or { $second }

## Settings

unknown-setting = there is no setting "{ $setting }"
unknown-setting-nearest = there is no setting "{ $setting }"; did you mean "{ $nearest }"?
unknown-character = there is no character "{ $character }"; there are: { $known }; a character of your own is the path of a .toml file
unknown-character-nearest = there is no character "{ $character }"; did you mean "{ $nearest }"? A character of your own is the path of a .toml file
value-not-bool = { $setting } must be true or false, not { $value }
value-not-int = { $setting } must be a whole number from { $lowest } to { $highest }, not { $value }
value-not-choice = { $setting } must be { $choices }, not { $value }
wrong-number-of-players = { $edition } is played by { $lowest } to { $highest }, not by { $count }
no-cache = compiled rules cannot be kept in { $folder }: { $why }; let FREEHOLD_CACHE name a folder in which you may write
gpu-unusable = the GPU cannot be used: { $why }
gpu-differs = the GPU plays other games of { $edition } ({ $form }) than the processor ({ $what }); an update of its driver or of numba-cuda may help
gpu-stuck = the GPU does not come to an end with a few games
gpu-lost-games = the GPU lost games: of { $asked } it has played { $games }
name-not-text = "{ $name }" is not a name: some of its bytes are not text (UTF-8)
too-many-dealt = { $dealt } deeds for each of { $seats } seats cannot be dealt: there are { $deeds }
unknown-form = { $edition } has no form "{ $form }"; it has: { $forms }
lacks-trigger = { $edition } cannot be played with { $setting }: specials.toml has no row with the trigger "{ $trigger }"
lacks-force = { $edition } cannot be played with { $setting }: specials.toml has no table [force]
not-built-in = { $edition }: $: there is no such edition built in; there are: { $editions }; one of your own needs its folder
not-built-in-nearest = { $edition }: $: there is no such edition built in; did you mean "{ $nearest }"?; one of your own needs its folder
other-edition = this text is of the edition "{ $edition }", but the edition given is "{ $given }"

## Records

record-not-one = this is not a Freehold record: its first line is missing
record-no-such-format = there is no record format { $format }
record-newer = this record has format { $format }, made by a newer Freehold; this one reads up to { $ours }: please update
record-without-parts = this record is damaged: it needs a head, actions and a result
record-without-result = this record is damaged: its result or its digest is missing
record-without-head = this record is damaged: its head does not name edition and seats
record-damaged-line = line { $number } of the actions is missing or damaged: { $line }
record-not-set-up = this record cannot be set up: { $why }
record-other-action = action { $number } is wrong: { $words } is not what was recorded
record-wrong-action = action { $number } is wrong: { $words }: { $why }
record-missing-action = after action { $number } an action is missing
record-ends-early = the record ends after action { $number }, before the game does
record-other-result = the result is { $result }, but the record says { $recorded }
record-other-position = all { $number } actions fit, but they lead to another position than the record's digest says: it was changed, or played by another version of the rules

## Verifiable dice

proof-none = this game was played without verifiable dice: there is nothing to check
proof-not-revealed = the secret of these dice is not revealed yet: it is, once the game is over
proof-damaged = what the record reveals of its dice cannot be read
proof-other-commitment = the secret that was revealed is not the one that was committed to before the game
proof-other-outcome = the record says { $words }, but the dice say { $expected }
