import { operationEndpoints } from '@academy/domain/operations';
import {
  attendanceEndpoints,
  defaultAttendanceSettings,
  periodsOn,
} from '@academy/domain/attendance';
import { pointManagementEndpoints } from '@academy/domain/points';
import { day } from '@academy/domain/time';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pointPresets } from '../../db/schema';
import { attendanceSetting } from '../../shared/settings/kept-settings';
import { storeSetting } from '../../testing/data/store-setting';
import { managerWith } from '../../testing/data/a-manager';
import { scenarioStudent } from '../../testing/data/a-student';
import { startTestApp, type TestApp } from '../../testing/test-app';

const { pointProposals, issuePoints, voidPoint } = pointManagementEndpoints;
const date = day('2026-03-02');
let server: TestApp;
let token: string;
beforeAll(async () => {
  server = await startTestApp();
  token = await server.managerToken('admin');
});
afterAll(() => server.close());

const proposals = async (as = token) =>
  pointProposals.response.parse(
    (await server.callEndpoint(pointProposals, { date }, { token: as })).body,
  ).content;

/** A late student and one who was away all day. */
async function mark() {
  const edit = { note: '', base: 0, at: '2026-03-02T00:00:00.000Z', excused: false };
  const [late, absent] = [scenarioStudent(server, 0), scenarioStudent(server, 1)];
  const edits = [
    { ...edit, studentId: late, period: 1, status: 'LATE' },
    ...periodsOn(date, defaultAttendanceSettings).map(({ number }) => ({
      ...edit,
      studentId: absent,
      period: number,
      status: 'ABSENT',
    })),
  ];
  await server.callEndpoint(attendanceEndpoints.saveMarks, { date }, { token, body: { edits } });
  return { late, absent };
}

test('GET /admin/attendance/{date}/point-proposals: what a day proposes, until a person gives it; never twice, unless the giving was undone', async () => {
  const { late, absent } = await mark();
  expect(await proposals(), 'the rule is off').toEqual([]);
  const rows = await server.database.db
    .insert(pointPresets)
    .values([
      { pointType: 'PENALTY', name: '무단지각', points: 5, position: 0 },
      { pointType: 'PENALTY', name: '무단결석', points: 10, position: 1 },
    ])
    .returning({ id: pointPresets.id });
  const [lateId = '', absentId = ''] = rows.map(({ id }) => String(id));
  await storeSetting(
    server.database.db,
    attendanceSetting,
    { ...defaultAttendanceSettings, proposals: { late: lateId, absent: absentId } },
    server.clock.now(),
  );
  const { token: confined } = await managerWith(server, 'MANAGER', { areas: ['attendance'] });
  expect(await proposals(confined)).toMatchObject([
    {
      studentId: late,
      name: '김하늘',
      cause: 'late',
      preset: { id: lateId, name: '무단지각', points: 5 },
    },
    {
      studentId: absent,
      name: '이바다',
      cause: 'absent',
      preset: { name: '무단결석', points: 10 },
    },
  ]);
  const give = async () =>
    issuePoints.response.parse(
      (
        await server.callEndpoint(
          issuePoints,
          {},
          {
            token,
            body: {
              studentIds: [late],
              incidentDate: date,
              detail: '',
              memo: '',
              what: { kind: 'preset', presetId: lateId },
              proposalOf: date,
            },
          },
        )
      ).body,
    );
  const { undo } = await give();
  expect((await proposals()).map(({ studentId }) => studentId)).toEqual([absent]);
  await server.callEndpoint(
    operationEndpoints.undoOperation,
    { operationId: undo?.operationId },
    { token },
  );
  expect((await proposals()).map(({ studentId }) => studentId)).toEqual([late, absent]);
  const { issued } = await give();
  await server.callEndpoint(
    voidPoint,
    { pointId: issued[0]?.id },
    { token, body: { reason: '진료 확인서' } },
  );
  expect(
    (await proposals()).map(({ studentId }) => studentId),
    'a person judged it',
  ).toEqual([absent]);
});
