import { askServer, studentsOnServer } from '../admin/students-page';
import { expect, expectNoAxeViolations, test } from '../support/test';

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
    body: { parentName: '김엄마', parentPhone: '01077778888' },
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
  await expect(dialog).toContainText('아직 열지 않음');
  await expectNoAxeViolations(page);

  const { content } = await askServer<{ content: { url: string }[] }>(server, 'guardian-links');
  const { hash } = new URL(content[0]?.url ?? '');
  const guardian = await (
    await browser.newContext({ viewport: { width: 390, height: 844 } })
  ).newPage();
  await guardian.goto(`${server.student}/guardian.html${hash}`);
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

  await guardian.getByRole('button', { name: '월간 리포트 보기' }).click();
  const reports = guardian.getByRole('region', { name: '월간 리포트' });
  await expect(reports).toContainText('2026년 10월');
  await expect(reports).toContainText('기록이 없습니다');
  await reports.getByRole('button', { name: '다음 달' }).click();
  await expect(reports).toContainText('(등원한 1일)');
  await expectNoAxeViolations(guardian);

  await dialog.getByRole('button', { name: '김하늘 보호자 링크 끊기' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '링크 끊기' }).click();
  await expect(page.getByText('보호자 링크를 끊었습니다.')).toBeVisible();
  await guardian.reload();
  await expect(guardian.getByRole('heading', { name: '볼 수 있는 내용이 없습니다' })).toBeVisible();
  await guardian.context().close();
});
