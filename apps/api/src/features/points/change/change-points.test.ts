import { operationEndpoints } from '@academy/domain/operations';
import type { PointId, StudentId } from '@academy/domain/ids';
import {
  countedSum,
  objectionEndpoints,
  pointEndpoints,
  pointManagementEndpoints,
  studentPointsPageSchema,
  totalsOf,
} from '@academy/domain/points';
import { undoResultSchema } from '@academy/domain/operations';
import { seoulDay } from '@academy/domain/time';
import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog, studentPoints } from '../../../db/schema';
import { insertStudent } from '../../../testing/data/a-student';
import { startTestApp, type TestApp } from '../../../testing/test-app';

const {
  issuePoints,
  issuedPoints,
  editPoint,
  voidPoint,
  pointStandings,
  objections,
  answerObjection,
} = pointManagementEndpoints;
const { object, myObjections } = objectionEndpoints;
let server: TestApp;
let token: string;
beforeAll(async () => {
  server = await startTestApp();
  token = await server.managerToken('admin');
});
afterAll(() => server.close());

let phones = 0;
async function aStudent(name = '김하늘') {
  const phone = `0106665${String((phones += 1)).padStart(4, '0')}`;
  return {
    id: await insertStudent(server.database.db, { name, phone }),
    token: await server.studentToken(phone),
  };
}
async function give(
  studentIds: StudentId[],
  points = 5,
  pointType: 'REWARD' | 'PENALTY' = 'PENALTY',
) {
  const body = {
    studentIds,
    incidentDate: seoulDay(server.clock.now()),
    detail: '',
    memo: '',
    what: { kind: 'own', pointType, points, reason: '무단지각' },
  };
  return issuePoints.response.parse(
    (await server.callEndpoint(issuePoints, {}, { token, body })).body,
  );
}
async function penaltyOf(studentId: StudentId): Promise<PointId> {
  const [issued] = (await give([studentId])).issued;
  if (!issued) throw new Error('nothing was given');
  return issued.id;
}
const historyOf = async (studentId: StudentId, more = '&voided=true') =>
  issuedPoints.response.parse(
    (await server.call('GET', `/api/admin/points?studentId=${studentId}${more}`, { token })).body,
  );
const listOf = async (bearer: string) =>
  studentPointsPageSchema.parse(
    (await server.callEndpoint(pointEndpoints.myPoints, {}, { token: bearer })).body,
  );
const takeAway = (pointId: PointId, reason = '오입력') =>
  server.callEndpoint(voidPoint, { pointId }, { token, body: { reason } });
const answer = (pointId: PointId, accept: boolean, text = '확인했습니다.') =>
  server.callEndpoint(answerObjection, { pointId }, { token, body: { accept, answer: text } });
const protest = (bearer: string, pointId: PointId, text = '병원에 있었어요.') =>
  server.callEndpoint(object, { pointId }, { token: bearer, body: { text } });

describe('PATCH /admin/points/{pointId}, POST /admin/points/{pointId}/void', () => {
  test('words are changed and written down, a score never is', async () => {
    const student = await aStudent();
    const pointId = await penaltyOf(student.id);
    const edited = await server.callEndpoint(
      editPoint,
      { pointId },
      { token, body: { reason: ' 무단지각 – 2교시 ', memo: '통화', points: 1 } },
    );
    expect([edited.status, edited.body]).toEqual([
      200,
      expect.objectContaining({ reason: '무단지각 – 2교시', memo: '통화', points: 5 }),
    ]);
    expect(
      await server.database.db
        .select({
          action: auditLog.action,
          subject: auditLog.subject,
          before: auditLog.before,
          after: auditLog.after,
        })
        .from(auditLog)
        .where(eq(auditLog.requestId, edited.headers.get('x-request-id') ?? '')),
    ).toMatchObject([
      {
        action: 'edit-point',
        subject: '김하늘',
        before: { pointReason: '무단지각', memo: '' },
        after: { pointReason: '무단지각 – 2교시', memo: '통화' },
      },
    ]);
    expect(
      (await server.callEndpoint(editPoint, { pointId }, { token, body: { reason: '   ' } }))
        .status,
    ).toBe(400);
  });

  test('voided: out of the student’s list and totals, still in the history with who and why; once', async () => {
    const student = await aStudent();
    const pointId = await penaltyOf(student.id);
    expect((await takeAway(pointId, '  ')).body).toMatchObject({
      code: 'validation-failed',
      errors: { reason: '취소 사유를 입력하세요.' },
    });
    expect(await takeAway(pointId)).toMatchObject({
      status: 200,
      body: { voided: { reason: '오입력', byName: expect.any(String), at: expect.any(String) } },
    });
    expect(await listOf(student.token)).toMatchObject({ content: [], penaltyTotal: 0, net: 0 });
    expect(await historyOf(student.id)).toMatchObject({
      content: [{ id: pointId, voided: { reason: '오입력' } }],
      penaltyTotal: 0,
    });
    expect(await historyOf(student.id, '')).toMatchObject({ content: [], penaltyTotal: 0 });
    expect(await takeAway(pointId)).toMatchObject({ status: 409, body: { code: 'point-voided' } });
    expect(
      (await server.callEndpoint(editPoint, { pointId }, { token, body: { memo: '늦은 메모' } }))
        .status,
    ).toBe(409);
  });
});

