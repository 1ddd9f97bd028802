// Made by `cargo xtask bless` from the types of aeroplane-protocol and aeroplane-rules.

/** The version of the protocol. */
export const PROTOCOL_VERSION = 1;

/**
 * Joins a room by an invite link.
 */
export type AcceptInvite = { 
/**
 * What the link carries behind its `#`.
 */
invite: InviteToken, 
/**
 * What the new member is called.
 */
name: PlayerName, };

/**
 * `x_0`: what binds a player to all links of a chain.
 */
export type Anchor = string;

/**
 * Why a bot plays for a person.
 */
export type AutopilotCause = "clock" | "asked";

/**
 * How it was settled who begins.
 */
export type Beginning = { "by": "lot", } | { "by": "highest_roll", 
/**
 * The rounds, all but the last of them with a tie.
 */
rounds: Array<RollRound>, } | { "by": "rock_paper_scissors", } | { "by": "host", };

/**
 * The bots that a seat can be given, weakest first.
 */
export type Bot = "random" | "runner" | "greedy" | "rollout" | "expectimax" | "expert";

/**
 * A value for each color, empty seats included.
 */
export type ByColor<T> = { red: T, yellow: T, blue: T, green: T };

/**
 * How planes were captured.
 */
export type CaptureCause = "landing" | { "stack": StackDefense } | "crossing";

/**
 * A line of chat: 1 to 200 characters.
 */
export type ChatText = string;

/**
 * From a client.
 */
export type ClientMessage = { "message": "command", 
/**
 * Drawn by the client for this command. Sent again, the command is answered again and not done again.
 */
id: CommandId, 
/**
 * The last event that the client has seen.
 */
seen: Seq, 
/**
 * What to do.
 */
command: Command, } | { "message": "resume", 
/**
 * The last event that the client has.
 */
after: Seq, };

/**
 * How long a player may think about one roll or move; after that the autopilot takes over.
 */
export type Clock = "off" | "15_s" | "30_s" | "60_s";

/**
 * Why a room was closed.
 */
export type CloseCause = "host" | "expired" | "empty";

/**
 * A seat at the board, by its color; clockwise in this order.
 */
export type Color = "red" | "yellow" | "blue" | "green";

/**
 * What a member of a room asks for.
 */
export type Command = { "command": "take_seat", 
/**
 * The seat.
 */
color: Color, 
/**
 * `x_0` of the chain that the device has drawn for this game and seat.
 */
anchor?: Anchor, 
/**
 * What the person at this seat is called, if not as the member: for several people on one device.
 */
name?: PlayerName, } | { "command": "leave_seat", 
/**
 * The own seat.
 */
color: Color, } | { "command": "set_ready", 
/**
 * The own seat.
 */
color: Color, 
/**
 * Whether it is ready.
 */
ready: boolean, } | { "command": "rename", 
/**
 * The new name.
 */
name: PlayerName, } | { "command": "set_seat", 
/**
 * The seat, which no person holds.
 */
color: Color, 
/**
 * What it becomes.
 */
plan: SeatPlan, } | { "command": "change_settings", 
/**
 * All settings as they shall be; `public` and `one_device` must stay as they are.
 */
settings: Settings, } | { "command": "kick", 
/**
 * Who has to go.
 */
member: MemberId, } | { "command": "give_host", 
/**
 * Who is the next host.
 */
member: MemberId, } | { "command": "start", } | { "command": "give_link", 
/**
 * The own seat.
 */
color: Color, 
/**
 * `x_1`.
 */
link: DiceLink, } | { "command": "show_hand", 
/**
 * The own seat.
 */
color: Color, 
/**
 * The hand.
 */
hand: Hand, } | { "command": "roll", 
/**
 * The seat's next link, `x_{n+1}` for its n-th roll. Without it the roll is automatic.
 */
link?: DiceLink, } | { "command": "play", 
/**
 * The move.
 */
answer: Move, } | { "command": "take_back", 
/**
 * The own seat.
 */
color: Color, } | { "command": "hand_over", 
/**
 * The own seat.
 */
color: Color, } | { "command": "resign", 
/**
 * The own seat.
 */
color: Color, } | { "command": "leave", } | { "command": "undo", } | { "command": "rematch", } | { "command": "say", 
/**
 * The phrase.
 */
phrase: Phrase, } | { "command": "express", 
/**
 * The emote.
 */
emote: Emote, } | { "command": "chat", 
/**
 * The line.
 */
text: ChatText, } | { "command": "close_room", };

/**
 * What a client draws for each command: the same id is the same command, however often it is sent.
 */
export type CommandId = string;

/**
 * C: what binds the server to the secret of a game's dice.
 */
export type Commitment = string;

/**
 * Who moves for a seat during a game.
 */
export type Control = "player" | "bot" | "autopilot" | "resigned";

