import { type Page } from '@playwright/test';
import type { TestServer } from '../support/server';

interface ListedStudent {
  id: string;
  name: string;
  phone: string | null;
  seat: string | null;
  grade: string | null;
}

/** 학생 관리 as a manager uses it. */
export const studentsPage = (page: Page) => ({
  names: page.getByRole('rowheader'),
  search: page.getByRole('searchbox', { name: '이름·초성·좌석·전화 뒷번호' }),
  imports: page.getByRole('dialog', { name: '학생 명단 올리기' }),
  drawer: (name: string) => page.getByRole('dialog', { name }),
  cell: (text: string) => page.getByRole('gridcell', { name: text, exact: true }),
  /** Saves what the menu of the files hands out, and answers its name and its path. */
  async download(item: string) {
    const started = page.waitForEvent('download');
    await page.getByRole('button', { name: '목록 도구' }).click();
    await page.getByRole('menuitem', { name: item, exact: true }).click();
    const file = await started;
    return { name: file.suggestedFilename(), path: await file.path() };
  },
});

/** Asks the server itself, past every screen, as the admin. */
export async function askServer<Answer>(
  server: TestServer,
  path: string,
  change?: { method: string; body: object; ifMatch?: string },
): Promise<Answer> {
  const json = { 'content-type': 'application/json' };
  const login = await fetch(`${server.admin}/api/admin/users/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ username: 'admin', password: 'Admin1234!' }),
  });
  const { accessToken } = (await login.json()) as { accessToken: string };
  const headers = {
    ...(change && json),
    ...(change && { 'idempotency-key': crypto.randomUUID() }),
    ...(change?.ifMatch !== undefined && { 'if-match': change.ifMatch }),
    authorization: `Bearer ${accessToken}`,
  };
  const answer = await fetch(`${server.admin}/api/admin/${path}`, {
    headers,
    ...(change && { method: change.method, body: JSON.stringify(change.body) }),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** Who is in the list. */
export const studentsOnServer = async (
  server: TestServer,
  query = 'status=ALL',
): Promise<ListedStudent[]> =>
  (await askServer<{ content: ListedStudent[] }>(server, `students?size=2000&${query}`)).content;

/** Lets the account that only reads see students without their numbers. */
export async function hideContactsFromViewer(server: TestServer): Promise<void> {
  const { content } = await askServer<{ content: { id: string; username: string }[] }>(
    server,
    'accounts',
  );
  const viewer = content.find(({ username }) => username === 'viewer');
  await askServer(server, `accounts/${viewer?.id ?? ''}`, {
    method: 'PATCH',
    body: { areas: ['students'] },
  });
}
