import type { MockExamId } from '@academy/domain/ids';
import { depositEndpoints, depositMonthSchema } from '@academy/domain/deposits';
import { filterRegistrations } from '@academy/domain/mocks';
import { studentEndpoints, studentsPageSchema } from '@academy/domain/students';
import { day } from '@academy/domain/time';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { studentWithMeals } from '../../testing/data/a-billed-student';
import { insertExam, insertRegistration } from '../../testing/data/some-exam';
import { startTestApp, type TestApp } from '../../testing/test-app';

let server: TestApp;
let token: string;
let examId: MockExamId;
beforeAll(async () => {
  server = await startTestApp();
  token = await server.managerToken();
  const { db } = server.database;
  const now = server.clock.now();
  const lunch = [{ date: day('2026-03-03'), lunch: true, dinner: false }];
  const [paidFor, other] = [
    await studentWithMeals(db, lunch, { name: '한누리', depositorNames: ['박부모', '우리회사'] }),
    await studentWithMeals(db, lunch, { name: '오다솜' }),
  ];
  const exam = await insertExam(db, now);
  examId = exam;
  for (const studentId of [paidFor, other])
    await insertRegistration(db, now, { studentId, mockExamId: exam });
});
afterAll(() => server.close());

const get = async (path: string, q: string) =>
  (await server.call('GET', `/api${path}?q=${encodeURIComponent(q)}`, { token })).body;
const MARCH = '/admin/deposits/2026/3';
const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);

test.each([
  ['박부모', ['한누리']],
  ['ㅇㄹㅎㅅ', ['한누리']],
  ['김부모', []],
])(
  'the payer %s is found in deposits, registrations and the list of students',
  async (q, found) => {
    expect(names(depositMonthSchema.parse(await get(MARCH, q)).rows)).toEqual(found);
    const registrations = await server.api(token).examRegistrations({ params: { examId } });
    expect(names(filterRegistrations(registrations.content, { q }))).toEqual(found);
    expect(
      names(studentsPageSchema.parse(await get(studentEndpoints.students.path, q)).content),
    ).toEqual(found);
    const file = await server.call('GET', `/api${MARCH}/files/csv?q=${encodeURIComponent(q)}`, {
      token,
    });
    expect(file.text.includes('한누리')).toBe(found.length > 0);
    expect(file.text).not.toContain('오다솜');
  },
);

test('and by whoever paid the last time', async () => {
  const month = depositMonthSchema.parse(await get(MARCH, '오다솜'));
  await server.callEndpoint(
    depositEndpoints.confirmDeposits,
    { year: 2026, month: 3 },
    {
      token,
      body: {
        day: '2026-03-02',
        items: month.rows.map(({ studentId }) => ({
          studentId,
          amount: null,
          depositorName: '솜이모',
        })),
      },
    },
  );
  expect(names(depositMonthSchema.parse(await get(MARCH, '솜이모')).rows)).toEqual(['오다솜']);
});