/**
 * `x_k`: what a player adds to one roll.
 */
export type DiceLink = string;

/**
 * A face or a gesture.
 */
export type Emote = "smile" | "laugh" | "cry" | "surprise" | "angry" | "clap" | "thumb_up" | "heart";

/**
 * What happened in a room.
 */
export type Event = { "event": "opened", 
/**
 * How it is played.
 */
settings: Settings, 
/**
 * What the host is called.
 */
name: PlayerName, 
/**
 * The first game.
 */
game: GameOpening, } | { "event": "joined", 
/**
 * The new member.
 */
member: MemberId, 
/**
 * What it is called.
 */
name: PlayerName, } | { "event": "left", 
/**
 * Who.
 */
member: MemberId, } | { "event": "kicked", 
/**
 * Who.
 */
member: MemberId, } | { "event": "renamed", 
/**
 * Who.
 */
member: MemberId, 
/**
 * The new name.
 */
name: PlayerName, } | { "event": "host_changed", 
/**
 * The new host.
 */
member: MemberId, 
/**
 * Why.
 */
because: HostCause, } | { "event": "settings_changed", 
/**
 * All of them.
 */
settings: Settings, } | { "event": "seat_taken", 
/**
 * The seat.
 */
color: Color, 
/**
 * Whose device speaks for it.
 */
member: MemberId, 
/**
 * What the person is called.
 */
name: PlayerName, 
/**
 * `x_0`.
 */
anchor?: Anchor, } | { "event": "seat_left", 
/**
 * The seat.
 */
color: Color, } | { "event": "seat_set", 
/**
 * The seat.
 */
color: Color, 
/**
 * What it is now.
 */
plan: SeatPlan, } | { "event": "filled", 
/**
 * The seats.
 */
seats: Array<Color>, 
/**
 * With which bot.
 */
bot: Bot, } | { "event": "ready_changed", 
/**
 * The seat.
 */
color: Color, 
/**
 * Whether it is.
 */
ready: boolean, } | { "event": "started", 
/**
 * R, in seat order.
 */
roster: Array<RosterSeat>, 
/**
 * Q.
 */
rules: RulesHash, 
/**
 * Until when links are waited for.
 */
until: Millis, } | { "event": "link_given", 
/**
 * The seat.
 */
color: Color, 
/**
 * `x_1`; hidden from clients.
 */
link?: DiceLink, } | { "event": "hands_opened", 
/**
 * `h_0`.
 */
start: Head, 
/**
 * X: the first links that came in time, in seat order.
 */
links: Array<MixLink>, 
/**
 * Until when hands are waited for.
 */
until: Millis, } | { "event": "hand_shown", 
/**
 * The seat.
 */
color: Color, 
/**
 * The hand; hidden from clients.
 */
hand?: Hand, } | { "event": "hands_compared", 
/**
 * The round.
 */
round: HandRound, 
/**
 * Until when hands of the next round are waited for, if there is one.
 */
until?: Millis, } | { "event": "began", 
/**
 * `h_0`.
 */
start: Head, 
/**
 * X: the first links that came in time, in seat order.
 */
links: Array<MixLink>, 
/**
 * Who rolls first.
 */
first: Color, 
/**
 * Why.
 */
beginning: Beginning, } | { "event": "rolled", 
/**
 * The roll as the dice proof has it.
 */
roll: RollRecord, } | { "event": "moved", 
/**
 * Who moved.
 */
color: Color, 
/**
 * The move.
 */
answer: Move, 
/**
 * Who chose it.
 */
by: MovedBy, } | { "event": "autopilot_took", 
/**
 * The seat.
 */
color: Color, 
/**
 * Why.
 */
because: AutopilotCause, } | { "event": "player_took_back", 
/**
 * The seat.
 */
color: Color, } | { "event": "resigned", 
/**
 * The seat.
 */
color: Color, 
/**
 * What becomes of the planes.
 */
planes: Leaving, 
/**
 * Whether the member left the room.
 */
left: boolean, } | { "event": "paused", 
/**
 * Why.
 */
because: PauseCause, } | { "event": "resumed", } | { "event": "clock_extended", 
/**
 * By how many milliseconds.
 */
by_ms: number, } | { "event": "undone", 
/**
 * How many.
 */
actions: number, } | { "event": "revealed", 
/**
 * S.
 */
secret: RevealedSecret, } | { "event": "rematch_opened", 
/**
 * The next game.
 */
game: GameOpening, } | { "event": "said", 
/**
 * The phrase.
 */
phrase: Phrase, } | { "event": "expressed", 
/**
 * The emote.
 */
emote: Emote, } | { "event": "chatted", 
/**
 * The line.
 */
text: ChatText, } | { "event": "closed", 
/**
 * Why.
 */
because: CloseCause, };

/**
 * A game at one of its plies.
 */
