import type { Page } from '@playwright/test';
import { billThree } from '../admin/dashboard-page';
import { decemberWithThree } from '../admin/mocks-page';
import { askServer, studentsOnServer } from '../admin/students-page';
import type { TestServer } from '../support/server';
import { expect, expectNoAxeViolations, test } from '../support/test';

/** The managers' pages that answer a question, and what their picture is called. */
const MANAGERS = [
  ['/admin-dashboard?month=2026-11&tab=days', '일자별 식수'],
  ['/admin-dashboard?month=2026-11&tab=waste', '주별 남은 도시락'],
  ['/admin-dashboard?month=2026-11&tab=deposits', '날짜별 입금과 기한'],
  ['/attendance?view=month', '주별 지각과 결석'],
  ['/attendance?view=month', '요일별 지각과 결석'],
  ['/points/issue?tab=standings', '주별 상점·벌점'],
  ['/mock-exam/list?exam=EXAM&tab=seats', '현장 좌석과 신청'],
] as const;

/** It is at the top of the page, and a reader has its numbers without seeing it. */
async function expectPicture(page: Page, name: string) {
  const picture = page.getByRole('figure', { name });
  await expect(picture, page.url()).toBeVisible();
  const said = await picture
    .locator('button, li, td')
    .evaluateAll((found) => found.map((one) => one.ariaLabel ?? one.textContent));
  expect(said.join(' '), name).toMatch(/\d/);
  return picture;
}

/** Money of November, points, and two days of attendance of 김하늘. */
async function fill(server: TestServer): Promise<{ exam: string; studentId: string }> {
  await billThree(server, '2026-11');
  const exam = await decemberWithThree(server);
  await server.addPoints([
    {
      phone: '01012345678',
      incidentDate: '2026-11-19',
      pointType: 'PENALTY',
      points: 2,
      reason: '무단 지각',
    },
  ]);
  const [student] = await studentsOnServer(server, 'q=김하늘');
  if (!student) throw new Error('김하늘 is missing');
  await askServer(server, 'deposits/2026/11/confirm', {
    method: 'POST',
    body: {
      day: '2026-11-18',
      items: [{ studentId: student.id, amount: 4000, depositorName: '김하늘' }],
    },
  });
  for (const date of ['2026-11-18', '2026-11-19'])
    await askServer(server, `attendance/${date}/visits`, {
      method: 'PUT',
      body: {
        edits: [
          { studentId: student.id, arrivedAt: '14:00', leftAt: '16:50', outings: [], base: 0 },
        ],
      },
    });
  return { exam, studentId: student.id };
}

test(
  'a page that answers a question begins with its picture, in words too',
  { tag: '@ci' },
  async ({ page, browser, server, signInAsManager, signInAsStudent }) => {
    test.slow();
    const { exam, studentId } = await fill(server);
    await signInAsManager();
    const pages = new Set<string>();
    for (const [path, name] of MANAGERS) {
      await page.goto(server.admin + path.replace('EXAM', exam));
      const box = await (await expectPicture(page, name)).boundingBox();
      expect(box && box.y + box.height, path).toBeLessThan(500);
      pages.add(path);
    }

    const phone = await (
      await browser.newContext({ viewport: { width: 390, height: 844 } })
    ).newPage();
    await signInAsStudent({ page: phone });
    await phone.goto(`${server.student}/study`);
    await expectPicture(phone, '최근 다섯 주');
    pages.add('/study');

    await askServer(server, `students/${studentId}`, {
      method: 'PATCH',
      body: { guardians: [{ name: null, phone: '01077778888', relation: null }] },
      ifMatch: '"1"',
    });
    const { content } = await askServer<{ content: { url: string }[] }>(server, 'guardian-links', {
      method: 'POST',
      body: { studentIds: [studentId] },
    });
    await phone.goto(`${server.student}/guardian.html${new URL(content[0]?.url ?? '').hash}`);
    await phone.getByRole('textbox', { name: '자녀 휴대전화 번호 뒤 4자리' }).fill('5678');
    await phone.getByRole('button', { name: '확인', exact: true }).click();
    await expectPicture(phone, '11월 날짜별 출결');
    await expect(phone.getByText('6,000원', { exact: true })).toBeVisible();
    await expect(phone.getByText('11월 5일 (목)까지 · 15일 지났습니다')).toBeVisible();
    const height = await phone.evaluate(() => document.documentElement.scrollHeight);
    expect(height, 'a guardian reads two screens').toBeLessThanOrEqual(2 * 844);
    await expectNoAxeViolations(phone);
    pages.add('guardian.html');
    await phone.context().close();

    expect(pages.size).toBeGreaterThanOrEqual(7);
  },
);
