import { studentIdSchema, type StudentId } from '@academy/domain/ids';
import {
  issuePreviewSchema,
  pointManagementEndpoints,
  type IssueRequest,
} from '@academy/domain/points';
import { seoulDay, shiftDay } from '@academy/domain/time';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pointPresets } from '../../../db/schema';
import { managerWith } from '../../../testing/data/a-manager';
import { insertStudent } from '../../../testing/data/a-student';
import { startTestApp, type TestApp } from '../../../testing/test-app';

const { previewPoints, issuePoints, issuedPoints } = pointManagementEndpoints;
let server: TestApp;
let token: string;
let late: string;
let hidden: string;
beforeAll(async () => {
  server = await startTestApp();
  token = await server.managerToken('admin');
  const rows = await server.database.db
    .insert(pointPresets)
    .values([
      { pointType: 'PENALTY', name: '무단지각', points: 5, position: 1 },
      { pointType: 'REWARD', name: '옛 항목', points: 3, position: 2, hidden: true },
    ])
    .returning({ id: pointPresets.id });
  [late = '', hidden = ''] = rows.map(({ id }) => String(id));
});
afterAll(() => server.close());

let phones = 0;
const aStudent = (name = '김하늘'): Promise<StudentId> =>
  insertStudent(server.database.db, {
    name,
    phone: `0106666${String((phones += 1)).padStart(4, '0')}`,
  });
const today = () => seoulDay(server.clock.now());
const wish = (studentIds: StudentId[], more: Partial<IssueRequest> = {}): IssueRequest => ({
  studentIds,
  incidentDate: today(),
  detail: '',
  memo: '',
  what: { kind: 'preset', presetId: late },
  ...more,
});
const issue = (body: IssueRequest & { proposalOf?: string }, as = token, headers = {}) =>
  server.callEndpoint(issuePoints, {}, { token: as, body, headers });
const historyOf = async (studentId: StudentId) =>
  issuedPoints.response.parse(
    (await server.call('GET', `/api/admin/points?studentId=${studentId}&voided=true`, { token }))
      .body,
  ).content;

describe('POST /admin/points/preview', () => {
  test('before → after with the step that is crossed, and what of the same kind there is that day', async () => {
    const [first, second] = [await aStudent(), await aStudent('이바다')];
    await issue(wish([first]));
    const { body } = await server.callEndpoint(
      previewPoints,
      {},
      { token, body: wish([second, first]) },
    );
    const preview = issuePreviewSchema.parse(body);
    expect(preview).toMatchObject({ pointType: 'PENALTY', points: 5, reason: '무단지각' });
    expect(preview.rows.find(({ studentId }) => studentId === first)).toMatchObject({
      name: '김하늘',
      before: 5,
      after: 10,
      stepBefore: '주의',
      stepAfter: '경고',
      duplicates: 1,
      justIssued: true,
    });
    expect(preview.rows.find(({ studentId }) => studentId === second)).toMatchObject({
      before: 0,
      after: 5,
      stepBefore: null,
      stepAfter: '주의',
      duplicates: 0,
      justIssued: false,
    });
    expect(await historyOf(second), 'nothing is written').toEqual([]);
  });
});

describe('POST /admin/points', () => {
  test('a preset decides sign, score and words; the detail is behind them', async () => {
    const student = await aStudent();
    const { status, body } = await issue(wish([student], { detail: '2교시', memo: '보호자 통화' }));
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({
        pointType: 'PENALTY',
        points: 5,
        undo: { operationId: expect.any(String), undoUntil: expect.any(String) },
      }),
    ]);
    expect(await historyOf(student)).toMatchObject([
      {
        pointType: 'PENALTY',
        points: 5,
        reason: '무단지각 – 2교시',
        memo: '보호자 통화',
        incidentDate: today(),
        issuerName: expect.any(String),
        voided: null,
        objection: null,
      },
    ]);
  });

  test('tomorrow’s incident, a hidden preset, one that never was: refused, and nothing is given', async () => {
    const student = await aStudent();
    const refusals = await Promise.all([
      issue(wish([student], { incidentDate: shiftDay(today(), 1) })),
      issue(wish([student], { what: { kind: 'preset', presetId: hidden } })),
      issue(wish([student], { what: { kind: 'preset', presetId: 'none' } })),
    ]);
    expect(refusals.map(({ status, body }) => [status, body])).toEqual(
      ['incident-in-future', 'preset-gone', 'preset-gone'].map((code) => [
        409,
        expect.objectContaining({ code }),
      ]),
    );
    expect(await historyOf(student)).toEqual([]);
  });

  test('a score of one’s own needs its right; a preset does not', async () => {
    const student = await aStudent();
    const own = wish([student], {
      what: { kind: 'own', pointType: 'REWARD', points: 7, reason: ' 도움 ' },
    });
    const { token: plain } = await managerWith(server, 'MANAGER', { areas: ['points'] });
    expect(await issue(own, plain)).toMatchObject({
      status: 403,
      body: { code: 'no-right', needs: 'points.own-score' },
    });
    expect((await issue(wish([student]), plain)).status).toBe(200);
    expect((await issue(own)).status).toBe(200);
    expect(
      (await historyOf(student)).map(({ pointType, points, reason }) => [
        pointType,
        points,
        reason,
      ]),
    ).toEqual([
      ['REWARD', 7, '도움'],
      ['PENALTY', 5, '무단지각'],
    ]);
    expect(
      (
        await issue(
          wish([student], { what: { kind: 'own', pointType: 'REWARD', points: 7, reason: '  ' } }),
        )
      ).status,
      'a reason of spaces',
    ).toBe(400);
  });

  test('somebody who is not there: nobody gets anything', async () => {
    const student = await aStudent();
    expect((await issue(wish([student, studentIdSchema.parse('999999999')]))).status).toBe(404);
    expect(await historyOf(student)).toEqual([]);
  });

  test('the same key again answers what was done; with another wish it is refused', async () => {
    const student = await aStudent();
    const key = { 'Idempotency-Key': randomUUID() };
    const [first, again] = [
      await issue(wish([student]), token, key),
      await issue(wish([student]), token, key),
    ];
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(await issue(wish([student], { memo: '다른 말' }), token, key)).toMatchObject({
      status: 422,
      body: { code: 'idempotency-mismatch' },
    });
    expect(await historyOf(student)).toHaveLength(1);
  });
});