export type GameAt = { 
/**
 * The game.
 */
game: GameId, 
/**
 * The ply, 0 for the start.
 */
ply: number, 
/**
 * How many plies there are so far.
 */
plies: number, 
/**
 * What the last action before it brought about.
 */
steps: Array<Step>, 
/**
 * Where everything stands.
 */
position: Setup, 
/**
 * What is waited for.
 */
turn: GameTurn, };

/**
 * G: the identity of a game, drawn by the server.
 */
export type GameId = string;

/**
 * A game before its first roll: what its dice are bound by.
 */
export type GameOpening = { 
/**
 * Which game of the room, from 1.
 */
number: number, 
/**
 * G.
 */
game: GameId, 
/**
 * C.
 */
commitment: Commitment, };

/**
 * What a game waits for.
 */
export type GameTurn = { "turn": "to_roll", 
/**
 * Whose.
 */
color: Color, } | { "turn": "to_move", 
/**
 * Whose.
 */
color: Color, 
/**
 * The roll.
 */
roll: Roll, 
/**
 * All legal answers.
 */
offers: Array<Offer>, } | { "turn": "over", 
/**
 * Who has which place, the first one first.
 */
places: Array<Color>, 
/**
 * What each seat received or paid, where the rules score.
 */
scores?: ByColor<number>, };

/**
 * What a player shows at rock, paper, scissors.
 */
export type Hand = "rock" | "paper" | "scissors";

/**
 * One round of rock, paper, scissors.
 */
export type HandRound = { 
/**
 * Who showed what; those who were out of it have nothing.
 */
hands: ByColor<Hand | null>, 
/**
 * Who is still in.
 */
left: Array<Color>, };

/**
 * `h_i`: the public state of the dice after roll i.
 */
export type Head = string;

/**
 * Why somebody else became the host.
 */
export type HostCause = "given" | "left" | "away";

/**
 * What an invite link carries in its fragment. Whoever has it may join the room.
 */
export type InviteToken = string;

/**
 * Joins a room, by its code.
 */
export type JoinRoom = { 
/**
 * What the new member is called.
 */
name: PlayerName, };

/**
 * The last turn of a seat.
 */
export type LastMove = { 
/**
 * Whose.
 */
color: Color, 
/**
 * What happened.
 */
steps: Array<Step>, };

/**
 * What becomes of the planes of a player who resigns or leaves.
 */
export type Leaving = "autopilot" | "remove";

/**
 * One way to go on after a stop without walking.
 */
export type Link = "jump" | "shortcut";

/**
 * An event with its place in the room.
 */
export type LogEntry = { 
/**
 * Its number.
 */
seq: Seq, 
/**
 * When it happened.
 */
at: Millis, 
/**
 * Who brought it about; nobody where the room did so by itself.
 */
by?: MemberId, 
/**
 * What happened.
 */
event: Event, };

/**
 * Why the rest of a walk was lost.
 */
export type LostStepsCause = "home" | "stack" | "pad";

/**
 * How the games of a room went.
 */
export type MatchScore = { 
/**
 * How many games were played to the end.
 */
games: number, 
/**
 * How often each seat was first.
 */
wins: ByColor<number>, 
/**
 * What the seats owe each other by rules that score, negative for debts.
 */
points: ByColor<number>, };

/**
 * Who takes part in a room, numbered from 1 in the order of joining. It is no secret and proves nothing.
 */
export type MemberId = number;

/**
 * What a member of a room proves itself with. Whoever has it sits in that member's seats.
 */
export type MemberToken = string;

/**
 * A member of a room.
 */
export type MemberView = { 
/**
 * Its number.
 */
member: MemberId, 
/**
 * What it is called.
 */
name: PlayerName, };

/**
 * The answer to whoever has opened or joined a room.
 */
export type Membership = { 
/**
 * The room.
 */
code: RoomCode, 
/**
 * What an invite link to the room carries behind its `#`.
 */
invite: InviteToken, 
/**
 * Which member the sender is.
 */
member: MemberId, 
/**
 * What the member proves itself with, in the header `Authorization: Bearer …`. Pages are given it as a cookie
 * instead, which scripts cannot read.
 */
token?: MemberToken, };

/**
 * A moment in milliseconds since the beginning of 1970, UTC. It is exact in JSON, being below 2^53 for the next
 * two hundred thousand years.
 */
export type Millis = number;

/**
 * A first link in the mix of the dice.
 */
export type MixLink = { 
/**
 * The seat.
 */
color: Color, 
/**
 * `x_1`.
 */
link: DiceLink, };

/**
 * A complete answer to a roll: which planes, which links, joined or not. One answer ends the roll.
 */
