import { guardianEndpoints, guardianLinkEndpoints } from '@academy/domain/guardians';
import type { StudentId } from '@academy/domain/ids';
import { day } from '@academy/domain/time';
import { eq } from 'drizzle-orm';
import { students } from '../../db/schema';
import { attendanceSetting } from '../../shared/settings/kept-settings';
import { storeSetting } from '../data/store-setting';
import { readOrderMail } from '../../features/messages/settings-db';
import { orderSignature } from '../../shared/links/order-link';
import { setGuardians } from '../data/some-guardian';
import { insertOrder, ORDERED_FROM } from '../data/some-order';
import type { TestApp } from '../test-app';
import { another } from './another';
import { agreeToNotices } from './save-notices';

/** A guardian's link as its page calls it. */
export interface OpenedLink {
  params: { linkId: string; signature: string };
  /** Of a device on which the question was answered. */
  headers: { cookie: string };
}

/** What a link asks of a device: the child's number, or its end. */
async function answerOf({ database: { db } }: TestApp, studentId: StudentId) {
  const [child] = await db
    .select({ phone: students.phone })
    .from(students)
    .where(eq(students.id, studentId));
  return { answer: child?.phone?.slice(-8) };
}

/** A new link of the guardian of these children, on a device that said the number of each. */
export async function openGuardianLink(
  server: TestApp,
  admin: string,
  studentIds: readonly StudentId[],
): Promise<OpenedLink> {
  const { body } = await server.callEndpoint(
    guardianLinkEndpoints.createGuardianLinks,
    {},
    { token: admin, body: { studentIds } },
  );
  const [made] = guardianLinkEndpoints.createGuardianLinks.response.parse(body).content;
  const [linkId = '', signature = ''] = new URL(made?.url ?? '').hash.slice(1).split('/');
  const params = { linkId, signature };
  let cookie = '';
  for (const studentId of studentIds) {
    const answer = await server.callEndpoint(guardianEndpoints.answerGuardianQuestion, params, {
      headers: { cookie },
      body: await answerOf(server, studentId),
    });
    if (answer.status !== 200) throw new Error(`the link stayed closed: ${answer.text}`);
    cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  }
  return { params, headers: { cookie } };
}

interface Desk {
  server: TestApp;
  student: { id: StudentId };
  admin: string;
}

/** Guardians of this academy may tell that their child will be away. */
export async function letGuardiansAsk({ database: { db }, clock }: TestApp): Promise<void> {
  await storeSetting(db, attendanceSetting, { guardianRequests: true }, clock.now());
}

async function asGuardian({ server, student, admin }: Desk): Promise<OpenedLink> {
  await letGuardiansAsk(server);
  const phone = `0107777${String(another('guardian')).padStart(4, '0')}`;
  await setGuardians(server.database.db, student.id, [{ phone }]);
  return openGuardianLink(server, admin, [student.id]);
}

async function asCaterer({ server }: Desk) {
  const date = day('2026-03-05');
  const { db } = server.database;
  const caterer = (await readOrderMail(db))?.address ?? ORDERED_FROM;
  await insertOrder(db, server.clock.now(), date, caterer);
  return { params: { date, signature: orderSignature(server.keys, date, caterer) } };
}

/** The calls behind a signed link, by whom the link was sent to. */
export const linkReady = {
  'GET /guardian/{linkId}/{signature}': asGuardian,
  'POST /guardian/{linkId}/{signature}/answer': async (desk: Desk) => {
    const { params } = await asGuardian(desk);
    return { params, body: await answerOf(desk.server, desk.student.id) };
  },
  'PUT /guardian/{linkId}/{signature}/notice-switch': async (desk: Desk) => {
    const opened = await asGuardian(desk);
    await agreeToNotices(desk.server, desk.admin, [desk.student.id]);
    return { ...opened, body: { on: false } };
  },
  'POST /guardian/{linkId}/{signature}/reasons': async (desk: Desk) => ({
    ...(await asGuardian(desk)),
    body: {
      studentId: desk.student.id,
      type: 'ABSENT',
      date: '2026-03-03',
      arriveAt: null,
      leaveAt: null,
      backAt: null,
      category: 'ILLNESS',
      text: '감기',
    },
  }),
  'GET /guardian/{linkId}/{signature}/reports/{year}/{month}': asGuardian,
  'GET /orders/{date}/{signature}': asCaterer,
  'POST /orders/{date}/{signature}/confirmation': async (desk: Desk) => ({
    ...(await asCaterer(desk)),
    body: { version: 1 },
  }),
};
