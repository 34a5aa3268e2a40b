import { won } from '@academy/domain/money';
import { defaultLunchSettings, toWire } from '@academy/domain/meals';
import { settingsEndpoints } from '@academy/domain/settings';
import { day } from '@academy/domain/time';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog, holidays } from '../../db/schema';
import { academySetting, lunchSetting } from '../../shared/settings/kept-settings';
import { forgetSettings } from '../../testing/data/store-setting';
import { scenarioSettings } from '../../testing/academies/scenario';
import { saveRules } from '../../testing/calls/save-rules';
import { startTestApp, type TestApp } from '../../testing/test-app';

let server: TestApp;
let manager: string;
beforeAll(async () => {
  server = await startTestApp();
  manager = await server.managerToken();
});
afterAll(() => server.close());

const read = () =>
  server.callEndpoint(settingsEndpoints.editedLunchSettings, {}, { token: manager });
const save = (settings: object, ifMatch?: string) => saveRules(server, manager, settings, ifMatch);

test('GET /lunch-settings: the settings under every name of the account, to both sides', async () => {
  const student = server.api(await server.studentToken());
  expect(await student.lunchSettings()).toEqual(toWire(scenarioSettings));
  expect(await server.api(manager).lunchSettings()).toMatchObject({
    bankAccount: '123456-01-123456',
    managerAccountNumber: '123456-01-123456',
    bankHolder: '하늘학원',
    managerName: '하늘학원',
  });
});

test('GET /public/academy: what the login screens show, without a token', async () => {
  expect(await server.api().academy()).toMatchObject({
    name: '하늘학원',
    deskPhone: '02-123-4567',
    companyLines: ['하늘학원 · 대표 한원장', '사업자등록번호 123-45-67890'],
  });
});

test('GET /holidays/{year}: that year only, in order', async () => {
  await server.database.db.insert(holidays).values([
    { date: day('2026-12-25'), name: '성탄절', source: 'public' },
    { date: day('2026-01-01'), name: '신정', source: 'public' },
    { date: day('2027-01-01'), name: '신정', source: 'public' },
  ]);
  const student = server.api(await server.studentToken());
  expect(await student.holidays({ params: { year: 2026 } })).toEqual([
    { date: '2026-01-01', name: '신정' },
    { date: '2026-12-25', name: '성탄절' },
  ]);
  expect((await server.call('GET', '/api/holidays/1899', { token: manager })).status).toBe(400);
});

describe('POST /admin/lunch-settings', () => {
  test('GET /admin/lunch-settings gives the version; with it as If-Match the save goes through, is audited and seen by students', async () => {
    const before = await read();
    expect(before.headers.get('etag')).toBe('"1"');
    const settings = {
      ...scenarioSettings,
      lunchPrice: won(5500),
      disabledLunchDates: [day('2026-03-05')],
    };
    const answer = await save(settings, '"1"');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('etag')).toBe('"2"');
    expect(answer.body).toMatchObject({
      settings: {
        settings: { ...settings, daysOff: ['2026-01-01', '2026-12-25', '2027-01-01'] },
        version: 2,
        updatedAt: '2026-03-02T00:00:00.000Z',
        updatedByName: '오매니저',
      },
    });
    expect(await server.api(await server.studentToken()).lunchSettings()).toMatchObject({
      lunchPrice: 5500,
      disabledLunchDates: ['2026-03-05'],
    });
    const [entry] = await server.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'save-lunch-settings'));
    expect(entry).toMatchObject({
      actorName: '오매니저',
      before: { lunchPrice: 5000 },
      after: { lunchPrice: 5500 },
    });
  });

  test('an older version: 412 with the present value', async () => {
    const answer = await save({ ...scenarioSettings, lunchPrice: won(1) }, '"1"');
    expect(answer.status).toBe(412);
    expect(answer.body).toMatchObject({
      code: 'settings-stale',
      current: { version: 2, settings: { lunchPrice: 5500 }, updatedByName: '오매니저' },
    });
    expect(answer.headers.get('etag')).toBe('"2"');
  });

  test.each(['"99"', 'rubbish', '*', ''])('If-Match %j does not fit', async (ifMatch) => {
    expect([412, 428]).toContain((await save(scenarioSettings, ifMatch)).status);
  });

  test('no If-Match: 428', async () => {
    expect((await save(scenarioSettings, '')).body).toMatchObject({
      code: 'precondition-missing',
      message: '설정을 다시 불러온 뒤 저장하세요.',
    });
  });

  test('two managers at once: one is through, the other reads the newer value', async () => {
    const seen = (await read()).headers.get('etag') ?? '';
    const answers = await Promise.all(
      [1000, 2000].map((price) => save({ ...scenarioSettings, lunchPrice: price }, seen)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 412]));
  });

  test('a rule of the form that is broken: 400 with the form’s own text', async () => {
    const answer = await save({
      ...scenarioSettings,
      applyStartDate: '2026-03-31',
      applyEndDate: '2026-03-01',
    });
    expect(answer.body).toMatchObject({
      code: 'validation-failed',
      errors: { applyEndDate: '종료일은 시작일보다 빠를 수 없습니다.' },
    });
  });
});

test('an academy that never saved anything has the defaults, and version 0 saves them', async () => {
  await forgetSettings(server.database.db, lunchSetting);
  await forgetSettings(server.database.db, academySetting);
  expect((await read()).body).toMatchObject({
    version: 0,
    settings: defaultLunchSettings,
    updatedByName: null,
  });
  expect(await server.api().academy()).toMatchObject({ name: '', companyLines: [] });
  expect((await save({ ...defaultLunchSettings, pricesSet: true })).body).toMatchObject({
    settings: { version: 1, settings: { lunchPrice: 5000, pricesSet: true } },
  });
});