export type Move = { "kind": "launch", 
/**
 * The plane.
 */
plane: Plane, } | { "kind": "advance", 
/**
 * The plane, or all planes of the stack.
 */
planes: PlaneSet, 
/**
 * The links taken after the walk.
 */
links: Route, 
/**
 * Whether the player chose to join the own planes on the last cell into one stack. Only with optional
 * stacking is there such a choice; automatic stacks form without it.
 */
join: boolean, } | { "kind": "decline" };

/**
 * Who chose a move.
 */
export type MovedBy = "player" | "bot";

/**
 * Something about the connection.
 */
export type Notice = { "notice": "going_away", 
/**
 * After how many milliseconds to connect again.
 */
reconnect_in_ms: number, } | { "notice": "unavailable", 
/**
 * After how many milliseconds to try again.
 */
retry_after_ms: number, } | { "notice": "available", } | { "notice": "open_elsewhere", 
/**
 * How many connections the member has.
 */
connections: number, } | { "notice": "watching_now", 
/**
 * Who that was.
 */
member: MemberId, };

/**
 * Who has a seat.
 */
export type Occupant = { "occupant": "open", } | { "occupant": "closed", } | { "occupant": "bot", 
/**
 * Which.
 */
bot: Bot, } | { "occupant": "human", 
/**
 * Whose device speaks for the seat. In a room of one device several seats have the same member.
 */
member: MemberId, 
/**
 * What the person is called at this seat.
 */
name: PlayerName, 
/**
 * What binds the person's device to its links; without it every roll of the seat is automatic.
 */
anchor?: Anchor, 
/**
 * Whether the person is ready to begin.
 */
ready: boolean, };

/**
 * A legal answer and what it would bring about.
 */
export type Offer = { 
/**
 * The answer.
 */
answer: Move, 
/**
 * Every step that it would take.
 */
steps: Array<Step>, };

/**
 * Opens a room; the sender is its host.
 */
export type OpenRoom = { 
/**
 * What the host is called.
 */
name: PlayerName, 
/**
 * How the room is played.
 */
settings: Settings, };

/**
 * How fast bots and autopilots play.
 */
export type Pace = "people" | "fast";

/**
 * Why a roll moved nothing.
 */
export type PassCause = "no_move" | "declined" | { "sixes": SixStreakPenalty };

/**
 * Why a room does not go on by itself.
 */
export type PauseCause = "nobody_there";

/**
 * What a room is about, with what is waited for.
 */
export type Phase = { "stage": "lobby", 
/**
 * In how many milliseconds bots fill the open seats, in a public room.
 */
filled_in_ms?: number, } | { "stage": "mixing", 
/**
 * Whose links are missing.
 */
missing: Array<Color>, 
/**
 * For how many milliseconds they are waited for.
 */
remaining_ms: number, } | { "stage": "hands", 
/**
 * Whose hands are missing.
 */
missing: Array<Color>, 
/**
 * Who is still in.
 */
left: Array<Color>, 
/**
 * For how many milliseconds they are waited for.
 */
remaining_ms: number, } | { "stage": "playing", 
/**
 * Whether the room waits for somebody to come back.
 */
paused: boolean, } | { "stage": "over", } | { "stage": "closed", };

/**
 * A phrase that every client knows in its language.
 */
export type Phrase = "hello" | "have_fun" | "good_luck" | "well_played" | "oh_no" | "sorry" | "your_turn" | "one_moment" | "thanks" | "again";

/**
 * The index of a plane, by which its color's arrays name it.
 */
export type Plane = 0 | 1 | 2 | 3;

/**
 * Why a plane cannot be moved with a roll.
 */
export type PlaneRefusal = "no_launch" | "home" | "overshoot" | "stack_in_the_way" | "immune_stack";

/**
 * Planes of one color in ascending order, none of them twice.
 */
export type PlaneSet = Array<Plane>;

/**
 * Planes that cannot be moved for the same reason.
 */
export type PlanesRefused = { 
/**
 * The planes.
 */
planes: PlaneSet, 
/**
 * The reason.
 */
because: PlaneRefusal, };

/**
 * Joins a public room that waits for players, or opens one.
 */
export type PlayNow = { 
/**
 * What the player is called.
 */
name: PlayerName, 
/**
 * By which rules; any if it is left out.
 */
rules?: Rules, };

/**
 * What a person is called: 1 to 20 characters.
 */
export type PlayerName = string;

/**
 * Who is connected to a room.
 */
export type Presence = { 
/**
 * The members with at least one connection.
 */
members: Array<MemberId>, 
/**
 * How many connections watch.
 */
watchers: number, };

/**
 * What is wrong with a request.
 */
export type Problem = { 
/**
 * What kind of problem it is.
 */
problem: ProblemKind, 
/**
 * What happened and what to do, in English.
 */
explanation: string, 
/**
 * After how many milliseconds to try again, where that helps.
 */
retry_after_ms?: number, };

/**
 * What is wrong with a request.
 */
