import type { StudentId } from '@academy/domain/ids';
import {
  pointFilterName,
  type pointManagementEndpoints,
  stepReached,
} from '@academy/domain/points';
import { seoulDay } from '@academy/domain/time';
import type { Db, Tx } from '../../../db/database';
import { once } from '../../../http/writes/once';
import { Refusal } from '../../../http/errors/refusal';
import type { Call } from '../../../http/serve';
import { auditManager } from '../../../shared/audit/manager-audit-db';
import { notify } from '../../../shared/notify-db';
import { readPointSettings } from '../../../shared/settings/kept-settings';
import { recordOperation } from '../../../shared/operations/operations-db';
import { madeRows } from '../../../shared/operations/restoring-rows-db';
import { readGiven, readPointSums } from '../../../shared/points/point-standings-db';
import { lockStudents } from '../../../shared/students/students-db';
import { insertPoints } from '../change/own-points-db';
import { givenPoints } from '../change/own-point-db';
import { askForConfirmation } from '../change/confirmations';
import { termsOf, ownStudentIds } from './preview-points';
import { readNoticeSettings } from '../../../shared/settings/kept-settings';
import { enqueueNotices, type Notice } from '../../../shared/messages/notices-db';

type IssueCall = Call<typeof pointManagementEndpoints.issuePoints>;

interface Issue {
  issued: Awaited<ReturnType<typeof insertPoints>>;
  terms: Awaited<ReturnType<typeof termsOf>>;
  names: ReadonlyMap<StudentId, string>;
}

/** Writes the issue down: as an operation that can be undone, and in the audit log. */
async function recordIssue(tx: Tx, call: IssueCall, { issued, terms, names }: Issue) {
  const { actor, now, body } = call;
  const { pointType, points, reason, asksConfirmation } = terms;
  const { incidentDate, memo } = body;
  const facts = {
    pointType,
    points,
    pointReason: reason,
    incidentDate,
    memo: memo.trim(),
    ...(asksConfirmation && { asksConfirmation }),
  };
  const undo = await recordOperation(
    tx,
    {
      kind: 'points.issue',
      by: actor.managerId,
      at: now,
      label: `${pointFilterName(pointType)} ${points}점 × ${issued.length}명`,
    },
    await madeRows(
      tx,
      givenPoints,
      issued.map(({ id }) => id),
    ),
  );
  await auditManager(
    tx,
    call,
    issued.map(({ id, studentId }) => ({
      action: 'issue-points',
      entity: 'points',
      entityId: id,
      subject: names.get(studentId) ?? '',
      after: { ...facts, studentId },
    })),
  );
  return undo;
}

/**
 * Gives a point to each of the students, once per key: the same key again, even at the same moment,
 * answers what was done. A day's proposal is given once to each student, whichever manager confirms
 * it.
 */
export function issuePoints(db: Db, call: IssueCall) {
  const { actor, now, body } = call;
  const { incidentDate, memo, proposalOf = null, what } = body;
  const ids = ownStudentIds(body.studentIds);
  return once(db, call, async (tx) => {
    const names = await lockStudents(tx, ids);
    if (names.size < ids.length) throw new Refusal('not-found');
    const terms = await termsOf(tx, actor, body, now);
    const given = proposalOf === null ? null : await readGiven(tx, proposalOf);
    const toGive = ids.filter((id) => !given?.has(id));
    const presetId = what.kind === 'preset' ? BigInt(what.presetId) : null;
    const tellSteps = await watchSteps(tx, toGive, now);
    const issued =
      toGive.length === 0
        ? []
        : await insertPoints(tx, toGive, {
            ...terms,
            incidentDate,
            memo: memo.trim(),
            presetId,
            proposalOf,
            by: actor.managerId,
            now,
          });
    const { pointType, points } = terms;
    const undo = await recordIssue(tx, call, { issued, terms, names });
    await tellSteps();
    if (terms.asksConfirmation) await askForConfirmation(tx, issued, now);
    if (issued.length > 0)
      await notify(
        tx,
        { topic: 'points' },
        issued.map(({ studentId }) => studentId),
      );
    return { issued, pointType, points, undo: issued.length > 0 ? undo : null };
  });
}

/**
 * Reads students' steps before points are given; the returned function then notifies guardians of
 * students who reached a new one.
 */
async function watchSteps(
  tx: Tx,
  ids: readonly StudentId[],
  now: Date,
): Promise<() => Promise<void>> {
  const settings = await readNoticeSettings(tx);
  if (!settings?.step.on) return async () => {};
  const date = seoulDay(now);
  const points = await readPointSettings(tx);
  const before = await readPointSums(tx, points, date, { only: ids });
  return async () => {
    const after = await readPointSums(tx, points, date, { only: ids });
    const notices = ids.flatMap((studentId): Notice[] => {
      const counted = after.get(studentId)?.counted ?? 0;
      const step = stepReached(before.get(studentId)?.counted ?? 0, counted, points.steps);
      if (step === null) return [];
      const fields = { 단계: step.name, 점수: `${counted}점` };
      return [{ kind: 'step', studentId, fields, key: step.name }];
    });
    await enqueueNotices(tx, notices, { settings, date, now });
  };
}
