import { calendarEndpoints } from '@academy/domain/calendar';
import { defaultAttendanceSettings } from '@academy/domain/attendance';
import type { Endpoint } from '@academy/domain/http';
import { defaultScheduleSettings } from '@academy/domain/schedule';
import { defaultLunchSettings } from '@academy/domain/meals';
import { setupSchema, settingsManagementEndpoints } from '@academy/domain/settings';
import { day } from '@academy/domain/time';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog, holidays, news, pointPresets, students } from '../../db/schema';
import {
  academySetting,
  attendanceSetting,
  lunchSetting,
  mockSetting,
} from '../../shared/settings/kept-settings';
import { forgetSettings, storeSetting } from '../../testing/data/store-setting';
import { scenarioSubjects } from '../../testing/academies/scenario';
import { startTestApp, type TestApp } from '../../testing/test-app';

let server: TestApp;
let token: string;
beforeAll(async () => {
  server = await startTestApp();
  token = await server.managerToken();
});
afterAll(() => server.close());

const ask = (
  endpoint: Endpoint,
  { params = {}, body, version }: { params?: object; body?: unknown; version?: number } = {},
) =>
  server.callEndpoint(
    endpoint,
    { ...params },
    {
      token,
      ...(body !== undefined && { body }),
      headers: version === undefined ? {} : { 'if-match': `"${version}"` },
    },
  );
const logged = async (action: string) =>
  server.database.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, action))
    .orderBy(auditLog.id);

const facts = {
  name: '하늘 수학학원',
  companyLines: ['하늘학원 · 대표 한원장'],
  manualUrl: 'https://example.com/book',
  deskPhone: '02-000-0000',
  channelUrl: '',
};

describe('학원 정보', () => {
  test('is saved over the version that was read, tidied, written down, and shown at once by the login screens', async () => {
    const read = await ask(settingsManagementEndpoints.editedAcademy);
    expect([read.headers.get('etag'), read.body]).toMatchObject([
      '"1"',
      { academy: { name: '하늘학원' }, version: 1, updatedByName: null },
    ]);
    const { status, headers, body } = await ask(settingsManagementEndpoints.saveAcademy, {
      version: 1,
      body: { ...facts, name: ' 하늘 수학학원 ', companyLines: ['하늘학원 · 대표 한원장 ', ' '] },
    });
    expect([status, headers.get('etag')]).toEqual([200, '"2"']);
    expect(body).toMatchObject({
      academy: facts,
      version: 2,
      updatedAt: '2026-03-02T00:00:00.000Z',
      updatedByName: '오매니저',
    });
    expect(await server.api().academy()).toMatchObject({
      name: '하늘 수학학원',
      deskPhone: '02-000-0000',
    });
    expect(await logged('save-academy')).toMatchObject([
      {
        entity: 'academy',
        actorName: '오매니저',
        before: { name: '하늘학원' },
        after: { name: '하늘 수학학원' },
      },
    ]);
  });

  test('an older version gets the present value, none at all is asked to read first', async () => {
    const old = await ask(settingsManagementEndpoints.saveAcademy, { version: 1, body: facts });
    expect([old.status, old.headers.get('etag'), old.body]).toMatchObject([
      412,
      '"2"',
      {
        code: 'settings-stale',
        current: { version: 2, academy: facts, updatedByName: '오매니저' },
      },
    ]);
    expect(
      (await ask(settingsManagementEndpoints.saveAcademy, { body: facts })).body,
    ).toMatchObject({ code: 'precondition-missing' });
  });

  test('of two managers at once one is through', async () => {
    const answers = await Promise.all(
      ['가', '나'].map((name) =>
        ask(settingsManagementEndpoints.saveAcademy, { version: 2, body: { ...facts, name } }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 412]));
  });

  test.each([
    [{ name: ' ' }, { name: '학원 이름을 입력하세요.' }],
    [{ manualUrl: 'javascript:alert(1)' }, { manualUrl: 'https://로 시작하는 주소를 입력하세요.' }],
    [{ deskPhone: '공이' }, { deskPhone: '전화번호는 숫자와 하이픈(-)으로 입력하세요.' }],
  ])('%j is refused at its field', async (wrong, errors) => {
    expect(
      (
        await ask(settingsManagementEndpoints.saveAcademy, {
          version: 3,
          body: { ...facts, ...wrong },
        })
      ).body,
    ).toMatchObject({ code: 'validation-failed', errors });
  });

  test('an academy that never entered anything begins at version 0', async () => {
    await forgetSettings(server.database.db, academySetting);
    expect((await ask(settingsManagementEndpoints.editedAcademy)).body).toEqual({
      academy: {
        name: '',
        companyLines: [],
        manualUrl: '',
        deskPhone: '',
        channelUrl: '',
        logo: null,
      },
      logo: null,
      version: 0,
      updatedAt: null,
      updatedByName: null,
    });
    expect(
      (await ask(settingsManagementEndpoints.saveAcademy, { version: 0, body: facts })).body,
    ).toMatchObject({ version: 1 });
  });
});

