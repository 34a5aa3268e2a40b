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
  /** The line to the server stands: what changes elsewhere will show. */
  expectLive: () => expect(page.getByText('실시간')).toBeVisible(),
});

/** A student's whole November is paid, as the manager confirms it elsewhere. */
export async function confirmNovember(request: APIRequestContext, server: TestServer, name: string) {
  const login = await request.post(`${server.admin}/api/admin/users/login`, { data: { username: 'manager', password: 'Manager1234!' } });
  const { accessToken } = (await login.json()) as { accessToken: string };
  const headers = { Authorization: `Bearer ${accessToken}` };
  const deposits = `${server.admin}/api/admin/deposits/2026/11`;
  const { rows } = (await (await request.get(deposits, { headers })).json()) as { rows: { studentId: string; name: string }[] };
  const items = rows.filter((row) => row.name === name).map(({ studentId }) => ({ studentId, amount: null }));
  const answer = await request.post(`${deposits}/confirm`, { headers, data: { requestKey: 'november-is-paid', day: '2026-11-20', items } });
  expect(answer.status()).toBe(200);
}
