import type { APIRequestContext } from '@playwright/test';
import type { TestServer } from '../support/server';

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
  return {
    async save(date: string, meals: { lunch: boolean; dinner: boolean }) {
      const answer = await request.put(`${server.student}/api/reservations/${student.id}`, {
        headers: { Authorization: `Bearer ${accessToken}` },
        data: [{ date, ...meals }],
      });
      if (!answer.ok())
        throw new Error(`The save was refused: ${answer.status()} ${await answer.text()}`);
    },
  };
}
