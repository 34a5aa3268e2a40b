import {
  attendanceEndpoints,
  attendanceMonthSchema,
  packedMonthSchema,
  unpackMonth,
} from '@academy/domain/attendance';
import type { Endpoint } from '@academy/domain/http';
import type { StudentId } from '@academy/domain/ids';
import { day } from '@academy/domain/time';
import readXlsx from 'read-excel-file/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { holidays } from '../../db/schema';
import { scenarioStudent } from '../../testing/data/a-student';
import { startTestApp, type TestApp } from '../../testing/test-app';

let server: TestApp;
let token: string;
const date = '2026-03-02';
let haneul: StudentId;
beforeAll(async () => {
  server = await startTestApp();
  token = await server.managerToken();
  haneul = scenarioStudent(server, 0);
});
afterAll(() => server.close());

const call = (endpoint: Endpoint, params: object, body?: unknown) =>
  server.callEndpoint(
    endpoint,
    { date, ...params },
    { token, ...(body !== undefined && { body }) },
  );

test('a month sums days up; GET /admin/attendance/{date}/files/{format} and GET /admin/attendance-months/{year}/{month}/files/{format} say the same', async () => {
  await call(
    attendanceEndpoints.saveMarks,
    {},
    {
      edits: [
        {
          studentId: haneul,
          period: 1,
          status: 'LATE',
          excused: false,
          note: '',
          base: 0,
          at: '2026-03-02T00:00:00.000Z',
        },
      ],
    },
  );
  const month = { year: 2026, month: 3 };
  const sums = attendanceMonthSchema.parse(
    (await call(attendanceEndpoints.attendanceMonth, month)).body,
  );
  const packed = await call(attendanceEndpoints.attendanceMonthSheet, month);
  expect(unpackMonth(packedMonthSchema.parse(packed.body))).toEqual(sums);
  const { rows } = sums;
  expect(rows.find(({ studentId }) => studentId === haneul)).toMatchObject({
    present: 1,
    late: 1,
    absent: 0,
    days: [{ date, status: 'LATE' }],
  });
  const read = async (path: string) =>
    (
      await readXlsx(
        Buffer.from(
          await (
            await fetch(`${server.url}/api/admin/${path}`, {
              headers: { authorization: `Bearer ${token}` },
            })
          ).arrayBuffer(),
        ),
      )
    )[0]?.data ?? [];
  const dayFile = await read(`attendance/${date}/files/xlsx?q=${encodeURIComponent('김하늘')}`);
  expect(dayFile[0]?.slice(0, 7)).toEqual([
    '좌석',
    '이름',
    '학년',
    '예정',
    '등원',
    '하원',
    '1교시',
  ]);
  expect(dayFile.slice(1).every((row) => row[1] === '김하늘')).toBe(true);
  expect(dayFile.some((row) => row[6] === '지')).toBe(true);
  expect((await read(`attendance/${date}/files/xlsx?tile=late`)).map((row) => row[1])).toEqual([
    '이름',
    '김하늘',
  ]);
  expect(await read(`attendance/${date}/files/xlsx?tile=out`)).toHaveLength(1);
  await server.database.db
    .insert(holidays)
    .values({ date: day('2026-03-01'), name: '삼일절', source: 'public' })
    .onConflictDoNothing();
  const monthFile = await read('attendance-months/2026/3/files/xlsx');
  expect(monthFile[0]?.[3]).toBe('1 삼일절');
  expect(monthFile[0]?.slice(-6)).toEqual([
    '출석일',
    '지각',
    '조퇴',
    '결석',
    '인정 결석',
    '외출(분)',
  ]);
});
