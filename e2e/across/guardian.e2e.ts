import type { Page } from '@playwright/test';
import { askServer, studentsOnServer } from '../admin/students-page';
import { expect, expectNoAxeViolations, test } from '../support/test';

/** What a device is asked that opens a link for the first time. */
async function answerQuestion(guardian: Page, digits: string) {
  await guardian.getByRole('textbox', { name: '자녀 휴대전화 번호 뒤 4자리' }).fill(digits);
  await guardian.getByRole('button', { name: '확인', exact: true }).click();
}

test('a guardian’s link: made at the desk, opened without a login, shows what changed, is revoked', async ({
  page,
  browser,
  server,
  signInAsManager,
}) => {
  const [student] = await studentsOnServer(server, 'q=김하늘');
  if (!student) throw new Error('김하늘 is missing');
  await askServer(server, `students/${student.id}`, {
    method: 'PATCH',
    body: {
      guardians: [
        { name: '김엄마', phone: '01077778888', relation: '어머니' },
        { name: '김아빠', phone: '01077779999', relation: '아버지' },
      ],
    },
    ifMatch: '"1"',
  });
  await signInAsManager({ username: 'admin', password: 'Admin1234!', next: '/student' });
  await page
    .getByRole('row', { name: /김하늘/ })
    .getByRole('checkbox')
    .check();
  await page.getByRole('button', { name: '보호자 링크' }).click();
  const dialog = page.getByRole('dialog', { name: '김하늘 · 보호자 링크' });
  await dialog.getByRole('button', { name: '1명의 링크 만들기' }).click();
  await expect(dialog).toContainText('김엄마 010-****-8888');
  await expect(dialog).toContainText('김아빠 010-****-9999');
  await expect(dialog).toContainText('아직 열지 않음');
  await expectNoAxeViolations(page);

  const { content } = await askServer<{ content: { url: string; name: string }[] }>(
    server,
    'guardian-links',
  );
  const { hash } = new URL(content.find(({ name }) => name === '김엄마')?.url ?? '');
  const guardian = await (
    await browser.newContext({ viewport: { width: 390, height: 844 } })
  ).newPage();
  await guardian.goto(`${server.student}/guardian.html${hash}`);
  await expect(guardian.getByRole('heading', { name: '자녀를 확인해 주세요' })).toBeVisible();
  await expect(guardian.getByText('김하늘')).toHaveCount(0);
  await expectNoAxeViolations(guardian);
  await answerQuestion(guardian, '0000');
  await expect(guardian.getByText('자녀의 휴대전화 번호와 다릅니다.')).toBeVisible();
  await answerQuestion(guardian, '5678');
  await expect(guardian.getByRole('heading', { level: 2, name: '김하늘' })).toBeVisible();
  await expect(guardian.getByText('아직 등원하지 않았습니다')).toBeVisible();
  await expect(guardian.getByText('이바다')).toHaveCount(0);
  await expectNoAxeViolations(guardian);

  await askServer(server, 'attendance/2026-11-20/visits', {
    method: 'PUT',
    body: {
      edits: [
        {
          studentId: student.id,
          arrivedAt: '09:40',
          leftAt: null,
          outings: [],
          base: 0,
        },
      ],
    },
  });
  await guardian.getByRole('button', { name: '새로고침' }).click();
  await expect(guardian.getByText('등원 09:40')).toBeVisible();

  const reports = guardian.getByRole('region', { name: '월간 리포트' });
  await reports.getByText('월간 리포트', { exact: true }).click();
  await expect(reports).toContainText('2026년 10월');
  await expect(reports).toContainText('기록이 없습니다');
  await reports.getByRole('button', { name: '다음 달' }).click();
  await expect(reports).toContainText('(등원한 1일)');
  await guardian.setViewportSize({ width: 320, height: 568 });
  const [before, after] = await Promise.all(
    ['이전 달', '다음 달'].map((name) => reports.getByRole('button', { name }).boundingBox()),
  );
  expect(after?.y, 'the months stand in one line on a small phone').toBe(before?.y);
  await expectNoAxeViolations(guardian);

  await dialog.getByRole('button', { name: '김하늘 보호자 김엄마 링크 끊기' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '링크 끊기' }).click();
  await expect(page.getByText('보호자 링크를 끊었습니다.')).toBeVisible();
  await guardian.reload();
  await expect(guardian.getByRole('heading', { name: '볼 수 있는 내용이 없습니다' })).toBeVisible();
  await guardian.context().close();
});

test(
  'a guardian reports an absence, the desk sees who sent it and approves, the page says so',
  { tag: '@ci' },
  async ({ page, browser, server, signInAsManager }) => {
    const [student] = await studentsOnServer(server, 'q=김하늘');
    if (!student) throw new Error('김하늘 is missing');
    await askServer(server, `students/${student.id}`, {
      method: 'PATCH',
      body: { guardians: [{ name: null, phone: '01077778888', relation: null }] },
      ifMatch: '"1"',
    });
    await signInAsManager({
      username: 'admin',
      password: 'Admin1234!',
      next: '/settings?tab=attendance',
    });
    await page.getByRole('switch', { name: '보호자 페이지에서 결석·조퇴 받기' }).check();
    await page.getByRole('button', { name: '저장', exact: true }).click();
    await expect(page.getByText(/저장했습니다/)).toBeVisible();

    const { content } = await askServer<{ content: { url: string }[] }>(server, 'guardian-links', {
      method: 'POST',
      body: { studentIds: [student.id] },
    });
    const { hash } = new URL(content[0]?.url ?? '');
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const guardian = await context.newPage();
    await guardian.goto(`${server.student}/guardian.html${hash}`);
    await answerQuestion(guardian, '5678');
    const part = guardian.getByRole('region', { name: '결석·조퇴 알리기' });
    await part.getByRole('button', { name: '결석이나 조퇴 알리기' }).click();
    await part.getByRole('radio', { name: '조퇴' }).check();
    await part.getByRole('button', { name: '보내기' }).click();
    await expect(part.getByText('나가는 시각을 입력해 주세요.')).toBeVisible();
    await part.getByRole('textbox', { name: '나가는 시각' }).fill('18:00');
    await part.getByRole('combobox', { name: '사유 구분' }).selectOption({ label: '병원' });
    await part.getByRole('textbox', { name: '내용' }).fill('치과 예약');
    await expectNoAxeViolations(guardian);
    await part.getByRole('button', { name: '보내기' }).click();
    await expect(part).toContainText('보냈습니다');
    await expect(part).toContainText('11월 20일 (금) 조퇴 · 18:00부터');
    await expect(part).toContainText('승인 대기');

    await page.goto(`${server.admin}/attendance/student`);
    await page
      .getByRole('button', { name: /김하늘.*보호자/ })
      .first()
      .click();
    await expect(page.getByRole('definition').filter({ hasText: '치과 예약' })).toBeVisible();
    await page.getByRole('button', { name: '승인', exact: true }).click();
    await expect(page.getByText('승인 대기 중인 신청이 없습니다.')).toBeVisible();
    await guardian.getByRole('button', { name: '새로고침' }).click();
    await expect(part.getByText('승인', { exact: true })).toBeVisible();
    await context.close();
  },
);
