import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { TODAY } from './same-day-page';

const YESTERDAY = '2026-11-19';
const STUDENTS = 56;

/** Paper of a list of 56, and on how many sheets it fits. */
const PAPERS = [
  ['/student', '학생 명렬표', 3],
  ['/list', `2026년 11월 20일 (금) 도시락 명단`, 2],
  [`/attendance?date=${YESTERDAY}`, '11월 19일 (목) 기록 출석부', 3],
  ['/admin-dashboard?tab=deposits', '2026년 11월 입금', 3],
] as const;

/** Names that begin in one line and end in another. */
const brokenNames = (page: Page) =>
  page.locator('td, th[scope="row"]').evaluateAll((cells) =>
    cells
      .filter((cell) => /^[김이박최정강조윤][가나다라마바사]온/.test(cell.textContent ?? ''))
      .filter((cell) => {
        const text = document.createRange();
        text.selectNodeContents(cell);
        return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
      })
      .map((cell) => cell.textContent),
  );

test(
  'paper: whole names, as few sheets as the rows need, title and time on each of them',
  { tag: '@ci' },
  async ({ page, server, signInAsManager }) => {
    test.slow();
    const many = Array.from({ length: STUDENTS }, (_, index) => ({
      name: `${'김이박최정강조윤'.charAt(index % 8)}${'가나다라마바사'.charAt(index / 8)}온`,
      phone: `010777700${index + 10}`,
      seat: `C-${index + 10}`,
      grade: '고2',
      school: '한빛고',
      // Some have two.
      guardians: [
        { phone: `010888800${index + 10}` },
        ...(index % 9 === 0 ? [{ phone: `010999900${index + 10}` }] : []),
      ],
    }));
    await server.addStudents(many);
    await server.addReservations(
      many.map(({ phone }) => ({ phone, date: TODAY, lunch: true, dinner: true })),
    );
    await signInAsManager({ username: 'admin', password: 'Admin1234!' });
    for (const [path, title, sheets] of PAPERS) {
      await page.emulateMedia({ media: 'screen' });
      await page.goto(path);
      await expect(page.getByText('김가온').filter({ visible: true }).first()).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      expect(await brokenNames(page), path).toEqual([]);
      const head = await page.evaluate(() =>
        document.documentElement.style.getPropertyValue('--running-head'),
      );
      expect(head, path).toContain(`${title} · 출력일시 11월 20일`);
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      expect(pdf.match(/\/Type \/Page\b/g)?.length, path).toBeLessThanOrEqual(sheets);
    }
  },
);