export type ProblemKind = "malformed" | "unauthorized" | "wrong_origin" | "not_found" | "too_large" | "too_many" | "unavailable" | "internal";

/**
 * A line of the list of games.
 */
export type PublicGame = { 
/**
 * The code of its room.
 */
code: RoomCode, 
/**
 * How it is played.
 */
settings: Settings, 
/**
 * Who plays at each seat, nobody at an empty one.
 */
players: ByColor<PublicPlayer | null>, 
/**
 * For how many milliseconds it has been going on.
 */
running_ms: number, };

/**
 * The games that go on in public rooms, the newest first. Anyone may watch them. A game that waits because nobody is
 * there is not listed.
 */
export type PublicGames = { 
/**
 * The games.
 */
games: Array<PublicGame>, };

/**
 * Who plays at a seat, as everyone may know it.
 */
export type PublicPlayer = { "player": "bot", 
/**
 * Which.
 */
bot: Bot, } | { "player": "human", 
/**
 * What the person is called.
 */
name: PlayerName, };

/**
 * A line of the list of public rooms.
 */
export type PublicRoom = { 
/**
 * Its code.
 */
code: RoomCode, 
/**
 * How it is played.
 */
settings: Settings, 
/**
 * Who is in it: the people at its seats.
 */
players: Array<PlayerName>, 
/**
 * How many seats are open.
 */
open_seats: number, };

/**
 * The public rooms that can be joined, the newest first. Rooms whose game has started are not listed.
 */
export type PublicRooms = { 
/**
 * The rooms.
 */
rooms: Array<PublicRoom>, };

/**
 * Why an action of a game brought about what it did, and why planes cannot answer the roll.
 */
export type Reasons = { 
/**
 * The game.
 */
game: GameId, 
/**
 * The ply to which the action led, 0 for the start.
 */
ply: number, 
/**
 * What the action brought about, in order.
 */
steps: Array<StepReasons>, 
/**
 * The roll that waits for a move, or that was lost because nothing could be moved with it; left out otherwise.
 */
roll?: RollReasons, };

/**
 * Why a command was not carried out. Nothing was changed by it.
 *
 * `Display` explains it in English, for logs and for those who write clients; a client for people has words of its own.
 */
export type Refusal = { "refusal": "malformed", } | { "refusal": "stale", } | { "refusal": "ahead", } | { "refusal": "not_a_member", } | { "refusal": "not_your_seat", } | { "refusal": "not_your_turn", 
/**
 * Whose.
 */
color: Color, } | { "refusal": "not_the_host", } | { "refusal": "not_now", 
/**
 * What it is about.
 */
stage: Stage, } | { "refusal": "seat_taken", } | { "refusal": "one_seat_each", } | { "refusal": "one_device", } | { "refusal": "no_such_member", } | { "refusal": "fixed_setting", } | { "refusal": "too_few_players", } | { "refusal": "not_ready", 
/**
 * Who.
 */
color: Color, } | { "refusal": "empty_seat", 
/**
 * The seat.
 */
color: Color, } | { "refusal": "wrong_link", } | { "refusal": "already", } | { "refusal": "move_owed", } | { "refusal": "roll_due", } | { "refusal": "illegal_move", } | { "refusal": "on_autopilot", } | { "refusal": "no_undo", } | { "refusal": "nothing_to_undo", } | { "refusal": "chat_off", } | { "refusal": "room_full", } | { "refusal": "too_fast", 
/**
 * After how many milliseconds to try again.
 */
retry_after_ms: number, } | { "refusal": "unavailable", 
/**
 * After how many milliseconds to try again, with the same command id.
 */
retry_after_ms: number, };

/**
 * S, once the game has ended and the dice are nobody's secret any more.
 */
export type RevealedSecret = string;

/**
 * What a die shows.
 */
export type Roll = 1 | 2 | 3 | 4 | 5 | 6;

/**
 * Why planes cannot be moved with a roll.
 */
export type RollReasons = { 
/**
 * Who rolled.
 */
color: Color, 
/**
 * The roll.
 */
roll: Roll, 
/**
 * The planes that stay where they are; those that can be moved are not among them.
 */
refusals: Array<PlanesRefused>, };

/**
 * A roll of the committed dice, `aeroplane-dice/1`: everything that is public of it.
 */
export type RollRecord = { 
/**
 * i, from 1.
 */
number: number, 
/**
 * Who rolled.
 */
color: Color, 
/**
 * The seat's link; none where the roll was automatic.
 */
link?: DiceLink, 
/**
 * v.
 */
value: Roll, 
/**
 * `h_i`.
 */
head: Head, };

/**
 * One round of rolls for who begins.
 */
export type RollRound = { 
/**
 * Who rolled what in this round; those who were out of it have nothing.
 */
rolls: ByColor<Roll | null>, };