test('모의고사: the electives as they were typed and as students see them', async () => {
  expect((await ask(settingsManagementEndpoints.editedMockSettings)).body).toMatchObject({
    subjectOptions: scenarioSubjects,
    subjects: ['물리학Ⅰ', '화학Ⅰ', '생명과학Ⅰ', '지구과학Ⅰ'],
    version: 1,
  });
  const body = {
    subjectOptions: '경제\n정치와 법, 경제',
    allowOnSiteExam: false,
    paperOnlyNotice: '시험지는 데스크에서 받아요.',
  };
  expect(
    (await ask(settingsManagementEndpoints.saveMockSettings, { version: 1, body })).body,
  ).toMatchObject({
    ...body,
    subjects: ['경제', '정치와 법'],
    version: 2,
    updatedByName: '오매니저',
  });
  expect(
    (await ask(settingsManagementEndpoints.saveMockSettings, { version: 1, body })).body,
  ).toMatchObject({ code: 'settings-stale', current: { version: 2 } });
  expect(await logged('save-mock-settings')).toMatchObject([
    {
      entity: 'mock-exam-settings',
      before: { subjectOptions: scenarioSubjects, allowOnSiteExam: true, paperOnlyNotice: '' },
      after: body,
    },
  ]);
  await forgetSettings(server.database.db, mockSetting);
  expect((await ask(settingsManagementEndpoints.editedMockSettings)).body).toMatchObject({
    subjects: [],
    allowOnSiteExam: true,
    paperOnlyNotice: '',
    version: 0,
  });
  expect(
    (await ask(settingsManagementEndpoints.saveMockSettings, { version: 0, body })).status,
  ).toBe(200);
});

test('정기일정: the defaults until somebody saves, then what was saved, and what is wrong at its field', async () => {
  expect((await ask(settingsManagementEndpoints.editedScheduleSettings)).body).toMatchObject({
    settings: defaultScheduleSettings,
    version: 0,
    updatedAt: null,
  });
  const body = {
    submitDay: 20,
    mealTimes: { lunch: { from: '12:10', to: '13:00' }, dinner: { from: '18:00', to: '19:00' } },
  };
  expect(
    (await ask(settingsManagementEndpoints.saveScheduleSettings, { version: 0, body })).body,
  ).toMatchObject({ settings: body, version: 1 });
  expect(
    (
      await ask(settingsManagementEndpoints.saveScheduleSettings, {
        version: 1,
        body: { ...body, submitDay: null },
      })
    ).body,
  ).toMatchObject({ settings: { submitDay: null }, version: 2 });
  expect(
    (await ask(settingsManagementEndpoints.saveScheduleSettings, { version: 1, body })).status,
  ).toBe(412);
  const reversed = {
    ...body,
    mealTimes: { ...body.mealTimes, dinner: { from: '19:00', to: '18:00' } },
  };
  expect(
    (await ask(settingsManagementEndpoints.saveScheduleSettings, { version: 2, body: reversed }))
      .body,
  ).toMatchObject({ errors: { 'mealTimes.dinner': '끝나는 시각은 시작 시각보다 늦어야 합니다.' } });
  expect(await logged('save-schedule-settings')).toHaveLength(2);
});

