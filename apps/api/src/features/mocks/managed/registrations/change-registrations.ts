import {
  decideAttendance,
  decideExamChange,
  decideExtension,
  decideOnBehalf,
  offeredSubjects,
  priceOfChoice,
  subjectOptions,
  type ManagedExam,
  type ManagedRegistration,
  type RegistrationsResult,
  type mockManagementEndpoints,
} from '@academy/domain/mocks';
import { seoulDay } from '@academy/domain/time';
import type { Db, Tx } from '../../../../db/database';
import type { Call } from '../../../../http/serve';
import { once } from '../../../../http/writes/once';
import { readSubjectOptions } from '../../exams-db';
import { dropAnsweredReports } from '../../../../shared/bills/reported-deposits-db';
import { watchRows } from '../../../../shared/operations/restoring-rows-db';
import { promoteWaiting } from '../../own-registration';
import { changeRegistration } from '../../seats-db';
import { currentRegistrations, finishBulk, lockForBulk, type Skipped } from '../bulk';
import { keptRegistrations, keptStandings, writeRegistrations } from './registrations-db';
import { allow } from '../write-exam';

type ChangeCall = Call<typeof mockManagementEndpoints.changeRegistrations>;
type Change = ChangeCall['body']['change'];

/** The exam's seats and line as they go while one registration after the other moves. */
function counted(
  exam: ManagedExam,
  { onSiteState: from }: ManagedRegistration,
  to: ManagedRegistration['onSiteState'],
): ManagedExam {
  const change = (state: typeof to) => Number(to === state) - Number(from === state);
  return {
    ...exam,
    onSiteTaken: exam.onSiteTaken + change('confirmed'),
    waitingCount: exam.waitingCount + change('waiting'),
  };
}

/**
 * Moves and changes one after the other, in the order in which they registered; who can't have what
 * was chosen is named and left as they are.
 */
async function changeEach(
  tx: Tx,
  {
    exam,
    rows,
    change,
    now,
  }: { exam: ManagedExam; rows: readonly ManagedRegistration[]; change: Change; now: Date },
) {
  const offered = offeredSubjects(exam, subjectOptions(await readSubjectOptions(tx)));
  const [written, skipped]: [ManagedRegistration[], Skipped[]] = [[], []];
  let seats = exam;
  for (const row of rows) {
    const { selectedSubjects: subjects, onSiteExam, ...notes } = change;
    if (notes.attendance === 'absent' && row.hasResults) {
      skipped.push({ row, reason: 'attended-by-result' });
      continue;
    }
    if (subjects === undefined && onSiteExam === undefined) {
      written.push({ ...row, ...notes });
      continue;
    }
    const wanted = {
      selectedSubjects: subjects ?? row.selectedSubjects,
      onSiteExam: onSiteExam ?? row.onSiteState !== 'none',
    };
    const decision = decideOnBehalf({ exam: seats, offered, wanted, present: row });
    if (!decision.allowed) {
      skipped.push({ row, ...decision });
      continue;
    }
    const { selectedSubjects, onSiteState: to } = decision;
    const price = priceOfChoice(exam, row, selectedSubjects);
    if (to !== row.onSiteState)
      await changeRegistration(tx, {
        id: row.id,
        examId: exam.id,
        from: row.onSiteState,
        to,
        selectedSubjects,
        ...price,
        now,
      });
    seats = counted(seats, row, to);
    written.push({ ...row, ...notes, ...price, selectedSubjects, onSiteState: to });
  }
  await writeRegistrations(tx, written, now);
  return { written, skipped };
}

/** 과목·응시 방식·응시 여부·메모·개인 마감. A seat that is given up goes to the front of the line. */
export function changeRegistrations(db: Db, call: ChangeCall): Promise<RegistrationsResult> {
  const {
    params: { examId },
    body: { ids, change },
    now,
    request,
  } = call;
  return once(db, { ...call, again: currentRegistrations(examId) }, async (tx) => {
    const { exam, rows } = await lockForBulk(tx, { examId, ids, now });
    allow(decideExamChange(exam.state, 'edit'));
    if (typeof change.extendedUntil === 'string')
      allow(decideExtension(exam.state, new Date(change.extendedUntil), now));
    if (change.attendance !== undefined) allow(decideAttendance(exam, seoulDay(now)));
    const onlyNotes =
      change.selectedSubjects === undefined &&
      change.onSiteExam === undefined &&
      change.extendedUntil === undefined &&
      change.attendance === undefined;
    const [able, gone] = [
      rows.filter(({ canceledAt }) => onlyNotes || canceledAt === null),
      rows.filter(({ canceledAt }) => !onlyNotes && canceledAt !== null),
    ];
    const ables = able.map(({ id }) => id);
    const changes = [await watchRows(tx, keptRegistrations, ables)];
    if (change.onSiteExam !== undefined) changes.unshift(await watchRows(tx, keptStandings, ables));
    const { written, skipped } = await changeEach(tx, { exam, rows: able, change, now });
    const fees = new Map(able.map(({ id, fee }) => [id, fee]));
    const repriced = written.filter(({ id, fee }) => fees.get(id) !== fee).map(({ id }) => id);
    if (repriced.length > 0) await dropAnsweredReports(tx, repriced);
    if (change.onSiteExam === false) await promoteWaiting(tx, examId, now, request);
    return finishBulk(tx, call, {
      exam,
      action: 'change-registrations',
      before: rows,
      changed: written.map(({ id }) => id),
      skipped: [
        ...gone.map((row) => ({ row, reason: 'registration-cancelled' as const })),
        ...skipped,
      ],
      changes,
    });
  });
}
