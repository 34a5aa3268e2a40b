import { chargedSettings, defaultLunchSettings } from '@academy/domain/meals';
import { defaultMessageSettings, defaultNoticeSettings } from '@academy/domain/messages';
import { defaultAttendanceSettings } from '@academy/domain/attendance';
import { defaultLoginSettings } from '@academy/domain/login';
import { defaultPointSettings } from '@academy/domain/points';
import { defaultScheduleSettings } from '@academy/domain/schedule';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as kept from '../../shared/settings/kept-settings';
import type { Setting } from '../../shared/settings/setting-db';
import {
  connectEmpty,
  migrateUntil,
  runMigration,
  type Connection,
} from '../../testing/database/migrated-by-hand';

const MIGRATION = '0003_one_settings_table';
const SINCE = '2026-03-02T01:02:03.004Z';
const LOGO = `${'a'.repeat(64)}.webp`;

const before = {
  lunch: { ...defaultLunchSettings, lunchPrice: 6500, pricesSet: true },
  schedule: { ...defaultScheduleSettings, submitDay: 25 },
  erasure: { afterMonths: 12 },
  attendance: { ...defaultAttendanceSettings, lateGraceMinutes: 7 },
  login: { ...defaultLoginSettings, pin: true },
  notice: { ...defaultNoticeSettings, perMinute: 9 },
  point: { ...defaultPointSettings, words: { reward: '칭찬', penalty: '주의' } },
  message: { ...defaultMessageSettings, orderMail: true, orderAddress: 'a@example.com' },
};
const json = (value: object) => `'${JSON.stringify(value)}'::jsonb`;
const documents = [
  'lunch',
  'schedule',
  'erasure',
  'attendance',
  'login',
  'notice',
  'point',
] as const;

/** One value in each of the tables that were, each with a version of its own. */
const saved = `
  insert into managers (username, name, password_hash, role, status, created_at) values ('desk', '오매니저', 'x', 'MANAGER', 'ACTIVE', now());
  insert into stored_pictures (key, width, height, created_at, created_by) values ('${LOGO}', 10, 10, now(), 1);
  ${documents
    .map(
      (name, at) =>
        `insert into ${name}_settings (value, version, updated_at, updated_by) values (${json(before[name])}, ${at + 2}, '${SINCE}', 1);`,
    )
    .join('\n')}
  insert into seat_maps (value, version, updated_at, updated_by) values ('{"rooms":[]}', 20, '${SINCE}', 1);
  insert into message_settings (value, order_mail_since, version, updated_at, updated_by) values (${json(before.message)}, '${SINCE}', 21, '${SINCE}', 1);
  insert into mock_exam_settings (subject_options, allow_on_site_exam, paper_only_notice, version, updated_at, updated_by) values ('화학', false, '데스크', 22, '${SINCE}', 1);
  insert into second_factor_settings (policy, version, updated_at, updated_by) values ('ADMINS', 23, '${SINCE}', 1);
  insert into academy (name, company_lines, manual_url, desk_phone, channel_url, logo_key, version, updated_at, updated_by) values ('하늘학원', '["대표"]', '', '02', '', '${LOGO}', 24, '${SINCE}', 1);`;

let db: Connection;
beforeAll(async () => {
  db = await connectEmpty();
  await migrateUntil(db, MIGRATION);
  await db.run(saved);
  await runMigration(db, MIGRATION);
});
afterAll(() => db.close());

const parsed = async <Value extends object>({ name, parse }: Setting<Value>): Promise<Value> => {
  const [row] = await db.read(`select value from settings where name = '${name}'`);
  return parse(row?.value);
};

test('every saved value is there with its version, its moment and who saved it', async () => {
  const rows = await db.read(
    `select name, version, updated_by::text as by, updated_at = '${SINCE}' as at from settings order by version`,
  );
  expect(rows.map(({ name, version }) => `${String(version)} ${String(name)}`)).toEqual([
    ...documents.map((name, at) => `${at + 2} ${name}-settings`),
    '20 seat-map',
    '21 message-settings',
    '22 mock-exam-settings',
    '23 second-factor-settings',
    '24 academy',
  ]);
  expect(new Set(rows.map(({ by, at }) => `${String(by)} ${String(at)}`))).toEqual(
    new Set(['1 true']),
  );
  expect(rows).toHaveLength(
    Object.values(kept).filter((one) => typeof one === 'object' && 'parse' in one).length - 1,
  );
});

test('each reads as it was saved', async () => {
  expect(chargedSettings(await parsed(kept.lunchSetting))).toEqual(before.lunch);
  expect(await parsed(kept.scheduleSetting)).toEqual(before.schedule);
  expect(await parsed(kept.erasureSetting)).toMatchObject(before.erasure);
  expect(await parsed(kept.attendanceSetting)).toEqual(before.attendance);
  expect(await parsed(kept.loginSetting)).toEqual(before.login);
  expect(await parsed(kept.noticeSetting)).toEqual(before.notice);
  expect(await parsed(kept.pointSetting)).toEqual(before.point);
  expect(await parsed(kept.messageSetting)).toEqual(before.message);
  expect(await parsed(kept.notedMessageSetting)).toMatchObject({ orderMailSince: SINCE });
  expect(await parsed(kept.mockSetting)).toMatchObject({
    subjectOptions: '화학',
    allowOnSiteExam: false,
    paperOnlyNotice: '데스크',
  });
  expect(await parsed(kept.secondFactorSetting)).toEqual({ policy: 'ADMINS' });
  expect(await parsed(kept.seatMapSetting)).toEqual({ rooms: [] });
  expect(await parsed(kept.academySetting)).toMatchObject({ name: '하늘학원', logo: LOGO });
});

test('a picture that is the logo stays', async () => {
  await expect(db.run(`delete from stored_pictures`)).rejects.toThrow('settings_logo_key');
});
