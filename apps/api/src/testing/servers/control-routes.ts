import { editedLunchSettingsSchema, lunchSettingsSchema } from '@academy/domain/meals';
import { managedNewsSchema, newsCategorySchema } from '@academy/domain/news';
import { calendarDaySchema } from '@academy/domain/time';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Db } from '../../db/database';
import { messages, news, reservations, settings, students } from '../../db/schema';
import type { OpenChannels } from '../../features/messages/channels/channel';
import { orderDue } from '../../features/messages/orders/order-due';
import { pushDue } from '../../features/messages/push/push-due';
import { remindOfExams } from '../../features/mocks/reminders/remind-of-exams';
import { sendNext } from '../../features/messages/send-due';
import { signAddresses } from '../../shared/links/sign-addresses-db';
import type { AuthKeys } from '../../http/auth/auth-keys';
import { Refusal } from '../../http/errors/refusal';
import { validate } from '../../http/bodies/validate';
import { saveReadOnly } from '../../shared/installation/installation-db';
import { readStoredLunchSettings } from '../../shared/settings/lunch-settings-db';
import { applicationControls } from './application-controls';
import { controlPost } from './control-post';
import type { MovableClock } from '../movable-clock';
import type { startPushService } from './push-service';
import { LONG_AGO } from '../data/long-ago';
import { setGuardians } from '../data/some-guardian';
import { emptyDatabase, insertScenario } from '../academies/scenario';
import { lunchSetting } from '../../shared/settings/kept-settings';

const clockSchema = z.object({
  now: z.nullable(z.iso.datetime({ offset: true })),
  frozen: z.optional(z.boolean()),
});
const studentSchema = z.object({
  name: z.string(),
  phone: z.string(),
  seat: z.optional(z.string()),
  grade: z.optional(z.string()),
  school: z.optional(z.string()),
  className: z.optional(z.string()),
  memo: z.optional(z.string()),
  guardians: z._default(z.array(z.object({ name: z.optional(z.string()), phone: z.string() })), []),
});
const reservationSchema = z.object({
  phone: z.string(),
  date: calendarDaySchema,
  lunch: z.boolean(),
  dinner: z.boolean(),
});
const newsSchema = z.object({
  title: z.string(),
  content: z.string(),
  publishedAt: z.iso.datetime({ offset: true }),
  category: z._default(newsCategorySchema, 'INFO'),
  menu: z._default(managedNewsSchema.shape.menu, []),
});

interface Deps {
  db: Db;
  clock: MovableClock;
  keys: AuthKeys;
  adminUrl: string;
  channels: OpenChannels;
  /** What the text service has taken. */
  texts: { to: string; text: string }[];
  /** The browsers that are notified, as their push service sees it. */
  phones: Awaited<ReturnType<typeof startPushService>>;
}

/**
 * What browser tests move: the clock, the data, the settings. Only in the test server, only for
 * callers on this machine.
 *
 * POST /__test__/reset {} the small scenario, afresh POST /__test__/empty {} nothing at all, as
 * installed; answers the first account's code POST /__test__/clock { now, frozen? } `now: null`
 * gives the machine's time back POST /__test__/settings { …some settings } over the present ones
 * POST /__test__/students [{ name, phone, … }] POST /__test__/reservations [{ phone, date, lunch,
 * dinner }] POST /__test__/orders {} the caterer's due orders; answers the texts of all messages
 * and what the text service took POST /__test__/phones {} a browser's subscription POST
 * /__test__/pushes {} what students are told now; answers what their phones show POST
 * /__test__/news [{ … }] POST /__test__/read-only { readOnly }
 * as the operator's command does and those of `application-controls.ts`: points, mock exams,
 * schedules, reasons
 */
export function controlRoutes(
  app: FastifyInstance,
  { db, clock, keys, adminUrl, channels, texts, phones }: Deps,
): void {
  const post = controlPost(app);

  /** What the server keeps of the settings is read again. */
  const tellSettings = () => db.execute(sql`select pg_notify('academy', '{"topic":"settings"}')`);

  post('reset', async () => {
    await emptyDatabase(db);
    await tellSettings();
    texts.length = 0;
    phones.taken.length = 0;
    const { students: ids } = await insertScenario(db, clock.now());
    return { studentIds: ids };
  });

  post('empty', async () => {
    await emptyDatabase(db);
    await tellSettings();
    return { firstAccountCode: keys.logins[0].firstAccountCode };
  });

  post('clock', async (body) => {
    const { now, frozen = false } = validate(clockSchema, body);
    if (now === null) clock.release();
    else clock.set(new Date(now), { frozen });
    return { now: clock.now().toISOString() };
  });

  post('settings', async (body) => {
    const stored = await readStoredLunchSettings(db);
    const value = validate(lunchSettingsSchema, {
      ...stored.settings,
      ...z.parse(z.record(z.string(), z.unknown()), body),
    });
    const version = stored.version + 1;
    await db
      .update(settings)
      .set({ value, version, updatedAt: clock.now() })
      .where(eq(settings.name, lunchSetting.name));
    await tellSettings();
    return validate(editedLunchSettingsSchema, {
      ...stored,
      settings: value,
      version,
      updatedAt: clock.now().toISOString(),
    });
  });

  post('read-only', async (body) => {
    const { readOnly } = validate(z.object({ readOnly: z.boolean() }), body);
    await db.transaction((tx) =>
      saveReadOnly(tx, { readOnly, reason: '', changedAt: clock.now() }),
    );
  });

  post('students', async (body) => {
    const wanted = validate(z.array(studentSchema), body);
    const rows = await db
      .insert(students)
      .values(wanted.map((student) => ({ ...student, createdAt: LONG_AGO })))
      .returning({ id: students.id });
    for (const [at, { id }] of rows.entries())
      await setGuardians(db, id, wanted[at]?.guardians ?? []);
    return { studentIds: rows.map(({ id }) => id) };
  });

  post('reservations', async (body) => {
    for (const { phone, ...meals } of validate(z.array(reservationSchema), body)) {
      const [student] = await db
        .select({ id: students.id })
        .from(students)
        .where(eq(students.phone, phone));
      if (!student) throw new Refusal('not-found');
      const row = { ...meals, updatedAt: clock.now(), updatedByKind: 'system' as const };
      await db
        .insert(reservations)
        .values({ studentId: student.id, ...row })
        .onConflictDoUpdate({ target: [reservations.studentId, reservations.date], set: row });
    }
  });

  post('orders', async () => {
    await orderDue({ db, adminUrl }, clock.now());
    while (await sendNext({ db, channels, clock: clock.now }));
    return {
      mails: await signAddresses(db, keys, await db.select().from(messages).orderBy(messages.id)),
      texts: texts.map(({ to, text }) => `${to} ${text}`),
    };
  });

  post('phones', async () => phones.subscribe().subscription);

  post('pushes', async () => {
    await remindOfExams(db, clock.now());
    await pushDue(db, clock.now());
    while (await sendNext({ db, channels, clock: clock.now }));
    return { pushes: phones.shown() };
  });

  post('news', async (body) => {
    const items = validate(z.array(newsSchema), body);
    await db
      .insert(news)
      .values(items.map((item) => ({ ...item, publishedAt: new Date(item.publishedAt) })));
  });

  applicationControls(post, db, clock);
}