/**
 * A room code: 8 of 32 symbols. Reading forgives what people mistake: small letters, O for 0, I and L for 1, blanks
 * and hyphens.
 */
export type RoomCode = string;

/**
 * What may be known of a room before joining it.
 */
export type RoomSummary = { 
/**
 * Its code.
 */
code: RoomCode, 
/**
 * The room.
 */
room: RoomView, };

/**
 * Seats, members and settings of a room.
 */
export type RoomView = { 
/**
 * How it is played.
 */
settings: Settings, 
/**
 * Who is the host.
 */
host: MemberId, 
/**
 * Who takes part, in the order of joining.
 */
members: Array<MemberView>, 
/**
 * Who sits where.
 */
seats: ByColor<SeatView>, 
/**
 * What the room is about.
 */
phase: Phase, 
/**
 * The present game, or the next one before it starts.
 */
game: GameOpening, 
/**
 * How the games so far went.
 */
score: MatchScore, };

/**
 * What the dice know of a seat, see `aeroplane-dice/1`.
 */
export type RosterKind = { "kind": "human_without_anchor", } | { "kind": "human", 
/**
 * `x_0` of that chain.
 */
anchor: Anchor, } | { "kind": "bot", };

/**
 * A seat of the dice's roster.
 */
export type RosterSeat = { 
/**
 * The seat.
 */
color: Color, 
/**
 * What the dice know of it.
 */
kind: RosterKind, };

/**
 * The links that a move takes after its walk, in order.
 */
export type Route = Array<Link>;

/**
 * The name of a rule point: a field of the rules.
 */
export type RuleName = keyof Rules;

/**
 * The value of every rule point.
 */
export type Rules = { planes: 1 | 2 | 3 | 4, launch_rolls: Array<Roll>, extra_roll_faces: Array<Roll>, extra_roll_without_move: boolean, six_streak_penalty: "none" | "lose_turn" | "return_last" | "return_moved" | "return_unfinished" | "return_all", six_streak_length: 2 | 3, jump: "mandatory" | "optional" | "off", shortcut: "mandatory" | "optional" | "off", jump_then_shortcut: boolean, shortcut_then_jump: "never" | "direct" | "always", capture_at: "every_stop" | "final_only", shortcut_crossing: "capture" | "capture_stack_blocks" | "ignore", stacking: "off" | "optional" | "automatic", stack_movement: "together" | "single" | "choice", stack_defense: "captured" | "mutual" | "repel" | "immune" | "larger_wins", stack_blocks: "none" | "bounce" | "forbid" | "stop_before", stack_blocks_jump: boolean, overshoot: "forbid" | "bounce" | "accept", end: "first_wins" | "play_on", scoring: "none" | "unfinished_x50", must_move: boolean };

/**
 * Q: the SHA-256 of the rules as canonical JSON.
 */
export type RulesHash = string;

/**
 * What a host can make of a seat that no person holds.
 */
export type SeatPlan = { "plan": "open", } | { "plan": "closed", } | { "plan": "bot", 
/**
 * Which.
 */
bot: Bot, };

/**
 * A seat of a room.
 */
export type SeatView = { 
/**
 * Who has it.
 */
occupant: Occupant, 
/**
 * Who moves for it, during a game.
 */
control?: Control, };

/**
 * Why a player's own planes went to the hangar.
 */
export type SentBackCause = { "stack": StackDefense } | { "sixes": SixStreakPenalty };

/**
 * The number of an event in its room, from 1 and without gaps; 0 is before the first.
 */
export type Seq = number;

/**
 * From the server.
 */
export type ServerMessage = { "message": "welcome", 
/**
 * The version of the protocol.
 */
protocol: number, 
/**
 * The room.
 */
snapshot: Snapshot, } | { "message": "resumed", 
/**
 * The version of the protocol.
 */
protocol: number, 
/**
 * The events, in order and without a gap.
 */
updates: Array<Update>, } | { "message": "update", 
/**
 * What.
 */
update: Update, } | { "message": "accepted", 
/**
 * The command.
 */
id: CommandId, 
/**
 * The event that it became.
 */
seq: Seq, } | { "message": "refused", 
/**
 * The command, if the message got that far.
 */
id?: CommandId, 
/**
 * Why.
 */
because: Refusal, 
/**
 * The same in English.
 */
explanation: string, 
/**
 * What the sender of a stale command has missed.
 */
missing: Array<Update>, } | { "message": "presence", 
/**
 * Everyone's connections.
 */
presence: Presence, } | { "message": "notice", 
/**
 * What.
 */
notice: Notice, };

/**
 * How a room is played. Every field has a default, so a client names what it cares for.
 */
