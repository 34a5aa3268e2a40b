import type { APIRequestContext, Page } from '@playwright/test';
import type { TestServer } from '../support/server';
import { expect } from '../support/test';

/** The meal calendar as a manager speaks of it; a day is `23일`, of November. */
export const calendarPage = (page: Page) => ({
  day: (day: string) => page.getByRole('gridcell', { name: new RegExp(`^11월 ${day} `) }),
  panel: page.getByRole('dialog', { name: /신청자$/ }),
  dialog: (name: string | RegExp) => page.getByRole('dialog', { name }),
  button: (name: string) => page.getByRole('button', { name, exact: true }),
  chosen: page.getByRole('group', { name: /일 선택됨/ }),
  /** The live connection is up: changes elsewhere will show. */
  expectLive: () => expect(page.getByText('실시간')).toBeVisible(),
});

interface DepositRow {
  studentId: string;
  name: string;
  account: { carriedIn: number };
}

/** The deposits, as a manager books them elsewhere: asked of the server. */
export async function depositBooks(request: APIRequestContext, server: TestServer) {
  const login = await request.post(`${server.admin}/api/admin/users/login`, {
    data: { username: 'manager', password: 'Manager1234!' },
  });
  const { accessToken } = (await login.json()) as { accessToken: string };
  const headers = { Authorization: `Bearer ${accessToken}` };
  const pathOf = (month: number) => `${server.admin}/api/admin/deposits/2026/${month}`;
  const rowOf = async (month: number, name: string) => {
    const { rows } = (await (await request.get(pathOf(month), { headers })).json()) as {
      rows: DepositRow[];
    };
    return rows.find((row) => row.name === name);
  };
  return {
    /** All that is owed for a month is in. */
    async confirm(month: number, name: string) {
      const row = await rowOf(month, name);
      const answer = await request.post(`${pathOf(month)}/confirm`, {
        headers: { ...headers, 'Idempotency-Key': crypto.randomUUID() },
        data: {
          day: '2026-11-20',
          items: [{ studentId: row?.studentId, amount: null }],
        },
      });
      expect(answer.status()).toBe(200);
    },
    /** What came over from the month before, in won. */
    carriedIn: async (month: number, name: string) =>
      (await rowOf(month, name))?.account.carriedIn ?? 0,
  };
}
