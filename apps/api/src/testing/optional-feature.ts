import type { Area } from '@academy/domain/rights';
import type { ManagerId, StudentId, TerminalId } from '@academy/domain/ids';
import type { Db } from '../db/database';
import type { Answer } from './calls/browser';
import type { TestApp } from './test-app';

/** Whose work a call is: an area's, or that of all managers or of admins alone. */
export type Home = Area | 'admins' | 'everybody';

/** A check-in at one of two devices, or one that waited at the one that was offline. */
export type DoorActor = (
  step: { action: string; online: boolean } | { last: boolean },
  studentId: StudentId,
) => Promise<void>;

/** What a feature brings to the tests that go through every call, table or action. */
export interface FeatureInTests {
  /** Valid bodies of its writes, by method and path. */
  bodies: Readonly<Record<string, (own: { studentId: StudentId }) => unknown>>;
  /** What a student has of it, under the names of the paths' parameters. */
  insert?: (
    db: Db,
    whose: { studentId: StudentId; terminalId: TerminalId; now: Date },
  ) => Promise<Readonly<Record<string, string>>>;
  /** Acts its steps of the week of all views (`week/`). */
  door?: (server: TestApp, whose: { by: ManagerId; now: () => Date }) => Promise<DoorActor>;
  /** Undoes what a call changes once only. */
  reset?: (db: Db) => Promise<unknown>;
  /** By table of its calls: whose work they are, and those that are another's. */
  homes: Readonly<Record<string, readonly [Home, RegExp?][]>>;
  /** Writes without an idempotency key, and why they need none. */
  withoutKey?: Readonly<Record<string, string>>;
  /** Calls that are answered in a way of their own. */
  answers?: Readonly<Record<string, (server: TestApp) => Promise<Answer>>>;
  /** Bodies of the documentation where the valid ones do not serve. */
  examples?: Readonly<Record<string, unknown>>;
  /** What says nothing about a student: columns, actions of managers, paths. */
  aboutNoStudent?: { columns?: RegExp; actions?: readonly string[]; paths?: RegExp };
}
