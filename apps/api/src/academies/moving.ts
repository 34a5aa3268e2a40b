import { packAnnounced, previewTaking } from '../features/students/moving/branch-moves';
import {
  announceMove,
  letStudentGo,
  withdrawMove,
} from '../features/students/moving/let-student-go';
import { findCandidates, previewLeaving } from '../features/students/moving/preview-leaving';
import { readMoveNames } from '../features/students/moving/student-moves-db';
import {
  discardPrepared,
  enrolArrived,
  prepareStudent,
} from '../features/students/moving/take-student-in';
import type { Db } from '../db/database';
import type { Moving } from '../shared/branches/moving';

/** How a branch is asked: null where it does not answer, or takes no writes. */
type Ask = <T>(slug: string, work: (db: Db) => Promise<T>) => Promise<T | null>;

/** What a head office does at its branches to move a student, each over its own connections. */
export const openMoving = (reading: Ask, writing: Ask): Moving => ({
  find: (slug, q, viewer) => reading(slug, (db) => findCandidates(db, { q, viewer })),
  leaving: (slug, ask, now) => reading(slug, (db) => previewLeaving(db, ask, now)),
  taking: (slug, draft) => reading(slug, (db) => previewTaking(db, draft)),
  names: (slug, keys) => reading(slug, (db) => readMoveNames(db, keys)),
  announce: (slug, order, now) => writing(slug, (db) => announceMove(db, order, now)),
  pack: (slug, ask, now) => reading(slug, (db) => packAnnounced(db, ask, now)),
  prepare: (slug, order, now) => writing(slug, (db) => prepareStudent(db, order, now)),
  letGo: (slug, order, now) => writing(slug, (db) => letStudentGo(db, order, now)),
  arrive: (slug, key, now) => writing(slug, (db) => enrolArrived(db, key, now)),
  withdraw: (slug, order, now) => writing(slug, (db) => withdrawMove(db, order, now)),
  discard: (slug, order, now) => writing(slug, (db) => discardPrepared(db, order, now)),
});
