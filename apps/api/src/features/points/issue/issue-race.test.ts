import { operationEndpoints } from '@academy/domain/operations';
import type { StudentId } from '@academy/domain/ids';
import {
  pointManagementEndpoints,
  pointPresetSchema,
  type PointPreset,
} from '@academy/domain/points';
import { day, seoulDay } from '@academy/domain/time';
import { and, eq, isNull } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operations, pointPresets, studentPoints } from '../../../db/schema';
import { insertStudent } from '../../../testing/data/a-student';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { insertPoints } from '../change/own-points-db';

const { issuePoints, voidPoint, savePresets, pointPresets: readPresets } = pointManagementEndpoints;
let server: TestApp;
let tokens: string[];
beforeAll(async () => {
  server = await startTestApp();
  tokens = [await server.managerToken('manager'), await server.managerToken('admin')];
  await server.database.db
    .insert(pointPresets)
    .values([{ pointType: 'PENALTY', name: '무단지각', points: 5, position: 0 }]);
});
afterAll(() => server.close());

let phones = 0;
const aStudent = () =>
  insertStudent(server.database.db, { phone: `0106664${String((phones += 1)).padStart(4, '0')}` });
const presets = async () =>
  readPresets.response.parse(
    (await server.callEndpoint(readPresets, {}, { token: tokens[0] ?? '' })).body,
  );
async function issue(
  studentIds: StudentId[],
  {
    key = randomUUID(),
    by = 0,
    proposalOf,
  }: { key?: string; by?: number; proposalOf?: string } = {},
) {
  const presetId = (await presets()).content[0]?.id;
  const body = {
    studentIds,
    incidentDate: seoulDay(server.clock.now()),
    detail: '',
    memo: '',
    what: { kind: 'preset', presetId },
    ...(proposalOf && { proposalOf }),
  };
  return server.callEndpoint(
    issuePoints,
    {},
    { token: tokens[by] ?? '', body, headers: { 'Idempotency-Key': key } },
  );
}
const standing = (studentId: StudentId) =>
  server.database.db.$count(
    studentPoints,
    and(eq(studentPoints.studentId, studentId), isNull(studentPoints.voidedAt)),
  );

test('a double click, a retry, ten of them at once: each student gets it once, and every answer is the same', async () => {
  const ids = await Promise.all(Array.from({ length: 5 }, aStudent));
  const key = randomUUID();
  const before = await server.database.db.$count(operations);
  const answers = await Promise.all(Array.from({ length: 10 }, () => issue(ids, { key })));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(
    new Set(answers.map(({ body }) => JSON.stringify(issuePoints.response.parse(body).issued)))
      .size,
  ).toBe(1);
  expect(await Promise.all(ids.map(standing))).toEqual([1, 1, 1, 1, 1]);
  expect((await server.database.db.$count(operations)) - before).toBe(1);
});

test('control: the same writes without the claimed key give it more than once', async () => {
  const studentId = await aStudent();
  const [by] = server.managers;
  if (by === undefined) throw new Error('there is no manager');
  const point = {
    pointType: 'PENALTY' as const,
    points: 5,
    asksConfirmation: false,
    reason: '무단지각',
    incidentDate: day('2026-03-02'),
    memo: '',
    presetId: null,
    proposalOf: null,
    by,
    now: server.clock.now(),
  };
  await Promise.all(
    [1, 2].map(() => server.database.db.transaction((tx) => insertPoints(tx, [studentId], point))),
  );
  expect(await standing(studentId)).toBe(2);
});

test('two keys are two intentions: both are given', async () => {
  const studentId = await aStudent();
  await Promise.all([issue([studentId]), issue([studentId], { by: 1 })]);
  expect(await standing(studentId)).toBe(2);
});

test('two managers confirm one day’s proposals at the same moment: each student gets it once, whoever came first', async () => {
  const ids = await Promise.all(Array.from({ length: 6 }, aStudent));
  const answers = await Promise.all(
    [ids, ids.toReversed(), ids.slice(2), ids.slice(0, 3)].map((some, index) =>
      issue(some, { by: index % 2, proposalOf: '2026-03-02' }),
    ),
  );
  const issued = answers.flatMap(({ body }) =>
    issuePoints.response.parse(body).issued.map(({ studentId }) => studentId),
  );
  expect(issued.toSorted()).toEqual(ids.toSorted());
  expect(await Promise.all(ids.map(standing))).toEqual(ids.map(() => 1));
  const late = issuePoints.response.parse((await issue(ids, { proposalOf: '2026-03-02' })).body);
  expect([late.issued, late.undo]).toEqual([[], null]);
});

test('voiding and taking back at the same moment: voided once, by one of them', async () => {
  const ids = await Promise.all(Array.from({ length: 4 }, aStudent));
  const { undo, issued } = issuePoints.response.parse((await issue(ids)).body);
  const answers = await Promise.all([
    server.callEndpoint(
      operationEndpoints.undoOperation,
      { operationId: undo?.operationId },
      { token: tokens[1] ?? '' },
    ),
    ...issued.map(({ id }) =>
      server.callEndpoint(
        voidPoint,
        { pointId: id },
        { token: tokens[0] ?? '', body: { reason: '오입력' } },
      ),
    ),
  ]);
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
  const voided = answers.slice(1).filter(({ status }) => status === 200).length;
  expect(pointsUndone(answers[0]?.body)).toBe(ids.length - voided);
  expect(await Promise.all(ids.map(standing))).toEqual([0, 0, 0, 0]);
});
const pointsUndone = (body: unknown) =>
  operationEndpoints.undoOperation.response.parse(body).restored;

test('two managers save the list of items from the same version: the second is told, and nothing of the first is lost', async () => {
  const { content, version } = await presets();
  const save = (by: number, name: string) => {
    const added: Omit<PointPreset, 'id' | 'used'> & { id: null } = {
      id: null,
      pointType: 'REWARD',
      name,
      points: 3,
      hidden: false,
      asksConfirmation: false,
    };
    const kept = content.map((preset) => ({ ...pointPresetSchema.parse(preset), used: undefined }));
    return server.callEndpoint(
      savePresets,
      {},
      {
        token: tokens[by] ?? '',
        body: { presets: [...kept, added] },
        headers: { 'if-match': `"${version}"` },
      },
    );
  };
  const answers = await Promise.all([save(0, '모범'), save(1, '봉사')]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
  expect((await presets()).content).toHaveLength(content.length + 1);
});
