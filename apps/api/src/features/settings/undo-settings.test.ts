import { attendanceEndpoints, defaultAttendanceSettings } from '@academy/domain/attendance';
import type { Endpoint } from '@academy/domain/http';
import { loginManagementEndpoints } from '@academy/domain/login';
import { operationEndpoints } from '@academy/domain/operations';
import { defaultPointSettings, pointManagementEndpoints } from '@academy/domain/points';
import { defaultScheduleSettings } from '@academy/domain/schedule';
import { settingsManagementEndpoints as endpoints } from '@academy/domain/settings';
import { desc, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog } from '../../db/schema';
import { startTestApp, type TestApp } from '../../testing/test-app';

let server: TestApp;
let token: string;
beforeAll(async () => {
  server = await startTestApp();
  token = await server.managerToken();
});
afterAll(() => server.close());

const readSchema = z.looseObject({ version: z.int() });
const read = async (endpoint: Endpoint) =>
  readSchema.parse((await server.callEndpoint(endpoint, {}, { token })).body);
const writtenSchema = z.looseObject({ undo: z.object({ operationId: z.string() }) });
async function write(endpoint: Endpoint, params: object, body?: object, version?: number) {
  const answer = await server.callEndpoint(
    endpoint,
    { ...params },
    {
      token,
      ...(body && { body }),
      headers: version === undefined ? {} : { 'if-match': `"${version}"` },
    },
  );
  expect(answer.body).toMatchObject({ undo: expect.anything() });
  return writtenSchema.parse(answer.body).undo;
}
const undo = async (operation: { operationId: string }) =>
  (await server.callEndpoint(operationEndpoints.undoOperation, { ...operation }, { token })).body;
/** What a tab holds, but for who saved it and how often. */
const valueOf = ({
  version: _version,
  updatedAt: _at,
  updatedByName: _name,
  ...value
}: z.output<typeof readSchema>) => value;

const academy = (name: string) => ({
  name,
  companyLines: [],
  manualUrl: '',
  deskPhone: '',
  channelUrl: '',
});
const steps = (from: number) => ({
  period: 'month',
  measure: 'penalty',
  since: null,
  words: defaultPointSettings.words,
  steps: [{ name: '주의', from, tone: 'info', text: '' }],
});
const TABS: readonly (readonly [string, Endpoint, Endpoint, object, object])[] = [
  ['학원 정보', endpoints.editedAcademy, endpoints.saveAcademy, academy('가'), academy('나')],
  [
    '모의고사 설정',
    endpoints.editedMockSettings,
    endpoints.saveMockSettings,
    { subjectOptions: '물리', allowOnSiteExam: true, paperOnlyNotice: '' },
    { subjectOptions: '화학', allowOnSiteExam: false, paperOnlyNotice: '시험지만' },
  ],
  [
    '정기일정 설정',
    endpoints.editedScheduleSettings,
    endpoints.saveScheduleSettings,
    { ...defaultScheduleSettings, submitDay: 20 },
    { ...defaultScheduleSettings, submitDay: 21 },
  ],
  [
    '출결 설정',
    attendanceEndpoints.editedAttendanceSettings,
    attendanceEndpoints.saveAttendanceSettings,
    { ...defaultAttendanceSettings, lateGraceMinutes: 3 },
    { ...defaultAttendanceSettings, lateGraceMinutes: 4 },
  ],
  [
    '로그인 설정',
    loginManagementEndpoints.editedLoginSettings,
    loginManagementEndpoints.saveLoginSettings,
    { pin: true, approveDevices: false, sharedNumbers: false, knownNetworks: [] },
    { pin: true, approveDevices: true, sharedNumbers: false, knownNetworks: [] },
  ],
  [
    '상벌점 기준',
    pointManagementEndpoints.pointSettings,
    pointManagementEndpoints.savePointSettings,
    steps(5),
    steps(6),
  ],
];

describe.each(TABS)('%s', (label, reading, writing, one, another) => {
  test('comes back as it was, with a line in the log', async () => {
    const before = await read(reading);
    const saved = await write(writing, {}, one, before.version);
    expect(valueOf(await read(reading))).not.toEqual(valueOf(before));
    expect(await undo(saved)).toEqual({ restored: 1, kept: [] });
    expect(valueOf(await read(reading))).toEqual(valueOf(before));
    const [last] = await server.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'undo-settings'))
      .orderBy(desc(auditLog.id));
    expect(last).toMatchObject({ subject: label });
  });

  test('stays as somebody saved it since, and is named', async () => {
    const { version } = await read(reading);
    const mine = await write(writing, {}, one, version);
    await write(writing, {}, another, version + 1);
    const theirs = await read(reading);
    expect(await undo(mine)).toEqual({
      restored: 0,
      kept: [expect.objectContaining({ label, message: '그 뒤에 다시 바뀌어 그대로 두었습니다.' })],
    });
    expect(await read(reading)).toEqual(theirs);
  });
});

describe('a day of the academy’s own', () => {
  const holiday = { date: '2026-12-24', name: '학원 휴무' };
  const days = async () =>
    (await server.callEndpoint(endpoints.managedHolidays, { year: '2026' }, { token })).body;

  test('goes and comes back', async () => {
    const none = await days();
    const added = await write(endpoints.addHoliday, {}, holiday);
    const one = await days();
    const removed = await write(endpoints.removeHoliday, holiday);
    expect(await days()).toEqual(none);
    expect(await undo(removed)).toEqual({ restored: 1, kept: [] });
    expect(await days()).toEqual(one);
    expect(await undo(added)).toEqual({ restored: 1, kept: [] });
    expect(await days()).toEqual(none);
  });

  test('that somebody took away is not taken away again', async () => {
    const added = await write(endpoints.addHoliday, {}, holiday);
    await write(endpoints.removeHoliday, holiday);
    expect(await undo(added)).toEqual({ restored: 0, kept: [] });
  });
});

test('the list of reasons comes back in its order; what was taken out is there as a new item', async () => {
  const { pointPresets, savePresets } = pointManagementEndpoints;
  const listSchema = z.looseObject({
    content: z.array(z.looseObject({ id: z.string(), name: z.string() })),
  });
  const list = async () =>
    listSchema.parse((await server.callEndpoint(pointPresets, {}, { token })).body).content;
  const before = await list();
  const kept = before.slice(1).map(({ used: _used, ...preset }) => preset);
  const item = { id: null, pointType: 'REWARD', name: '청소 당번', points: 2, hidden: false };
  const saved = await write(savePresets, {}, { presets: [item, ...kept] });
  expect((await list()).map(({ name }) => name)).toContain('청소 당번');
  expect(await undo(saved)).toEqual({ restored: 1, kept: [] });
  const names = (presets: typeof before) => presets.map(({ name }) => name);
  expect(names(await list())).toEqual(names(before));
});
