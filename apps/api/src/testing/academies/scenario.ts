import type { ManagerId, StudentId } from '@academy/domain/ids';
import { won } from '@academy/domain/money';
import { defaultLunchSettings, type LunchSettings } from '@academy/domain/meals';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { managers, news, settings, students } from '../../db/schema';
import { academySetting, lunchSetting, mockSetting } from '../../shared/settings/kept-settings';
import { LONG_AGO } from '../data/long-ago';
import { storeSetting } from '../data/store-setting';
import { hashCheaply } from './cheap-hash';
import { setGuardians } from '../data/some-guardian';

/**
 * A small academy that every test knows by heart: weekday meals, nothing disabled, no period,
 * cutoff 14:00.
 */
export const scenarioSettings: LunchSettings = {
  ...defaultLunchSettings,
  lunchPrice: won(5000),
  dinnerPrice: won(6000),
  pricesSet: true,
  depositStartDay: 1,
  depositEndDay: 5,
  bankName: '국민은행',
  accountNumber: '123456-01-123456',
  accountHolder: '하늘학원',
};

/** The same with both meals on every day of the week. */
export const everyDaySettings: LunchSettings = {
  ...scenarioSettings,
  saturdayLunch: true,
  saturdayDinner: true,
  sundayLunch: true,
  sundayDinner: true,
};

export const scenarioStudents = [
  { name: '김하늘', phone: '01012345678', seat: 'A-01', grade: '고3', school: '하늘고' },
  { name: '이바다', phone: '01023456789', seat: 'A-02', grade: '고3', school: '하늘고' },
  {
    name: '박솔',
    phone: '01034567890',
    seat: 'B-01',
    grade: '고2',
    school: '별고',
    memo: '땅콩 알레르기',
  },
  { name: '최휴원', phone: '01045678901', status: 'ON_LEAVE' },
] as const;

export const scenarioManagers = [
  { username: 'admin', name: '한원장', password: 'Admin1234!', role: 'ADMIN', status: 'ACTIVE' },
  {
    username: 'manager',
    name: '오매니저',
    password: 'Manager1234!',
    role: 'MANAGER',
    status: 'ACTIVE',
  },
  {
    username: 'viewer',
    name: '조조회',
    password: 'Viewer1234!',
    role: 'READONLY_MANAGER',
    status: 'ACTIVE',
  },
  {
    username: 'newcomer',
    name: '신대기',
    password: 'Newcomer1234!',
    role: 'MANAGER',
    status: 'PENDING',
  },
  { username: 'gone', name: '구퇴사', password: 'Gone1234!', role: 'MANAGER', status: 'DISABLED' },
] as const;

/** The electives, once by commas and once by lines. */
export const scenarioSubjects = '물리학Ⅰ, 화학Ⅰ\n생명과학Ⅰ, 지구과학Ⅰ';

let hashes: Promise<string[]> | undefined;
/** Once per process. */
const passwordHashes = () =>
  (hashes ??= Promise.all(scenarioManagers.map(({ password }) => hashCheaply(password))));

export interface Scenario {
  students: StudentId[];
  managers: ManagerId[];
}

/** Fills an empty database. `now` decides what of the news is published. */
export async function insertScenario(db: Db, now: Date): Promise<Scenario> {
  const ids = await db
    .insert(students)
    .values(scenarioStudents.map((student) => ({ ...student, createdAt: LONG_AGO })))
    .returning({ id: students.id });
  const [, , pine] = ids;
  if (pine) await setGuardians(db, pine.id, [{ phone: '01088887777' }]);
  const passwords = await passwordHashes();
  const managerIds = await db
    .insert(managers)
    .values(
      scenarioManagers.map(({ username, name, role, status }, index) => ({
        username,
        name,
        role,
        status,
        passwordHash: passwords[index] ?? '',
      })),
    )
    .returning({ id: managers.id });
  await storeSetting(db, lunchSetting, scenarioSettings, now);
  await db.update(settings).set({ updatedBy: managerIds[0]?.id ?? null });
  await storeSetting(db, mockSetting, { subjectOptions: scenarioSubjects }, now);
  await storeSetting(db, academySetting, {
    name: '하늘학원',
    companyLines: ['하늘학원 · 대표 한원장', '사업자등록번호 123-45-67890'],
    manualUrl: 'https://example.com/manual',
    deskPhone: '02-123-4567',
    channelUrl: 'https://example.com/channel',
  });
  const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);
  await db.insert(news).values([
    { title: '이번 달 식단', content: '월요일 제육볶음, 화요일 비빔밥', publishedAt: hours(-48) },
    { title: '다음 달 식단 (예약)', content: '아직 보이지 않아요', publishedAt: hours(48) },
  ]);
  return { students: ids.map(({ id }) => id), managers: managerIds.map(({ id }) => id) };
}

/**
 * Empties every table, the audit log too: its guard is a trigger, and triggers sleep for a replica.
 */
export async function emptyDatabase(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`truncate students, managers, reservations, meal_months, meal_bills, pick_ups, news, sessions, refresh_tokens, limits, settings, holidays,
      student_points, point_presets, installation, mock_exams, mock_registrations, regular_schedules, schedule_versions, attachments, absence_reasons, idempotency_keys,
      audit_log, audit_chain, audit_unsealed cascade`);
  });
}
