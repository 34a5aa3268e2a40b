import type { PointId, StudentId } from '@academy/domain/ids';
import {
  objectionEndpoints,
  pointEndpoints,
  pointManagementEndpoints,
  studentPointsPageSchema,
} from '@academy/domain/points';
import { seoulDay } from '@academy/domain/time';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { auditLog } from '../../../db/schema';
import { insertStudent } from '../../../testing/data/a-student';
import { takeBack, writeUndoable, type Written } from '../../../testing/calls/take-back';
import { startTestApp, type TestApp } from '../../../testing/test-app';

const { issuePoints, issuedPoints, editPoint, voidPoint, objections, answerObjection } =
  pointManagementEndpoints;
let server: TestApp;
let token: string;
let student: { id: StudentId; token: string };
let pointId: PointId;
beforeAll(async () => {
  server = await startTestApp();
  token = await server.managerToken('admin');
});
afterAll(() => server.close());

let phones = 0;
beforeEach(async () => {
  const phone = `0106667${String((phones += 1)).padStart(4, '0')}`;
  student = {
    id: await insertStudent(server.database.db, { phone }),
    token: await server.studentToken(phone),
  };
  const body = {
    studentIds: [student.id],
    incidentDate: seoulDay(server.clock.now()),
    detail: '',
    memo: '',
    what: { kind: 'own', pointType: 'PENALTY', points: 5, reason: '무단지각' },
  };
  const { issued } = issuePoints.response.parse(
    (await server.callEndpoint(issuePoints, {}, { token, body })).body,
  );
  pointId = issued[0]?.id ?? pointId;
});

const protest = () =>
  server.callEndpoint(
    objectionEndpoints.object,
    { pointId },
    { token: student.token, body: { text: '병원에 있었어요.' } },
  );
/**
 * What both sides see: the student's list with the objection, the history, the managers' answers.
 */
async function shown() {
  const history = await server.call(
    'GET',
    `/api/admin/points?studentId=${student.id}&voided=true`,
    { token },
  );
  const [list, mine, answers] = [
    await server.callEndpoint(pointEndpoints.myPoints, {}, { token: student.token }),
    await server.callEndpoint(objectionEndpoints.myObjections, {}, { token: student.token }),
    await server.callEndpoint(objections, {}, { token }),
  ];
  return [
    issuedPoints.response.parse(history.body),
    studentPointsPageSchema.parse(list.body),
    mine.body,
    objections.response
      .parse(answers.body)
      .content.filter(({ point }) => point.studentId === student.id),
  ];
}
const write = (endpoint: Parameters<typeof writeUndoable>[2], body: object): Promise<Written> =>
  writeUndoable(server, token, endpoint, { pointId }, body);

const CHANGES: readonly (readonly [string, boolean, () => Promise<Written>])[] = [
  ['voided', false, () => write(voidPoint, { reason: '오입력' })],
  ['voided with an open objection', true, () => write(voidPoint, { reason: '오입력' })],
  ['reworded', false, () => write(editPoint, { reason: '지각', memo: '통화' })],
  ['answered: accepted', true, () => write(answerObjection, { accept: true, answer: '확인' })],
  ['answered: declined', true, () => write(answerObjection, { accept: false, answer: '확인' })],
];
test.each(CHANGES)('a point that was %s stands as before', async (_name, withObjection, change) => {
  if (withObjection) await protest();
  const before = await shown();
  const changed = await change();
  expect(await shown()).not.toEqual(before);
  expect(await takeBack(server, token, changed)).toEqual({ restored: 1, kept: [] });
  expect(await shown()).toEqual(before);
  const [last] = await server.database.db
    .select({ action: auditLog.action })
    .from(auditLog)
    .where(and(eq(auditLog.entity, 'points'), eq(auditLog.entityId, pointId)))
    .orderBy(asc(auditLog.id))
    .then((rows) => rows.slice(-1));
  expect(last).toEqual({ action: 'undo-points' });
});

test('what somebody changed since stays, and the student is named', async () => {
  const reworded = await write(editPoint, { reason: '지각' });
  await write(voidPoint, { reason: '오입력' });
  const standing = await shown();
  expect(await takeBack(server, token, reworded)).toMatchObject({
    restored: 0,
    kept: [{ id: pointId, label: '김하늘', message: '그 뒤에 다시 바뀌어 그대로 두었습니다.' }],
  });
  expect(await shown()).toEqual(standing);
});

test('words that are there already are no change to take back', async () => {
  const { body } = await server.callEndpoint(
    editPoint,
    { pointId },
    { token, body: { reason: '무단지각' } },
  );
  expect(body).not.toHaveProperty('undo');
});
