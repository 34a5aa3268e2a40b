import {
  attendanceEndpoints,
  defaultAttendanceSettings,
  editedAttendanceSettingsSchema,
  type AttendanceSettings,
} from '@academy/domain/attendance';
import { auditSliceSchema } from '@academy/domain/audit';
import { day } from '@academy/domain/time';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { auditLog, pointPresets } from '../../db/schema';
import { attendanceSetting } from '../../shared/settings/kept-settings';
import { scenarioStudent } from '../../testing/data/a-student';
import { forgetSettings } from '../../testing/data/store-setting';
import { startTestApp, type TestApp } from '../../testing/test-app';

let server: TestApp;
let token: string;
beforeAll(async () => {
  server = await startTestApp();
  token = await server.managerToken();
});
afterAll(() => server.close());
beforeEach(() => forgetSettings(server.database.db, attendanceSetting));

const read = () => server.callEndpoint(attendanceEndpoints.editedAttendanceSettings, {}, { token });
const save = (changes: Partial<AttendanceSettings>, version?: number) =>
  server.callEndpoint(
    attendanceEndpoints.saveAttendanceSettings,
    {},
    {
      token,
      body: { ...defaultAttendanceSettings, ...changes },
      headers: version === undefined ? {} : { 'if-match': `"${version}"` },
    },
  );
const addPreset = async (values: Partial<typeof pointPresets.$inferInsert> = {}) => {
  const [preset] = await server.database.db
    .insert(pointPresets)
    .values({ pointType: 'PENALTY', name: '지각', points: 1, position: 900, ...values })
    .returning();
  return String(preset?.id);
};

test('the defaults until somebody saves, then what was saved, over the version that was read, and in the log', async () => {
  const first = await read();
  expect([first.headers.get('etag'), first.body]).toMatchObject([
    '"0"',
    { settings: defaultAttendanceSettings, version: 0, updatedAt: null },
  ]);
  const late = await addPreset();
  const sunday = defaultAttendanceSettings.periods.sunday
    .slice(0, 2)
    .map((period) => ({ ...period, name: ` ${period.name}` }));
  const saved = await save(
    {
      lateGraceMinutes: 5,
      periods: { ...defaultAttendanceSettings.periods, sunday },
      proposals: { late, absent: null },
    },
    0,
  );
  expect([saved.status, saved.headers.get('etag'), saved.body]).toMatchObject([
    200,
    '"1"',
    {
      settings: { lateGraceMinutes: 5, proposals: { late } },
      version: 1,
      updatedByName: '오매니저',
    },
  ]);
  expect(
    editedAttendanceSettingsSchema
      .parse((await read()).body)
      .settings.periods.sunday.map(({ name }) => name),
  ).toEqual(['1교시', '2교시']);
  const sheet = await server.callEndpoint(
    attendanceEndpoints.attendanceDay,
    { date: '2026-03-01' },
    { token },
  );
  expect(sheet.body).toMatchObject({ periods: [{ name: '1교시' }, { name: '2교시' }] });
  const log = await server.database.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, 'save-attendance-settings'))
    .orderBy(asc(auditLog.id));
  expect(log).toMatchObject([
    {
      entity: 'attendance-settings',
      before: { lateGraceMinutes: 0, latePreset: null },
      after: {
        lateGraceMinutes: 5,
        latePreset: '지각',
        sundayPeriods: ['1교시 09:00–09:50', '2교시 10:00–10:50'],
      },
    },
  ]);
  const history = await server.call(
    'GET',
    '/api/admin/settings-history?entity=attendance-settings',
    { token: await server.managerToken('admin') },
  );
  expect(history.body).toMatchObject({ content: [{ action: 'save-attendance-settings' }] });
});

test('an older version gets the present value, none at all is asked to read first, and of two at once one is through', async () => {
  await save({ lateGraceMinutes: 3 }, 0);
  expect(await save({ lateGraceMinutes: 9 }, 0)).toMatchObject({
    status: 412,
    body: { code: 'settings-stale', current: { version: 1, settings: { lateGraceMinutes: 3 } } },
  });
  expect((await save({})).body).toMatchObject({ code: 'precondition-missing' });
  const answers = await Promise.all(
    [5, 7].map((lateGraceMinutes) => save({ lateGraceMinutes }, 1)),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 412]));
});

test('what is wrong is shown at its field', async () => {
  const [period] = defaultAttendanceSettings.periods.weekday;
  if (!period) throw new Error('no period');
  const reward = await addPreset({ pointType: 'REWARD', name: '봉사' });
  const { body } = await save(
    {
      periods: {
        ...defaultAttendanceSettings.periods,
        weekday: [period, { ...period, number: 2, name: '2교시' }],
      },
      proposals: { late: reward, absent: '999999' },
    },
    0,
  );
  expect(body).toMatchObject({
    errors: {
      weekdayPeriods: '2교시: 앞 교시가 끝난 뒤에 시작해야 합니다.',
      latePreset: '벌점 항목을 다시 고르세요.',
      absentPreset: '벌점 항목을 다시 고르세요.',
    },
  });
});

test('a hidden penalty is offered only where it is chosen already', async () => {
  const hidden = await addPreset({ name: '옛 항목' });
  await save({ proposals: { late: null, absent: hidden } }, 0);
  await server.database.db
    .update(pointPresets)
    .set({ hidden: true })
    .where(eq(pointPresets.id, BigInt(hidden)));
  const ids = async () =>
    editedAttendanceSettingsSchema.parse((await read()).body).presets.map(({ id }) => id);
  expect(await ids()).toContain(hidden);
  await save({}, 1);
  expect(await ids()).not.toContain(hidden);
});

test('the log calls a period as it is called now, with the name that it had when it was marked', async () => {
  const date = day('2026-03-02');
  await server.callEndpoint(
    attendanceEndpoints.saveMarks,
    { date },
    {
      token,
      body: {
        edits: [
          {
            studentId: scenarioStudent(server, 0),
            period: 1,
            status: 'LATE',
            excused: false,
            note: '',
            base: 0,
            at: '2026-03-02T06:00:00.000Z',
          },
        ],
      },
    },
  );
  const admin = await server.managerToken('admin');
  const marked = async () => {
    const { body } = await server.call('GET', '/api/admin/audit?action=mark-attendance', {
      token: admin,
    });
    return auditSliceSchema.parse(body).content[0]?.sentence;
  };
  const begin = '오매니저님이 김하늘 3월 2일 (월) 출결을 기록했습니다:';
  expect(await marked()).toBe(`${begin} 1교시 지각`);
  const { weekday, ...others } = defaultAttendanceSettings.periods;
  const renamed = weekday.map((period) => ({ ...period, name: `자습 ${period.number}` }));
  await save({ periods: { ...others, weekday: renamed } }, 0);
  expect(await marked()).toBe(`${begin} 자습 1 (당시 1교시) 지각`);
});
