/** What travels between the server and the pages: names for the types that are made from its OpenAPI document. */
import type languages from '$catalogues/languages.json';
import type { components } from './api-types';

type Schemas = components['schemas'];

/** A sentence before it has a language: a key of the catalogues and its values; a value may be a message itself. */
export type Message = Schemas['Words'];

/** A legal action of the looking seat. */
export type Action = Schemas['ActionInfo'];

/** An action that would answer the question but can't be taken now, with the reason. */
export type Blocked = Schemas['BarredAction'];

/** An event with its sentence. */
export type GameEvent = Schemas['EventInfo'];

/** Something that happened, by which a board finds what to highlight. `seat` is -1 where no seat did it. */
export type EventRef = Omit<GameEvent, 'words'>;

/** One move and what came of it; entry 0 is the setup and has no action. */
export type LogEntry = Schemas['EntryInfo'];

export type SeatInfo = Schemas['SeatInfo'];
export type SeatKind = SeatInfo['kind'];
/** A seat as a new table asks for it. */
export type PlaceInfo = Schemas['PlaceInfo'];
export type SeatPlan = Schemas['SeatWish'];
export type NewTable = Schemas['TableWish'];
/** What somebody would like to play with whoever comes. */
export type GameWish = Schemas['GameWish'];
export type TableInfo = Schemas['TableInfo'];
/** A public table with a free seat, as everybody sees it. */
export type LobbyTable = Schemas['LobbyTable'];
/** How much time people have at a table. */
export type Pace = NonNullable<TableInfo['time_control']>;
export type PaceKind = 'none' | Pace['kind'];

/** What of a game's box never changes: words that replace the catalogues', and whatever its board draws. */
export type Scene = Schemas['Scene'];

/** A rule book without its words. */
export type Book = Schemas['Book'];
export type BookChapter = Schemas['BookChapter'];
export type BookSection = Schemas['BookSection'];
export type BookTable = Schemas['BookTable'];
/** Moments of a real game that a figure of a rule book shows. */
export type FigureInfo = Schemas['FigureInfo'];

export type ChatEntry = Schemas['SaidInfo'];
export type Me = Schemas['Me'];
export type SessionInfo = Schemas['SessionInfo'];
export type Profile = Schemas['Profile'];
export type LeaderInfo = Schemas['LeaderInfo'];
export type RatingInfo = Schemas['RatingInfo'];
export type Friends = Schemas['Friends'];
export type FriendInfo = Schemas['FriendInfo'];
export type InvitationInfo = Schemas['InvitationInfo'];
export type BlockInfo = Schemas['BlockInfo'];
/** Somebody: by account, by seat, or by what they said. */
export type Whom = Schemas['Whom'];
export type ReportWish = Schemas['ReportWish'];
export type NoticeInfo = Schemas['NoticeInfo'];
export type NoticeWish = Schemas['NoticeWish'];
export type AddressInfo = Schemas['AddressInfo'];
export type GameInfo = Schemas['GameInfo'];
export type ErrorBody = Schemas['Fault'];

/** The languages the server speaks, and so the pages. */
export type Language = keyof typeof languages;

/** One move in a game's course, 0 is the setup; `round` where one begins with it. */
export type HistoryEntry = Schemas['HistoryEntry'];

/** What becomes more or less by an action, and what that is worth in points. */
export type Reason = Schemas['ReasonInfo'];

/** What a bot would do in one's place, and why. */
export type Hint = Schemas['HintInfo'];

/** Each seat's chance of winning after some moves. */
export type ChancePoint = Schemas['ChancesEntry'];

/** A move that changed a seat's chance of winning a lot. */
export type Swing = Schemas['Swing'];

/** A position off the course of a finished game, or on it. */
export type LinePlace = Required<Omit<Schemas['LookedAt'], 'seat'>>;
export type Lines = Schemas['LinesInfo'];
export type Line = Schemas['LineInfo'];
/** How far the judgement of a game is. */
export type Judgement = Schemas['JudgementInfo'];
export type Report = Schemas['ReportInfo'];
export type Moment = Schemas['MomentInfo'];
export type Verdict = Schemas['DecisionInfo']['verdict'];
/** Notes and variations, as they are sent, and as they come with words. */
export type CommentaryWish = Schemas['CommentaryWish-Input'];
export type Commentary = Schemas['CommentaryInfo'];

/** A position with one best choice. */
export interface Puzzle extends Omit<Schemas['PuzzleInfo'], 'state'> {
  state: State;
}
export type SetUpField = Schemas['SetUpField'];
export type SetUpWish = Schemas['SetUpWish'];
/** A position as it is set up by hand; without a state if it can't be. */
export interface SetUp extends Omit<Schemas['SetUpInfo'], 'state'> {
  state: State | null;
}
export type PuzzleAnswer = Schemas['PuzzleAnswer'];

/** What the socket tells. */
export type Told =
  | Schemas['StateMessage']
  | Schemas['TableMessage']
  | Schemas['ChatMessage']
  | Schemas['OkMessage']
  | Schemas['ErrorMessage']
  | Schemas['PongMessage'];

/** What is asked over the socket and answered. */
export type Request = Schemas['MakeMove'] | Schemas['TakeBack'] | Schemas['Say'];

/** What the socket is told. */
export type Said = Request | Schemas['Look'] | Schemas['Skip'] | Schemas['Ping'];

/**
 * What every game's view has, whatever else it shows: each game writes its own, so the document leaves it open.
 * Seats are named by their id ("blue").
 */
export interface BaseView {
  game: string;
  seat: string | null;
  seats: string[];
  round?: number;
  over: boolean;
  question: { task: string | null; words: Message } | null;
  actions: Action[];
}

export interface State<V extends BaseView = BaseView> extends Omit<Schemas['StateMessage'], 'type' | 'view'> {
  view: V;
}

/** Where a lesson stands after the learner's moves. */
export interface LessonState extends Omit<Schemas['LessonInfo'], 'state'> {
  state: State;
}
export type Course = Schemas['CourseInfo'];

/** Which action comes next, given those that are legal now; null: no more. */
export type Next = (actions: Action[], view: BaseView) => number | null;
