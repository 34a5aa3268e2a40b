import { studyDayAt, type AttendanceSettings } from '@academy/domain/attendance';
import {
  absencesAhead,
  AHEAD_DAYS,
  GUARDIAN_NOTICES,
  GUARDIAN_POINTS,
  GUARDIAN_REQUESTS,
  type GuardianChild,
  type guardianEndpoints,
  type GuardianView,
} from '@academy/domain/guardians';
import { paymentWindow, type LunchSettings } from '@academy/domain/meals';
import { NOTICE_KINDS, noticeKinds } from '@academy/domain/messages';
import { examsAhead } from '@academy/domain/students';
import { monthOf, seoulDay, seoulMonth, shiftDay } from '@academy/domain/time';
import type { Db, Tx } from '../../../db/database';
import type { AuthKeys } from '../../../http/auth/auth-keys';
import { databaseErrorKind } from '../../../db/database-error-kind';
import type { Call } from '../../../http/serve';
import { readNoticeSettings } from '../../../shared/settings/kept-settings';
import { readRegistrations } from '../../../shared/registrations-db';
import { readReportedAbsences } from '../../../shared/schedule/reported-absences-db';
import { readGuardianReasons } from '../../../shared/schedule/reasons-db';
import { readPointSettings } from '../../../shared/settings/kept-settings';
import { confirmationOf } from '../../../shared/points/point-columns-db';
import { readSender } from '../../../shared/settings/kept-settings';
import { readAttendanceSettings } from '../../../shared/settings/kept-settings';
import { readLunchSettings } from '../../../shared/settings/lunch-settings-db';
import { readFeaturesOff } from '../../../shared/settings/features-db';
import { readMealsOfDay } from '../facts/day-db';
import { readAttendance } from '../facts/facts-attendance-db';
import { readPoints } from '../facts/facts-db';
import {
  readAttendanceOfDay,
  readPointSumsOf,
  readTwoMonths,
  type Asked,
} from '../facts/student-day';
import { readConsent } from './consents-db';
import { noteOpen, readNotices, type ChildRow } from './links-db';
import { openLink } from './open-link';

async function readChild(
  tx: Tx,
  { name, seat }: ChildRow,
  {
    settings,
    ordering,
    ...asked
  }: Asked & { settings: AttendanceSettings; ordering: LunchSettings },
): Promise<GuardianChild> {
  const { studentId, now } = asked;
  const days = await readAttendance(tx, studentId, now);
  const points = await readPoints(tx, studentId);
  const tomorrow = shiftDay(asked.date, 1);
  const last = shiftDay(asked.date, AHEAD_DAYS);
  const reportedOn = await readReportedAbsences(tx, tomorrow, last, studentId);
  return {
    id: studentId,
    name,
    seat,
    attendance: await readAttendanceOfDay(tx, asked, settings),
    meals: await readMealsOfDay(tx, asked),
    ahead: absencesAhead((date) => reportedOn(studentId, date), asked.date),
    days: days.filter(({ date }) => monthOf(date) === seoulMonth(now)),
    months: (await readTwoMonths(tx, asked)).map(({ month, reservations, account }) => ({
      month,
      paymentLast: paymentWindow(ordering, month).last,
      lunches: reservations.filter(({ lunch }) => lunch).length,
      dinners: reservations.filter(({ dinner }) => dinner).length,
      account,
    })),
    points: {
      ...(await readPointSumsOf(tx, asked)),
      newest: points
        .slice(0, GUARDIAN_POINTS)
        .map(({ asksConfirmation, confirmedAt, ...point }) => ({
          ...point,
          confirmation: confirmationOf({ asksConfirmation, confirmedAt }),
        })),
    },
    requests: await readGuardianReasons(tx, studentId, GUARDIAN_REQUESTS),
    exams: examsAhead(await readRegistrations(tx, { studentId, now }), seoulDay(now)),
  };
}

const accountOf = ({ bankName, accountNumber, accountHolder }: LunchSettings) =>
  accountNumber === '' ? null : { bankName, number: accountNumber, holder: accountHolder };

/** Of what a guardian is notified; null: they were not asked. */
async function readNoticeSwitch(tx: Tx, phone: string): Promise<GuardianView['noticeSwitch']> {
  const consent = await readConsent(tx, phone);
  if (consent === null) return null;
  const settings = await readNoticeSettings(tx);
  const sent = NOTICE_KINDS.filter((kind) => settings?.[kind].on);
  return {
    on: consent.stoppedAt === null,
    kinds: sent.map((kind) => ({
      kind,
      name: noticeKinds[kind].name,
      on: !consent.declined.includes(kind),
    })),
  };
}

/** A look is worth noting, and not worth failing for. */
async function note(db: Db, call: Call<typeof guardianEndpoints.guardianView>): Promise<void> {
  try {
    await noteOpen(db, call.params.linkId, call.now);
  } catch (error) {
    if (databaseErrorKind(error) !== 'disk-full') throw error;
    call.request.log.warn('no room to note that a guardian opened their link');
  }
}

/** What a guardian sees of their children, all of one instant. */
export async function readGuardianView(
  { db, keys }: { db: Db; keys: AuthKeys },
  call: Call<typeof guardianEndpoints.guardianView>,
): Promise<GuardianView> {
  const { now } = call;
  const view = await db.transaction(
    async (tx) => {
      const { phone, children: rows, unconfirmed } = await openLink(tx, keys, call);
      const settings = await readAttendanceSettings(tx);
      const ordering = await readLunchSettings(tx);
      const date = studyDayAt(now, settings);
      const children: GuardianChild[] = [];
      for (const row of rows)
        children.push(
          await readChild(tx, row, { studentId: row.id, date, now, settings, ordering }),
        );
      const notices = await readNotices(
        tx,
        rows.map(({ id }) => id),
        { now, limit: GUARDIAN_NOTICES },
      );
      return {
        asOf: now.toISOString(),
        date,
        ...(await readSender(tx)),
        pointWords: (await readPointSettings(tx)).words,
        noticeSwitch: await readNoticeSwitch(tx, phone),
        featuresOff: await readFeaturesOff(tx),
        mayRequest: settings.guardianRequests,
        account: accountOf(ordering),
        children,
        unconfirmed,
        notices: notices.map(({ publishedAt, ...notice }) => ({
          ...notice,
          publishedAt: publishedAt.toISOString(),
        })),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  await note(db, call);
  return view;
}
