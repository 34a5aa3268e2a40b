import { askServer, studentsOnServer } from '../../admin/students-page';
import type { TestServer } from '../../support/server';
import { BEFORE, type Applicant } from './reckoning';

/** An exam before this one, out already: a line has two points. */
export async function takenBefore(server: TestServer) {
  const [examId = ''] = await server.addMockExams([
    {
      title: BEFORE,
      examDate: '2026-10-17',
      registrationStartDate: '2026-10-01',
      registrationEndDate: '2026-10-10',
    },
  ]);
  const [student] = await studentsOnServer(server, 'q=김하늘');
  await askServer(server, `mock-exams/${examId}/results`, {
    method: 'PUT',
    body: {
      entries: ['국어', '수학'].map((subject) => ({
        studentId: student?.id,
        subject,
        rawScore: 61,
        band: 5,
        percentile: 48,
      })),
    },
  });
  await askServer(server, `mock-exams/${examId}/results/publish`, {
    method: 'POST',
    body: { published: true },
  });
}

/** The students' calls, as their app makes them. */
export function studentsOf(server: TestServer) {
  const tokens = new Map<string, string>();
  async function call<Answer>(
    { phone }: Pick<Applicant, 'phone'>,
    method: string,
    path: string,
    body?: object,
  ): Promise<Answer> {
    const answer = await fetch(`${server.student}/api/${path}`, {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(method === 'POST' && { 'idempotency-key': crypto.randomUUID() }),
        authorization: `Bearer ${tokens.get(phone) ?? ''}`,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  }
  async function ownRegistration(one: Applicant): Promise<string> {
    const { content } = await call<{ content: { id: string; canceled: boolean }[] }>(
      one,
      'GET',
      'mock-exam-registrations/my/slice?size=10',
    );
    return content.find(({ canceled }) => !canceled)?.id ?? '';
  }
  async function enter(one: Applicant) {
    const { accessToken } = await call<{ accessToken: string }>(one, 'POST', 'students/login', {
      phoneNumber: one.phone,
    });
    tokens.set(one.phone, accessToken);
  }
  return {
    /** In their order: the seats go to the first. */
    async register(mockExamId: string, all: readonly Applicant[]) {
      for (const one of all) {
        await enter(one);
        await call(one, 'POST', 'mock-exam-registrations', {
          mockExamId,
          selectedSubjects: one.subjects,
          onSiteExam: one.place !== 'paper',
          waitForSeat: one.place !== 'paper',
        });
      }
    },
    async choose(mockExamId: string, one: Applicant) {
      const id = await ownRegistration(one);
      await call(one, 'PATCH', `mock-exam-registrations/my/${id}`, {
        mockExamId,
        selectedSubjects: one.subjects,
      });
    },
    async cancel(one: Applicant) {
      await call(one, 'DELETE', `mock-exam-registrations/my/${await ownRegistration(one)}`);
    },
  };
}
