import type { APIRequestContext } from '@playwright/test';
import type { TestServer } from '../support/server';

/** A manager at another desk: the same calls as the app makes. */
export async function managerDevice(request: APIRequestContext, server: TestServer) {
  const login = await request.post(`${server.admin}/api/admin/users/login`, {
    data: { username: 'admin', password: 'Admin1234!' },
  });
  const { accessToken } = (await login.json()) as { accessToken: string };
  const headers = { Authorization: `Bearer ${accessToken}` };
  return {
    async saveMeals(name: string, date: string, meals: { lunch: boolean; dinner: boolean }) {
      const found = await request.get(`${server.admin}/api/admin/student-choices`, {
        headers,
        params: { q: name },
      });
      const {
        content: [student],
      } = (await found.json()) as { content: { id: string }[] };
      const data = {
        changes: [{ date, ...meals }],
        cause: 'REQUEST',
        note: '전화 요청',
        settlement: 'none',
      };
      const answer = await request.put(`${server.admin}/api/admin/students/${student?.id}/meals`, {
        headers,
        data,
      });
      if (!answer.ok())
        throw new Error(`The save was refused: ${answer.status()} ${await answer.text()}`);
    },
  };
}
