import type { StudentId } from '@academy/domain/ids';
import type {
  CarriedHistory,
  MoveCandidate,
  MovePreview,
  MoveProblem,
} from '@academy/domain/moves';
import type { Grants } from '@academy/domain/rights';
import type { StudentDraft } from '@academy/domain/students';
import type { CalendarDay } from '@academy/domain/time';

/** A move as the branches are told of it. */
export interface MoveOrder {
  /** What both call it. */
  key: string;
  day: CalendarDay;
  lastDay: CalendarDay;
  /** The other branch, and where its managers' app is. */
  branch: string;
  url: string;
}

/** A student on the way: what the new branch writes down. */
export interface PackedStudent {
  draft: StudentDraft;
  allergens: number[];
  /** The branch that they leave first, then those before it. */
  histories: CarriedHistory[];
}

/** What of a student's stay would be carried, and what stays behind. */
export interface Leaving extends Pick<MovePreview, 'student' | 'carried' | 'left'> {
  draft: StudentDraft;
}

export type Refused = { problem: MoveProblem };

/**
 * What a head office does at its branches to move a student. Each step may be done again and then
 * answers the same; null: the branch does not answer, or takes no writes now.
 */
export interface Moving {
  /** Enrolled students and those on leave, by name. */
  find(slug: string, q: string, viewer: Grants): Promise<MoveCandidate[] | null>;
  /** What moving a student would take along and leave behind. */
  leaving(
    slug: string,
    ask: { studentId: StudentId; branch: string; lastDay: CalendarDay },
    now: Date,
  ): Promise<Leaving | Refused | null>;
  /** How the branch would take a student in. */
  taking(slug: string, draft: StudentDraft): Promise<{ returns: boolean } | Refused | null>;
  /** Whose moves these are; a student who was erased is in none. */
  names(slug: string, keys: readonly string[]): Promise<ReadonlyMap<string, string> | null>;

  /** The old branch writes down that the student will go. */
  announce(
    slug: string,
    order: MoveOrder & { studentId: StudentId },
    now: Date,
  ): Promise<'announced' | Refused | null>;
  /** What the student takes along. */
  pack(
    slug: string,
    ask: Pick<MoveOrder, 'key' | 'lastDay'> & { branch: string },
    now: Date,
  ): Promise<PackedStudent | Refused | null>;
  /** The new branch has the student, on leave. */
  prepare(
    slug: string,
    order: MoveOrder & { student: PackedStudent },
    now: Date,
  ): Promise<'prepared' | Refused | null>;
  /** The old branch lets the student go, unless it heard before that the move is off. */
  letGo(slug: string, order: MoveOrder, now: Date): Promise<'gone' | Refused | null>;
  /** The new branch enrols the student. */
  arrive(slug: string, key: string, now: Date): Promise<'arrived' | 'missing' | null>;
  /** The move is off, unless the old branch let go before. */
  withdraw(slug: string, order: MoveOrder, now: Date): Promise<'withdrawn' | 'gone' | null>;
  /** The new branch forgets who was prepared. */
  discard(slug: string, order: MoveOrder, now: Date): Promise<'discarded' | null>;
}