export type Settings = { 
/**
 * The rules of the game.
 */
rules: Rules, 
/**
 * How long a player may think about one roll or move.
 */
clock: Clock, 
/**
 * Who rolls first.
 */
first: WhoBegins, 
/**
 * What becomes of the planes of a player who resigns or leaves.
 */
leaving: Leaving, 
/**
 * Whether members may write free text to each other. Phrases and emotes are always there.
 */
chat: boolean, 
/**
 * Whether the room is in the public list, and strangers may join. Chosen when the room is opened.
 */
public: boolean, 
/**
 * Whether all people play on one device, which may then take moves back. Chosen when the room is opened.
 */
one_device: boolean, 
/**
 * How fast bots and autopilots play.
 */
pace: Pace, };

/**
 * A position as somebody may write it down: what is empty or false can be left out.
 */
export type Setup = { planes: { red?: Array<Spot>, yellow?: Array<Spot>, blue?: Array<Spot>, green?: Array<Spot> }, stacks?: { red?: Array<PlaneSet>, yellow?: Array<PlaneSet>, blue?: Array<PlaneSet>, green?: Array<PlaneSet> }, turn: Color, roll?: Roll, streak?: Streak, places?: Array<Color>, over?: boolean };

/**
 * A value of the rule point six_streak_penalty.
 */
export type SixStreakPenalty = "none" | "lose_turn" | "return_last" | "return_moved" | "return_unfinished" | "return_all";

/**
 * Everything that a client has to know of a room that it opens.
 */
export type Snapshot = { 
/**
 * The last event that is in it.
 */
seq: Seq, 
/**
 * Which member the client speaks for; none for a watcher.
 */
you?: MemberId, 
/**
 * Seats, members, settings.
 */
room: RoomView, 
/**
 * The board, from the first roll on.
 */
table?: TableView, 
/**
 * The last turn of each seat that had one, so that it can be marked.
 */
last_moves: Array<LastMove>, 
/**
 * The latest of what was said, the oldest first.
 */
talk: Array<TalkLine>, };

/**
 * A plane's own progress: -1 hangar, 0 launch pad, 1 to 50 ring, 51 to 55 home column, 56 home.
 */
export type Spot = number;

/**
 * A value of the rule point stack_defense.
 */
export type StackDefense = "captured" | "mutual" | "repel" | "immune" | "larger_wins";

/**
 * What a room is about.
 */
export type Stage = "lobby" | "mixing" | "hands" | "playing" | "over" | "closed";

/**
 * One thing that happened. The steps of an action, folded over the position before it, give the position after it
 * (see [`Position::fold`](crate::Position::fold)); each says why it happened where rules can differ.
 */
export type Step = { "step": "rolled", 
/**
 * The player.
 */
color: Color, 
/**
 * What the die shows.
 */
roll: Roll, } | { "step": "launched", 
/**
 * The player.
 */
color: Color, 
/**
 * The plane.
 */
plane: Plane, } | { "step": "walked", 
/**
 * The player.
 */
color: Color, 
/**
 * The plane, or all planes of the stack.
 */
planes: PlaneSet, 
/**
 * Where this stretch of the walk began.
 */
from: Spot, 
/**
 * Where it ended.
 */
to: Spot, } | { "step": "turned_back", 
/**
 * The player.
 */
color: Color, 
/**
 * The moving planes.
 */
planes: PlaneSet, 
/**
 * Where they turned.
 */
at: Spot, 
/**
 * Why they turned.
 */
because: TurnBackCause, } | { "step": "steps_lost", 
/**
 * The player.
 */
color: Color, 
/**
 * The moving planes.
 */
planes: PlaneSet, 
/**
 * Where they stopped.
 */
at: Spot, 
/**
 * How many steps were lost.
 */
steps: number, 
/**
 * Why they were lost.
 */
because: LostStepsCause, } | { "step": "jumped", 
/**
 * The player.
 */
color: Color, 
/**
 * The moving planes.
 */
planes: PlaneSet, 
/**
 * The own square where the jump began.
 */
from: Spot, 
/**
 * The own square where it ended.
 */
to: Spot, } | { "step": "flew", 
/**
 * The player.
 */
color: Color, 
/**
 * The moving planes.
 */
planes: PlaneSet, 
/**
 * Where the shortcut begins.
 */
from: Spot, 
/**
 * Where it ends.
 */
to: Spot, } | { "step": "crossed", 
/**
 * The player that took the shortcut.
 */
color: Color, 
/**
 * Whose home column was crossed.
 */
victim: Color, 
/**
 * The planes on the crossed cell.
 */
planes: PlaneSet, } | { "step": "captured", 
/**
 * The player that captured.
 */
color: Color, 
/**
 * Whose planes were captured.
 */
victim: Color, 
/**
 * The captured planes.
 */
planes: PlaneSet, 
/**
 * Where they stood, in their own count.
 */
at: Spot, 
/**
 * How they were captured.
 */
because: CaptureCause, } | { "step": "stacked", 
/**
 * The player.
 */
color: Color, 
/**
 * All planes of the stack.
 */
planes: PlaneSet, 
/**
 * Where it stands.
 */
at: Spot, } | { "step": "sent_back", 
/**
 * The player.
 */
color: Color, 
/**
 * The planes.
 */
planes: PlaneSet, 
/**
 * Why they had to go.
 */
because: SentBackCause, } | { "step": "came_home", 
/**
 * The player.
 */
color: Color, 
/**
 * The planes.
 */
planes: PlaneSet, } | { "step": "passed", 
/**
 * The player.
 */
color: Color, 
/**
 * Why nothing was moved.
 */
because: PassCause, } | { "step": "roll_again", 
/**
 * The player.
 */
color: Color, 
/**
 * The sixes of the turn so far; none where another face gave the extra roll.
 */
streak: Streak, } | { "step": "turn_passed", 
/**
 * Whose turn ended.
 */
color: Color, 
/**
 * Whose turn begins.
 */
to: Color, } | { "step": "withdrawn", 
/**
 * The player.
 */
color: Color, } | { "step": "placed", 
/**
 * The player.
 */
color: Color, 
/**
 * The place, 1 for the winner.
 */
place: number, } | { "step": "scored", 
/**
 * What each player receives, negative for what it owes.
 */
scores: ByColor<number>, } | { "step": "over", 
/**
 * The player whose move ended it, or who was left when all others had withdrawn.
 */
color: Color, };

