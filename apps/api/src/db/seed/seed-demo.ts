import { readFile } from 'node:fs/promises';
import type { ManagerId } from '@academy/domain/ids';
import type { LunchSettings } from '@academy/domain/meals';
import { seoulDay, seoulMonth } from '@academy/domain/time';
import { asc } from 'drizzle-orm';
import type { Db, Tx } from '../database';
import {
  depositEntries,
  holidays,
  managers,
  mealBills,
  monthCloses,
  news,
  newsPictures,
  pickUps,
  reservations,
  storedPictures,
  studentAllergens,
  studentGuardians,
  students,
} from '../schema';
import { demoBills, demoPickUps } from './demo/bills';
import { demoBooks } from './demo/ledger';
import { demoNotices } from './demo/notices';
import { demoAllergens, demoGuardians, demoManagers, demoStudents } from './demo/people';
import { demoReservations } from './demo/reservations';
import { demoSeatMap } from './demo/seat-map';
import { academySetting, lunchSetting, seatMapSetting } from '../../shared/settings/kept-settings';
import { writeSetting } from '../../shared/settings/setting-db';
import { demoAcademy, demoLunchSettings } from './demo/settings';
import { noteDemo, readDemo } from '../../shared/installation/demo-db';
import type { Store } from '../../store/store';
import { insertAll } from './insert-all';
import { renewHolidays } from './renew-holidays';
import { seedApplications } from './seed-applications';
import { seedAskingNotice } from './seed-asking-notice';
import { seedAttendance } from './seed-attendance';
import { seedPoints } from './seed-points';

export interface SeedOptions {
  /** The present of the demo: its three months lie around it. */
  now: Date;
  /** Where the pictures and PDFs go; answers their key. */
  store: Pick<Store, 'put'>;
  hashPassword: (password: string) => Promise<string>;
}

async function insertManagers(tx: Tx, { now, hashPassword }: SeedOptions) {
  const rows = await Promise.all(
    demoManagers.map(async ({ password, ...manager }) => ({
      ...manager,
      passwordHash: await hashPassword(password),
      status: 'ACTIVE' as const,
      createdAt: now,
      updatedAt: now,
    })),
  );
  const inserted = await tx
    .insert(managers)
    .values(rows)
    .returning({ id: managers.id, username: managers.username });
  const manager = inserted.find(({ username }) => username === 'manager');
  if (!manager) throw new Error('the demo manager was not inserted');
  return manager.id;
}

/** The academy, its meal rules and its seat map. */
async function insertHouse(
  tx: Tx,
  value: LunchSettings,
  saved: { by: ManagerId; now: Date },
): Promise<void> {
  const first = { version: 0, ...saved };
  await writeSetting(tx, academySetting, { value: demoAcademy, ...first });
  await writeSetting(tx, lunchSetting, { value, ...first });
  await writeSetting(tx, seatMapSetting, { value: demoSeatMap, ...first });
}

async function isEmpty(db: Db): Promise<boolean> {
  const [[student], [manager]] = [
    await db.select().from(students).limit(1),
    await db.select().from(managers).limit(1),
  ];
  return !student && !manager;
}

/** The students with whom the academy calls about them. */
async function insertPeople(tx: Tx, now: Date) {
  const people = await tx
    .insert(students)
    .values(demoStudents(now))
    .returning({ id: students.id, name: students.name, status: students.status });
  await insertAll(
    tx,
    studentGuardians,
    people.flatMap(({ id }, index) => demoGuardians(id, index)),
  );
  return people;
}

/**
 * Fills an empty database with a lively academy: sixty students, accounts, three months of meals
 * around `now`, bills, points, mock exams, schedules, reasons, attendance, menu notices with
 * pictures. All or nothing; answers false and changes nothing when the database has people in it,
 * or when the demo was left. For the embedded database in demo mode.
 */
export async function seedDemo(db: Db, options: SeedOptions): Promise<boolean> {
  if (!(await isEmpty(db)) || (await readDemo(db)).wasLeft) return false;
  const { now, store } = options;
  const present = seoulMonth(now);
  await renewHolidays(db);
  await db.transaction(async (tx) => {
    await noteDemo(tx, { demoSince: now }, now);
    const settings = demoLunchSettings(
      seoulDay(now),
      await tx.select().from(holidays).orderBy(asc(holidays.date)),
    );
    const managerId = await insertManagers(tx, options);
    const people = await insertPeople(tx, now);
    const eaters = people.map(({ id, status }, index) => ({
      id,
      index,
      enrolled: status === 'ENROLLED',
    }));
    await insertHouse(tx, settings, { by: managerId, now });

    const meals = demoReservations(eaters, present, { now, settings });
    await insertAll(tx, reservations, meals);
    const books = demoBooks(demoBills(meals, present, settings), {
      rows: meals,
      now,
      manager: managerId,
      names: new Map(people.map(({ id, name }) => [id, name])),
    });
    await insertAll(tx, mealBills, books.bills);
    await insertAll(tx, depositEntries, books.entries);
    await insertAll(tx, monthCloses, books.closes);

    const [student] = people;
    await insertAll(
      tx,
      studentAllergens,
      people.flatMap(({ id: studentId }, index) => {
        const allergens = demoAllergens[index];
        return allergens ? [{ studentId, allergens, updatedAt: now }] : [];
      }),
    );
    if (student) await seedPoints(tx, { eaters, student: student.id, now });
    if (student)
      await seedApplications(tx, { eaters, student: student.id, manager: managerId, now });
    const wasThere = await seedAttendance(tx, { eaters, manager: managerId, now });
    await insertAll(tx, pickUps, demoPickUps(meals, { byManagerId: managerId, wasThere, now }));

    await seedAskingNotice(tx, { eaters, manager: managerId, now, store });
    const notices = demoNotices(now, settings, managerId);
    const imageKeys = await Promise.all(
      notices.map(async ({ menu }) => store.put(await menuPicture(menu))),
    );
    const inserted = await tx
      .insert(news)
      .values(
        notices.map(({ notice }, index) => ({ ...notice, imageKey: imageKeys[index] ?? null })),
      )
      .returning({ id: news.id, title: news.title, key: news.imageKey });
    await insertAll(
      tx,
      storedPictures,
      [...new Set(imageKeys)].map((key) => ({
        key,
        ...PICTURE_SIZE,
        createdAt: now,
        createdBy: managerId,
      })),
    );
    await insertAll(
      tx,
      newsPictures,
      inserted.flatMap(({ id, title, key }) =>
        key === null ? [] : [{ newsId: id, position: 1, key, alt: title }],
      ),
    );
  });
  return true;
}

/** How large every picture is, in points. */
const PICTURE_SIZE = { width: 1200, height: 900 };

/**
 * The webp of the tray at `index` of the demo's `menus`. The build lays the pictures beside the
 * server (tsup.config.ts).
 */
const menuPicture = (index: number): Promise<Buffer> =>
  readFile(
    new URL(`./menu-pictures/menu-${String(index + 1).padStart(2, '0')}.webp`, import.meta.url),
  );
