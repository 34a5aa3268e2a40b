import { askServer, studentsOnServer } from './students-page';
import { expect, expectNoAxeViolations, test } from '../support/test';
import { settingsPage } from './settings-page';

const MOTHER = '01077778888';

test(
  'an arrival is on the guardian’s page and is told to whoever agreed, by hand and by text, until they stop it',
  { tag: '@ci' },
  async ({ page, browser, server, signInAsManager }) => {
    // The guardian opens the page with nothing kept.
    test.slow();
    const [student] = await studentsOnServer(server, 'q=김하늘');
    if (!student) throw new Error('김하늘 is missing');
    await askServer(server, `students/${student.id}`, {
      method: 'PATCH',
      body: { guardians: [{ name: '김엄마', phone: MOTHER, relation: '어머니' }] },
      ifMatch: '"1"',
    });
    const visit = (base: number, leftAt: string | null) =>
      askServer(server, 'attendance/2026-11-20/visits', {
        method: 'PUT',
        body: {
          edits: [{ studentId: student.id, arrivedAt: '09:30', leftAt, outings: [], base }],
        },
      });
    await signInAsManager({ username: 'admin', password: 'Admin1234!', next: '/settings' });
    await settingsPage(page).part('보호자 알림').click();
    await expectNoAxeViolations(page);
    await page.getByRole('switch', { name: '등원 알림', exact: true }).check();
    await expect(page.getByText('미리보기 · [', { exact: false }).first()).toContainText(
      '김하늘 학생이',
    );
    await page.getByRole('button', { name: '저장', exact: true }).click();
    await expect(page.getByText('설정을 저장했습니다.')).toBeVisible();

    await page.goto('/student');
    await page
      .getByRole('row', { name: /김하늘/ })
      .getByRole('checkbox')
      .check();
    await page.getByRole('button', { name: '보호자 링크' }).click();
    const links = page.getByRole('dialog', { name: '김하늘 · 보호자 링크' });
    await links.getByRole('button', { name: '1명 동의 적기' }).click();
    await expect(links.getByRole('region', { name: '알림 수신 동의' })).toContainText(
      /김하늘.*동의/,
    );
    await links.getByRole('button', { name: '1명의 링크 만들기' }).click();
    await expect(links).toContainText('아직 열지 않음');
    await expectNoAxeViolations(page);

    const { content } = await askServer<{ content: { url: string }[] }>(server, 'guardian-links');
    const { hash } = new URL(content[0]?.url ?? '');
    const guardian = await (
      await browser.newContext({ viewport: { width: 390, height: 844 } })
    ).newPage();
    await guardian.goto(`${server.student}/guardian.html${hash}`);
    await guardian.getByRole('textbox', { name: '자녀 휴대전화 번호 뒤 4자리' }).fill('5678');
    await guardian.getByRole('button', { name: '확인', exact: true }).click();
    await expect(guardian.getByText('아직 등원하지 않았습니다')).toBeVisible();

    await page.goto('/messages');
    await expect(page.getByText('이 달에 쓴 메시지가 없습니다.')).toBeVisible();
    await expect(page.getByText('실시간', { exact: true })).toBeVisible();
    await visit(0, null);
    const list = page.getByRole('grid', { name: '메시지' });
    const row = list.getByRole('row', { name: /등원.*김하늘.*복사 대기/ });
    await expect(row).toBeVisible();
    await guardian.getByRole('button', { name: '새로고침' }).click();
    await expect(guardian.getByText(/^등원 \d\d:\d\d$/)).toBeVisible();
    await row.getByText('010-****-8888').click();
    await page.keyboard.press('Enter');
    const message = page.getByRole('dialog', { name: '메시지' });
    await expect(message.getByText(/김하늘 학생이 \d\d:\d\d에 등원했습니다\./)).toBeVisible();
    await expectNoAxeViolations(page);
    await message.getByRole('button', { name: '보냄으로 표시' }).click();
    await expect(page.getByText('1건을 보냄으로 표시했습니다.')).toBeVisible();
    await expect(message.getByText('보냄', { exact: true })).toBeVisible();

    await page.goto('/settings?tab=notices');
    await page.getByRole('combobox', { name: '보내는 방법' }).selectOption('sms');
    await page.getByRole('switch', { name: '하원 알림', exact: true }).check();
    await page.getByRole('button', { name: '저장', exact: true }).click();
    await expect(page.getByText('설정을 저장했습니다.')).toBeVisible();
    await visit(1, '09:40');
    expect(await server.sendTexts()).toEqual([
      expect.stringMatching(/^01077778888 \[.*\] 김하늘 학생이 09:40에 하원했습니다\.$/),
    ]);

    const told = guardian.getByRole('switch', { name: '학원 알림 받기' });
    await guardian.getByText('학원 알림 · 받음').click();
    await expect(told).toBeChecked();
    await told.click();
    await expect(told).not.toBeChecked();
    await expectNoAxeViolations(guardian);
    await visit(2, null);
    await visit(3, '09:45');
    expect(await server.sendTexts()).toHaveLength(1);
    await guardian.context().close();
  },
);
