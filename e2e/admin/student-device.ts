import type { APIRequestContext } from '@playwright/test';
import type { TestServer } from '../support/server';

type Bill = { kind: 'meals'; month: string } | { kind: 'mock'; registrationId: string };

/** A student who saves somewhere else: the same calls as the student app makes. */
export async function studentDevice(
  request: APIRequestContext,
  server: TestServer,
  phoneNumber: string,
) {
  const login = await request.post(`${server.student}/api/students/login`, {
    data: { phoneNumber },
  });
  const { student, accessToken } = (await login.json()) as {
    student: { id: string };
    accessToken: string;
  };
  async function put(path: string, data: object) {
    const answer = await request.put(`${server.student}/api/${path}`, {
      headers: { Authorization: `Bearer ${accessToken}` },
      data,
    });
    if (!answer.ok())
      throw new Error(`The save was refused: ${answer.status()} ${await answer.text()}`);
  }
  return {
    save: (date: string, meals: { lunch: boolean; dinner: boolean }) =>
      put(`reservations/${student.id}`, [{ date, ...meals }]),
    /** 입금했어요 */
    report: (bill: Bill, paid: { depositorName: string; amount: number; day: string }) =>
      put('students/me/reported-deposits', { bill, ...paid }),
  };
}
