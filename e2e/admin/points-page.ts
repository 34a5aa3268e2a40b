import { expect, type APIRequestContext, type Page } from '@playwright/test';
import type { TestServer } from '../support/server';

type Preset = readonly [pointType: 'REWARD' | 'PENALTY', name: string, points: number];

export const PRESETS: readonly Preset[] = [
  ['PENALTY', '지각', 2],
  ['PENALTY', '소란', 1],
  ['REWARD', '모범', 3],
];

async function adminHeaders(request: APIRequestContext, server: TestServer) {
  const login = await request.post(`${server.admin}/api/admin/users/login`, {
    data: { username: 'admin', password: 'Admin1234!' },
  });
  const { accessToken } = (await login.json()) as { accessToken: string };
  return { Authorization: `Bearer ${accessToken}` };
}

/** Leaves the account `manager` the points and the students alone. */
export async function keepToPoints(request: APIRequestContext, server: TestServer): Promise<void> {
  const headers = await adminHeaders(request, server);
  const accounts = await request.get(`${server.admin}/api/admin/accounts`, { headers });
  const { content } = (await accounts.json()) as { content: { id: string; username: string }[] };
  const manager = content.find(({ username }) => username === 'manager');
  const answer = await request.patch(`${server.admin}/api/admin/accounts/${manager?.id}`, {
    headers,
    data: { areas: ['points', 'students'] },
  });
  if (!answer.ok())
    throw new Error(`The areas were refused: ${answer.status()} ${await answer.text()}`);
}

/** What the academy had before the test: its items, as the admin saves them. */
export async function savePresets(
  request: APIRequestContext,
  server: TestServer,
  presets = PRESETS,
): Promise<void> {
  const data = {
    presets: presets.map(([pointType, name, points]) => ({
      id: null,
      pointType,
      name,
      points,
      hidden: false,
    })),
  };
  const answer = await request.put(`${server.admin}/api/admin/point-presets`, {
    headers: await adminHeaders(request, server),
    data,
  });
  if (!answer.ok())
    throw new Error(`The items were refused: ${answer.status()} ${await answer.text()}`);
}

/** A student objects to the newest point of their own, as the student app does. */
export async function objectToNewest(
  request: APIRequestContext,
  server: TestServer,
  phoneNumber: string,
  text: string,
): Promise<void> {
  const login = await request.post(`${server.student}/api/students/login`, {
    data: { phoneNumber },
  });
  const { accessToken } = (await login.json()) as { accessToken: string };
  const headers = { Authorization: `Bearer ${accessToken}` };
  const mine = await request.get(`${server.student}/api/student-points/mine`, { headers });
  const {
    content: [newest],
  } = (await mine.json()) as { content: { id: string }[] };
  const answer = await request.post(
    `${server.student}/api/student-points/mine/${newest?.id}/objection`,
    { headers, data: { text } },
  );
  if (!answer.ok())
    throw new Error(`The objection was refused: ${answer.status()} ${await answer.text()}`);
}

/** 상벌점 부여 as a manager uses it. */
export function pointsPage(page: Page) {
  const effect = page.getByRole('table', { name: '부여 전 확인' });
  return {
    effect,
    today: page.getByRole('grid', { name: '오늘 부여 내역' }),
    history: page.getByRole('grid', { name: '부여 내역', exact: true }),
    standings: page.getByRole('grid', { name: '학생별 누적' }),
    chips: page.getByRole('list', { name: '선택한 학생' }).getByRole('listitem'),
    find: page.getByRole('combobox', { name: '학생' }),
    give: page.getByRole('button', { name: /부여$/ }).and(page.locator('[type=submit]')),
    item: (name: string) =>
      page
        .getByRole('group', { name: '자주 쓰는 항목' })
        .getByRole('button', { name: new RegExp(`^${name}`) }),
    tab: (name: string | RegExp) => page.getByRole('tab', { name }),
    tick: (name: string) => effect.getByRole('checkbox', { name: `${name} 부여` }),
    async choose(typed: string, name: string) {
      await page.getByRole('combobox', { name: '학생' }).fill(typed);
      await page.getByRole('option', { name: new RegExp(`^${name}`) }).click();
      await expect(page.getByRole('button', { name: `${name} 빼기` })).toBeVisible();
    },
    /** What the menu of a student's newest line offers; of the newest that has `having` in it. */
    async act(name: string, what: string, having = '') {
      await page
        .getByRole('row', { name: new RegExp(name) })
        .filter({ hasText: having })
        .first()
        .getByRole('button', { name: `${name} 관리` })
        .click();
      await page.getByRole('menuitem', { name: what, exact: true }).click();
    },
    async voidBecause(name: string, reason: string, having = '') {
      await this.act(name, '부여 취소', having);
      const dialog = page.getByRole('alertdialog', { name: `${name} 학생의 상벌점을 취소할까요?` });
      await dialog.getByRole('textbox', { name: '사유' }).fill(reason);
      await dialog.getByRole('button', { name: '부여 취소' }).click();
      await expect(dialog).toBeHidden();
    },
    async download(item: string) {
      const started = page.waitForEvent('download');
      await page.getByRole('button', { name: '목록 도구' }).click();
      await page.getByRole('menuitem', { name: item, exact: true }).click();
      return (await started).path();
    },
  };
}
