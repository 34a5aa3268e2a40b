import type { Page } from '@playwright/test';
import type { TestServer } from '../support/server';

/** 김하늘 owes 10,000 won for `month`, 이바다 11,000, 박솔 6,000. */
export const billThree = (server: TestServer, month: string) =>
  server.addReservations([
    { phone: '01012345678', date: `${month}-12`, lunch: true, dinner: false },
    { phone: '01012345678', date: `${month}-13`, lunch: true, dinner: false },
    { phone: '01023456789', date: `${month}-12`, lunch: true, dinner: true },
    { phone: '01034567890', date: `${month}-13`, lunch: false, dinner: true },
  ]);

/** Another manager at another desk: 오매니저 adds a lunch for a student. */
export async function addLunchFor(
  server: TestServer,
  studentId: string,
  date: string,
  note: string,
) {
  async function send<Answer>(
    method: string,
    path: string,
    body: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const answer = await fetch(`${server.admin}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  }
  const { accessToken } = await send<{ accessToken: string }>('POST', '/admin/users/login', {
    username: 'manager',
    password: 'Manager1234!',
  });
  await send(
    'PUT',
    `/admin/students/${studentId}/meals`,
    { changes: [{ date, lunch: true, dinner: false }], cause: 'OTHER', note, settlement: 'none' },
    { authorization: `Bearer ${accessToken}` },
  );
}

/** The 입금 tab as a manager speaks of it. */
export const depositsOf = (page: Page) => ({
  grid: page.getByRole('grid', { name: '입금' }),
  names: page.getByRole('grid', { name: '입금' }).getByRole('rowheader'),
  tick: (name: string) => page.getByRole('row', { name: new RegExp(name) }).getByRole('checkbox'),
  drawer: page.getByRole('dialog', { name: /년 \d+월/ }),
  /** The short message at the edge of the screen. */
  said: (text: string) => page.getByText(text, { exact: true }),
  /** The live connection is up: changes elsewhere will show. */
  live: page.getByText('실시간'),
});