/**
 * Which rules made a step happen as it did.
 */
export type StepReasons = { 
/**
 * What happened.
 */
step: Step, 
/**
 * The rule points that had a say in it; none for steps that are the same under all rules.
 */
rules: Array<RuleName>, };

/**
 * The sixes of the turn that is being played: the planes that each of them moved.
 */
export type Streak = Array<PlaneSet>;

/**
 * The board of a game.
 */
export type TableView = { 
/**
 * The game.
 */
game: GameId, 
/**
 * How many actions – rolls, moves and withdrawals – it has so far.
 */
ply: number, 
/**
 * Where everything stands.
 */
position: Setup, 
/**
 * What is waited for.
 */
turn: GameTurn, 
/**
 * How many milliseconds are left for it; none where time does not count or stands still.
 */
remaining_ms?: number, 
/**
 * `h_i` after the last roll.
 */
head: Head, 
/**
 * How many rolls each seat has so far: its next one takes link `x_{n+2}` after n rolls.
 */
rolls: ByColor<number>, };

/**
 * Something that a member said.
 */
export type TalkLine = { "talk": "said", 
/**
 * The event.
 */
seq: Seq, 
/**
 * Who said it.
 */
member: MemberId, 
/**
 * The phrase.
 */
phrase: Phrase, } | { "talk": "expressed", 
/**
 * The event.
 */
seq: Seq, 
/**
 * Who showed it.
 */
member: MemberId, 
/**
 * The emote.
 */
emote: Emote, } | { "talk": "chatted", 
/**
 * The event.
 */
seq: Seq, 
/**
 * Who wrote it.
 */
member: MemberId, 
/**
 * The line.
 */
text: ChatText, };

/**
 * Why a walk turned round.
 */
export type TurnBackCause = "home" | "stack";

/**
 * Something that happened, and what the room is like since.
 */
export type Update = { 
/**
 * The event's number: one more than that of the update before.
 */
seq: Seq, 
/**
 * Who brought it about; nobody where the room did so by itself.
 */
by?: MemberId, 
/**
 * What happened.
 */
event: Event, 
/**
 * What happened on the board, to be shown in this order.
 */
steps: Array<Step>, 
/**
 * The room, where it changed.
 */
room?: RoomView, 
/**
 * The board, where it or its clock changed.
 */
table?: TableView, };

/**
 * Who rolls first.
 */
export type WhoBegins = { "by": "lot", } | { "by": "highest_roll", } | { "by": "rock_paper_scissors", } | { "by": "host", 
/**
 * That seat.
 */
color: Color, };

/**
 * Everything that happened in a game, or everything from one of its plies on.
 */
export type WholeGame = { 
/**
 * The game.
 */
game: GameId, 
/**
 * The rules in force.
 */
rules: Rules, 
/**
 * Who sat at each seat when the game started, nobody at an empty one.
 */
players: ByColor<PublicPlayer | null>, 
/**
 * The ply from which on everything is told: the one that was asked for, 0 for the start, and the present one where
 * there are not as many.
 */
from: number, 
/**
 * Where everything stood at that ply.
 */
start: Setup, 
/**
 * What each action since then brought about, the earliest first: the first list leads from that ply to the next one.
 * Folded over `start`, one after the other, they give every later position.
 */
trails: Array<Array<Step>>, 
/**
 * Whether the game is over.
 */
over: boolean, };
