import { can, missingRightText } from '@academy/domain/rights';
import { groupBy } from '@academy/domain/collections';
import type { StudentId } from '@academy/domain/ids';
import {
  decideIssue,
  previewIssue,
  type IssueTerms,
  type IssueRequest,
  type pointManagementEndpoints,
} from '@academy/domain/points';
import { bySeat } from '@academy/domain/identity';
import { seoulDay } from '@academy/domain/time';
import type { Db, Tx } from '../../../db/database';
import type { ManagerActor } from '../../../http/auth/actor';
import { isOwnId } from '../../../http/auth/own-id';
import { Refusal } from '../../../http/errors/refusal';
import type { Call } from '../../../http/serve';
import { transact } from '../../../http/writes/transact';
import { readPointSettings } from '../../../shared/settings/kept-settings';
import { readOwnPoints } from '../change/own-points-db';
import { readPointStudents } from '../lists/point-students-db';
import { readPreset } from './presets-db';

/**
 * What a request gives, judged by the server: a preset's sign and score are the preset's. A score
 * of one's own needs its right.
 */
export async function termsOf(
  tx: Tx,
  actor: ManagerActor,
  request: IssueRequest,
  now: Date,
): Promise<IssueTerms> {
  if (request.what.kind === 'own' && !can(actor, 'points.own-score')) {
    throw new Refusal('no-right', {
      text: missingRightText('points.own-score', actor.role),
      extra: { needs: 'points.own-score' },
    });
  }
  const preset =
    request.what.kind === 'preset' ? await readPreset(tx, request.what.presetId) : undefined;
  const decision = decideIssue(request, preset ? [preset] : [], seoulDay(now));
  if (!decision.allowed) throw new Refusal(decision.reason);
  return decision.terms;
}

/** The requested students, once each; 404 for an unknown id. */
export function ownStudentIds(ids: readonly StudentId[]): StudentId[] {
  const once = [...new Set(ids)];
  if (!once.every(isOwnId)) throw new Refusal('not-found');
  return once;
}

/**
 * What giving would do, student by student, before anything is written: five queries, whatever the
 * number of students.
 */
export function previewPoints(
  db: Db,
  { actor, body, now }: Call<typeof pointManagementEndpoints.previewPoints>,
) {
  const ids = ownStudentIds(body.studentIds);
  return transact(db, async (tx) => {
    const terms = await termsOf(tx, actor, body, now);
    const students = await readPointStudents(tx, ids);
    if (students.length < ids.length) throw new Refusal('not-found');
    const settings = await readPointSettings(tx);
    const pointsOf = groupBy(await readOwnPoints(tx, ids), ({ studentId }) => studentId);
    const rows = students.toSorted(bySeat).map((student) => ({
      ...student,
      ...previewIssue({
        points: pointsOf.get(student.studentId) ?? [],
        terms,
        incidentDate: body.incidentDate,
        settings,
        today: seoulDay(now),
        now,
      }),
    }));
    return { ...terms, rows };
  });
}