describe('휴무일', () => {
  const list = async (year = 2026) =>
    (await ask(settingsManagementEndpoints.managedHolidays, { params: { year } })).body;
  const anniversary = { date: '2026-05-06', name: '개원 기념일' };

  test('a day of the academy’s own is added once, read by students, and taken away', async () => {
    expect(
      (
        await ask(settingsManagementEndpoints.addHoliday, {
          body: { ...anniversary, name: ` ${anniversary.name} ` },
        })
      ).body,
    ).toMatchObject({ ...anniversary, source: 'academy' });
    expect(
      (await ask(settingsManagementEndpoints.addHoliday, { body: anniversary })).body,
    ).toMatchObject({
      code: 'holiday-exists',
      message:
        '그날은 이미 휴무일입니다. 도시락을 받지 않으려면 도시락 달력의 휴무 설정에서 정하세요.',
    });
    expect(
      (await ask(settingsManagementEndpoints.addHoliday, { body: { ...anniversary, name: ' ' } }))
        .body,
    ).toMatchObject({ errors: { name: '휴일 이름을 입력하세요.' } });
    expect(await list()).toEqual({ content: [{ ...anniversary, source: 'academy' }] });
    expect(
      await server.api(await server.studentToken()).holidays({ params: { year: 2026 } }),
    ).toEqual([anniversary]);
    expect(
      (await ask(settingsManagementEndpoints.removeHoliday, { params: anniversary })).body,
    ).toMatchObject({ success: true });
    expect(
      (await ask(settingsManagementEndpoints.removeHoliday, { params: anniversary })).status,
    ).toBe(404);
    expect(await list()).toEqual({ content: [] });
    expect(await logged('add-holiday')).toMatchObject([
      {
        entity: 'holidays',
        entityId: '2026-05-06',
        subject: '5월 6일 (수) 개원 기념일',
        after: anniversary,
      },
    ]);
    expect(await logged('remove-holiday')).toMatchObject([{ before: anniversary }]);
  });

  test('renewing brings the official calendar once, keeps the academy’s days, and the official ones cannot be deleted', async () => {
    await ask(settingsManagementEndpoints.addHoliday, { body: anniversary });
    const { body } = await ask(settingsManagementEndpoints.renewHolidays);
    expect(body).toEqual({
      added: (await server.database.db.select().from(holidays).where(eq(holidays.source, 'public')))
        .length,
    });
    expect((await ask(settingsManagementEndpoints.renewHolidays)).body).toEqual({ added: 0 });
    expect(await list()).toMatchObject({
      content: expect.arrayContaining([
        { ...anniversary, source: 'academy' },
        { date: '2026-05-05', name: '어린이날', source: 'public' },
      ]),
    });
    expect(
      (
        await ask(settingsManagementEndpoints.addHoliday, {
          body: { date: '2026-12-25', name: '크리스마스 휴원' },
        })
      ).body,
    ).toMatchObject({ code: 'holiday-exists' });
    expect(
      (
        await ask(settingsManagementEndpoints.removeHoliday, {
          params: { date: '2026-05-05', name: '어린이날' },
        })
      ).body,
    ).toMatchObject({ code: 'holiday-public' });
    expect(await logged('renew-holidays')).toMatchObject([
      { after: body },
      { after: { added: 0 } },
    ]);
  });
});

test('처음 할 일: done step by step, whatever the order', async () => {
  const { db } = server.database;
  const steps = async () =>
    setupSchema
      .parse((await ask(settingsManagementEndpoints.setup)).body)
      .steps.filter(({ done }) => !done)
      .map(({ step }) => step);
  expect(await steps()).toEqual(['periods', 'points']);
  await db
    .insert(pointPresets)
    .values({ pointType: 'REWARD', name: '모범', points: 1, position: 0 });
  await storeSetting(db, attendanceSetting, defaultAttendanceSettings, new Date());
  expect(await steps()).toEqual([]);
  await db.update(students).set({ deletedAt: new Date('2026-03-01T00:00:00Z') });
  await db.delete(news);
  await forgetSettings(db, lunchSetting);
  await forgetSettings(db, academySetting);
  expect(await steps()).toEqual(['academy', 'account', 'prices', 'weekdays', 'students', 'news']);
  await db
    .insert(students)
    .values({ name: '새얼굴', phone: '01077778888', startDate: day('2026-03-01') });
  await ask(settingsManagementEndpoints.saveAcademy, { version: 0, body: facts });
  expect(await steps()).toEqual(['account', 'prices', 'weekdays', 'news']);
  const save = (change: object, version: number) =>
    ask(calendarEndpoints.applyLunchSettings, {
      body: {
        settings: { ...defaultLunchSettings, ...change },
        choice: 'keep',
        expected: { mealCount: 0, amount: 0 },
      },
      version,
    });
  expect(await save({}, 0), 'what is proposed can be saved as it is').toMatchObject({
    status: 200,
  });
  expect(await steps(), 'prices are set by whoever says them').toContain('prices');
  await save({ lunchPrice: 6500, dinnerPrice: 7000, pricesSet: true }, 1);
  expect(await steps()).not.toContain('prices');
});

test('every write is a hint to the other screens', async () => {
  const heard: string[] = [];
  const stop = await server.database.listen('academy', (payload) => void heard.push(payload));
  await ask(settingsManagementEndpoints.addHoliday, { body: { date: '2026-06-01', name: '휴원' } });
  await ask(settingsManagementEndpoints.removeHoliday, {
    params: { date: '2026-06-01', name: '휴원' },
  });
  await ask(settingsManagementEndpoints.renewHolidays);
  await expect
    .poll(() => heard)
    .toEqual(Array.from({ length: 3 }, () => JSON.stringify({ topic: 'settings' })));
  await stop();
});
