import { type Page } from '@playwright/test';
import type { TestServer } from '../support/server';

interface ListedStudent {
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
    await page.getByRole('button', { name: '엑셀 다운로드' }).click();
    await page.getByRole('menuitem', { name: item, exact: true }).click();
    const file = await started;
    return { name: file.suggestedFilename(), path: await file.path() };
  },
});

/** What the server itself says is in the list, past every screen. */
export async function studentsOnServer(server: TestServer, query = 'status=ALL'): Promise<ListedStudent[]> {
  const login = await fetch(`${server.admin}/api/admin/users/login`, {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ username: 'admin', password: 'Admin1234!' }),
  });
  const { accessToken } = (await login.json()) as { accessToken: string };
  const answer = await fetch(`${server.admin}/api/admin/students?size=2000&${query}`, { headers: { authorization: `Bearer ${accessToken}` } });
  return ((await answer.json()) as { content: ListedStudent[] }).content;
}
