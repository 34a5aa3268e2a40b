import { missingForLinks } from '@academy/domain/guardians';
import { guardianLinkIdSchema, type StudentId } from '@academy/domain/ids';
import { type noticeEndpoints } from '@academy/domain/messages';
import { formatMonth, monthAt, type CalendarMonth } from '@academy/domain/time';
import type { Db, Tx } from '../../../db/database';
import type { ManagerActor } from '../../../http/auth/actor';
import { refuseWithout } from '../../../http/auth/rights';
import type { Call } from '../../../http/serve';
import { readNoticeTerms } from '../../../shared/settings/kept-settings';
import { previewBatch, sendBatch, type Chosen } from '../../../shared/messages/send-batch';
import { readAttendanceSettings } from '../../../shared/settings/kept-settings';
import { unsignedGuardianUrl } from '../../../shared/links/guardian-link';
import { readLinks, readNumbers } from './links-db';
import { renewLinks } from './renew-links-db';

interface Deps {
  db: Db;
  studentUrl: string;
}

/**
 * An account that makes or sends an address could open it, so it needs the rights for all it shows.
 */
export function refuseWithoutFullView(actor: ManagerActor): void {
  const missing = missingForLinks(actor);
  if (missing !== null) refuseWithout(actor, missing);
}

/** Placeholder for the link that is made when it is sent: as long as it will be. */
const noLink = { id: guardianLinkIdSchema.parse('1000') };

/** The month's report of each in the order asked for, by the address of each guardian. */
async function chosenOf(
  db: Db | Tx,
  studentUrl: string,
  { studentIds, month }: { studentIds: readonly StudentId[]; month: CalendarMonth },
): Promise<Chosen[]> {
  const numbers = new Map((await readNumbers(db, studentIds)).map((one) => [one.id, one]));
  const asked = studentIds.flatMap((id) => numbers.get(id) ?? []);
  const links = await readLinks(
    db,
    asked.flatMap(({ phones }) => phones),
  );
  const linkOf = new Map(links.map((link) => [link.phone, link]));
  return asked.map(({ id: studentId, name, phones }) => ({
    studentId,
    name,
    // Without a number it counts as not agreed.
    notices: (phones.length === 0 ? [''] : phones).map((to) => {
      const address = unsignedGuardianUrl(studentUrl, linkOf.get(to) ?? noLink);
      const fields = { 달: formatMonth(month), 주소: `${address}/${month}` };
      return { kind: 'report', studentId, fields, key: month, to };
    }),
  }));
}

export async function previewReportNotices(
  deps: Deps,
  { actor, body, params, now }: Call<typeof noticeEndpoints.previewReportNotices>,
) {
  refuseWithoutFullView(actor);
  const { db } = deps;
  const month = monthAt(params.year, params.month);
  const settings = await readNoticeTerms(db);
  const chosen = await chosenOf(db, deps.studentUrl, { ...body, month });
  return previewBatch(db, { kind: 'report', settings, chosen }, now);
}

/** Sends a month's report to guardians; who has no link yet gets one with it. */
export function sendReportNotices(
  deps: Deps,
  call: Call<typeof noticeEndpoints.sendReportNotices>,
) {
  const { actor, body, params, now } = call;
  refuseWithoutFullView(actor);
  const month = monthAt(params.year, params.month);
  return sendBatch(deps.db, call, 'report', async (tx) => {
    const asked = await readNumbers(tx, body.studentIds);
    const phones = [...new Set(asked.flatMap(({ phones: own }) => own))].toSorted();
    const { guardianLinkDays: days } = await readAttendanceSettings(tx);
    await renewLinks(tx, phones, { by: actor.managerId, now, days });
    return chosenOf(tx, deps.studentUrl, { ...body, month });
  });
}