describe('taking back what was given', () => {
  test('takes back what was given, once; what somebody voided meanwhile keeps its reason', async () => {
    const [one, two] = [await aStudent(), await aStudent('이바다')];
    const { undo, issued } = await give([one.id, two.id]);
    await takeAway(issued[0]?.id ?? ('0' as PointId), '다른 학생');
    const undone = await server.callEndpoint(
      operationEndpoints.undoOperation,
      { operationId: undo?.operationId },
      { token },
    );
    expect(undoResultSchema.parse(undone.body)).toEqual({ restored: 1, kept: [] });
    expect((await historyOf(issued[0]?.studentId ?? one.id)).content[0]?.voided?.reason).toBe(
      '다른 학생',
    );
    expect((await historyOf(issued[1]?.studentId ?? two.id)).content[0]?.voided?.reason).toBe(
      '부여를 되돌림',
    );
    expect(
      (
        await server.callEndpoint(
          operationEndpoints.undoOperation,
          { operationId: undo?.operationId },
          { token },
        )
      ).body,
    ).toMatchObject({ code: 'already-undone' });
  });

  test('ten minutes later it is too late', async () => {
    const student = await aStudent();
    const { undo } = await give([student.id]);
    server.clock.set(new Date(Date.parse(undo?.undoUntil ?? '')), { frozen: true });
    expect(
      await server.callEndpoint(
        operationEndpoints.undoOperation,
        { operationId: undo?.operationId },
        { token },
      ),
    ).toMatchObject({ status: 409, body: { code: 'undo-too-late' } });
    expect((await historyOf(student.id)).penaltyTotal).toBe(5);
  });
});

describe('이의 신청', () => {
  test('POST /student-points/mine/{pointId}/objection, GET /student-points/mine/objections: accepted, the point leaves every total and the answer stays to be read', async () => {
    const student = await aStudent();
    const pointId = await penaltyOf(student.id);
    expect(await protest(student.token, pointId)).toMatchObject({
      status: 200,
      body: { status: 'OPEN', text: '병원에 있었어요.', answer: null },
    });
    expect((await historyOf(student.id)).content).toMatchObject([
      { id: pointId, objection: 'OPEN' },
    ]);
    const { content } = objections.response.parse(
      (await server.call('GET', '/api/admin/point-objections?status=OPEN', { token })).body,
    );
    expect(content.find((row) => row.pointId === pointId)).toMatchObject({
      text: '병원에 있었어요.',
      point: { name: '김하늘', points: 5, reason: '무단지각' },
    });
    expect((await answer(pointId, true, ' ')).body).toMatchObject({
      code: 'validation-failed',
      errors: { answer: '답변을 입력하세요.' },
    });
    expect(await answer(pointId, true, '진료 확인서를 보았습니다.')).toMatchObject({
      status: 200,
      body: { status: 'ACCEPTED', point: { voided: { reason: '진료 확인서를 보았습니다.' } } },
    });
    expect(await listOf(student.token)).toMatchObject({ content: [], penaltyTotal: 0 });
    expect(
      (await server.callEndpoint(myObjections, {}, { token: student.token })).body,
    ).toMatchObject({
      content: [
        {
          pointId,
          status: 'ACCEPTED',
          answer: '진료 확인서를 보았습니다.',
          answeredByName: expect.any(String),
          point: { points: 5, reason: '무단지각' },
        },
      ],
    });
    expect(await answer(pointId, false)).toMatchObject({
      status: 409,
      body: { code: 'objection-answered' },
    });
  });

  test('GET /admin/point-objections, POST /admin/point-objections/{pointId}/answer: declined, the point stands', async () => {
    const student = await aStudent();
    const pointId = await penaltyOf(student.id);
    await protest(student.token, pointId);
    expect((await answer(pointId, false)).body).toMatchObject({
      status: 'DECLINED',
      point: { voided: null },
    });
    expect((await listOf(student.token)).penaltyTotal).toBe(5);
  });

  test('once, in words, to a standing penalty of one’s own', async () => {
    const [student, other] = [await aStudent(), await aStudent('이바다')];
    const pointId = await penaltyOf(student.id);
    const [reward] = (await give([student.id], 2, 'REWARD')).issued;
    expect((await protest(other.token, pointId)).status).toBe(403);
    expect((await protest(student.token, pointId, '  ')).body).toMatchObject({
      errors: { text: '이의 내용을 입력해 주세요.' },
    });
    expect((await protest(student.token, reward?.id ?? pointId)).body).toMatchObject({
      code: 'objection-to-reward',
    });
    const twice = await Promise.all([
      protest(student.token, pointId),
      protest(student.token, pointId),
      protest(student.token, pointId),
    ]);
    expect(twice.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(
      (
        await server.callEndpoint(
          answerObjection,
          { pointId: reward?.id },
          { token, body: { accept: true, answer: '네' } },
        )
      ).status,
      'nobody objected to it',
    ).toBe(404);
  });

  test('a point that is voided while the objection waits: the objection is answered by it', async () => {
    const student = await aStudent();
    const pointId = await penaltyOf(student.id);
    await protest(student.token, pointId);
    await takeAway(pointId, '다른 학생');
    expect(
      (await server.callEndpoint(myObjections, {}, { token: student.token })).body,
    ).toMatchObject({ content: [{ status: 'ACCEPTED', answer: '다른 학생' }] });
  });
});

test(
  'whatever is given, voided, undone and objected to: the student’s totals, the list, the history and the standing always say the same',
  { tags: 'ci' },
  async () => {
    const step = fc.record({
      what: fc.constantFrom('give', 'give', 'void', 'undo', 'object', 'accept', 'decline'),
      points: fc.integer({ min: 1, max: 9 }),
      reward: fc.boolean(),
      which: fc.nat(5),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        const student = await aStudent();
        const given: Awaited<ReturnType<typeof give>>[] = [];
        for (const { what, points, reward, which } of steps) {
          const some = given[which % Math.max(1, given.length)];
          const id = some?.issued[0]?.id;
          if (what === 'give')
            given.push(await give([student.id], points, reward ? 'REWARD' : 'PENALTY'));
          else if (id === undefined) continue;
          else if (what === 'void') await takeAway(id);
          else if (what === 'undo')
            await server.callEndpoint(
              operationEndpoints.undoOperation,
              { operationId: some?.undo?.operationId },
              { token },
            );
          else if (what === 'object') await protest(student.token, id);
          else await answer(id, what === 'accept');
        }
        const [list, history] = [await listOf(student.token), await historyOf(student.id)];
        expect(list).toMatchObject(totalsOf(list.content));
        expect([list.rewardTotal, list.penaltyTotal]).toEqual([
          history.rewardTotal,
          history.penaltyTotal,
        ]);
        expect(history.content.filter(({ voided }) => voided === null).map(({ id }) => id)).toEqual(
          list.content.map(({ id }) => id),
        );
        expect(history.content, 'nothing is ever lost').toHaveLength(given.length);
        const { content } = pointStandings.response.parse(
          (await server.callEndpoint(pointStandings, {}, { token })).body,
        );
        const own = content.find(({ studentId }) => studentId === student.id);
        expect(own).toMatchObject({
          rewardTotal: list.rewardTotal,
          penaltyTotal: list.penaltyTotal,
          net: list.net,
          counted: countedSum(
            { rewards: list.rewardTotal, penalties: list.penaltyTotal },
            'penalty',
          ),
        });
        expect(
          await server.database.db.$count(studentPoints, eq(studentPoints.studentId, student.id)),
        ).toBe(given.length);
      }),
      { numRuns: 12 },
    );
  },
);
