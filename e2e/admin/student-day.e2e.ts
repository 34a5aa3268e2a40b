import { expect, expectNoAxeViolations, test } from '../support/test';

const BYEOL = '01077776666';
const names = '가나다라마바사아자차카타파하'.split('');
const THOUSAND = Array.from({ length: 1000 }, (_, index) => ({
  name: `정${names[index % 14] ?? ''}${names[Math.floor(index / 14) % 14] ?? ''}`,
  phone: `0105${String(index).padStart(7, '0')}`,
  grade: `고${(index % 3) + 1}`,
}));

test.use({ app: 'admin' });

test(
  'a parent on the phone is answered by keyboard within 10 s, among a thousand students',
  { tag: '@ci' },
  async ({ page, server, signInAsManager }) => {
    // A thousand students are written first.
    test.slow();
    await server.addStudents([
      ...THOUSAND,
      { name: '한별', phone: BYEOL, grade: '고2', school: '하늘고', memo: '형과 함께 귀가' },
    ]);
    await server.addReservations([
      { phone: BYEOL, date: '2026-11-20', lunch: true, dinner: true },
      { phone: BYEOL, date: '2026-10-20', lunch: true, dinner: false },
    ]);
    await server.addPoints([
      {
        phone: BYEOL,
        incidentDate: '2026-11-18',
        pointType: 'PENALTY',
        points: 5,
        reason: '무단지각',
      },
    ]);
    await server.addSchedules([{ phone: BYEOL, status: 'PENDING' }]);
    const [exam = ''] = await server.addMockExams([
      { title: '12월 모의고사', examDate: '2026-12-15' },
    ]);
    await server.addMockRegistrations([{ phone: BYEOL, mockExamId: exam }]);
    await signInAsManager();
    await expect(page.getByRole('heading', { name: '당일 조회' })).toBeVisible();
    const card = page.getByRole('dialog', { name: '한별 · 학생의 하루' });
    const line = (label: string) => card.getByRole('link', { name: new RegExp(`^${label}`) });

    await test.step('Ctrl+K, two letters, Enter, before the search has answered', async () => {
      const asked = Date.now();
      await page.keyboard.press('Control+KeyK');
      await expect(page.getByRole('combobox', { name: '빠른 찾기' })).toBeFocused();
      await page.keyboard.type('한별');
      await page.keyboard.press('Enter');
      await expect(line('도시락')).toContainText('점심 신청 · 저녁 신청');
      expect(Date.now() - asked).toBeLessThan(10_000);
      await expectNoAxeViolations(page);
    });

    await test.step('every line says what is so', async () => {
      await expect(card).toContainText('형과 함께 귀가');
      await expect(line('출결')).toContainText('등원 전');
      await expect(
        card.getByRole('list', { name: '교시별 출결' }).getByRole('listitem'),
      ).toHaveCount(8);
      await expect(line('11월 입금')).toContainText('청구 11,000원');
      await expect(line('11월 입금')).toContainText('입금 0원 · 남은 금액 11,000원');
      await expect(line('11월 입금')).toContainText('미입금');
      await expect(line('10월 입금')).toContainText('청구 5,000원');
      await expect(line('상벌점')).toContainText('벌점 5점');
      await expect(line('상벌점')).toContainText('무단지각');
      await expect(line('승인 대기')).toContainText('수학학원');
      await expect(line('다음 시험')).toContainText('12월 15일 (화) · D-25');
    });

    await test.step('Esc gives the page back as it was', async () => {
      await page.keyboard.press('Escape');
      await expect(card).toBeHidden();
      await expect(page).toHaveURL('/list');
    });

    await test.step('each line leads to its page', async () => {
      for (const [label, heading] of [
        ['출결', '출석부'],
        ['도시락', '당일 조회'],
        ['11월 입금', '월별 통계'],
        ['상벌점', '상벌점 부여'],
        ['승인 대기', '학생별 일정'],
        ['다음 시험', '12월 모의고사'],
      ] as const) {
        await page.keyboard.press('Control+KeyK');
        await expect(page.getByRole('combobox', { name: '빠른 찾기' })).toBeFocused();
        await page.keyboard.type('한별');
        await page.keyboard.press('Enter');
        await line(label).press('Enter');
        await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
        await expect(card).toBeHidden();
        // A drawer that the line opened is closed, so that the keys are the page's again.
        await page.goto('/list');
        await expect(page.getByRole('heading', { name: '당일 조회' })).toBeVisible();
      }
    });
  },
);

test(
  'who may not see the money is shown a card without it',
  { tag: '@nightly' },
  async ({ page, server, signInAsManager }) => {
    await server.addReservations([
      { phone: '01034567890', date: '2026-11-20', lunch: true, dinner: false },
    ]);
    await signInAsManager({
      username: 'admin',
      password: 'Admin1234!',
      next: '/settings?tab=accounts',
    });
    await page.getByRole('rowheader', { name: '조조회' }).dblclick();
    const account = page.getByRole('dialog', { name: /조조회/ });
    await account.getByRole('checkbox', { name: '입금' }).click();
    await account.getByRole('button', { name: '저장' }).click();
    await expect(page.getByText('조조회님의 계정을 바꿨습니다.')).toBeVisible();
    await signInAsManager({ username: 'viewer', password: 'Viewer1234!' });
    await page.keyboard.press('Control+KeyK');
    await page.getByRole('combobox', { name: '빠른 찾기' }).fill('박솔');
    await page.keyboard.press('Enter');
    const card = page.getByRole('dialog', { name: '박솔 · 학생의 하루' });
    await expect(card.getByRole('link', { name: /^도시락/ })).toContainText('점심 신청');
    await expect(card.getByText(/입금/)).toBeHidden();
  },
);

test(
  'can this student change this meal at this time: answered from the card and from the settings',
  { tag: '@nightly' },
  async ({ page, signInAsManager }) => {
    await signInAsManager({ username: 'admin', password: 'Admin1234!' });
    await page.keyboard.press('Control+KeyK');
    await page.getByRole('combobox', { name: '빠른 찾기' }).fill('김하늘');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: '변경 확인' }).press('Enter');
    const asked = page.getByRole('dialog', { name: '김하늘 학생이 바꿀 수 있습니까?' });
    const answer = asked.getByRole('status');
    await asked.getByRole('textbox', { name: '도시락 날짜' }).fill('2026-11-24');
    await asked.getByRole('textbox', { name: '바꾸는 날' }).fill('2026-11-23');
    await asked.getByRole('textbox', { name: '바꾸는 시각' }).fill('13:59');
    await expect(answer).toContainText('바꿀 수 있습니다');
    await expect(answer).toContainText('11월 23일 (월) 14:00 전까지 바꿀 수 있습니다.');
    await expectNoAxeViolations(page);
    await asked.getByRole('textbox', { name: '바꾸는 시각' }).fill('14:00');
    await expect(answer).toContainText('바꿀 수 없습니다');
    await expect(answer).toContainText('마감은 11월 23일 (월) 14:00입니다.');
    await page.keyboard.press('Escape');
    await expect(asked).toBeHidden();
    await expect(page.getByRole('dialog', { name: '김하늘 · 학생의 하루' })).toBeVisible();

    await test.step('the settings answer by what is typed, before it is saved', async () => {
      await page.goto('/settings');
      const hour = page.getByRole('textbox', { name: '변경 마감 시각' });
      await hour.fill('16');
      await page.getByRole('button', { name: '변경 확인' }).click();
      const tried = page.getByRole('dialog', { name: '학생이 바꿀 수 있습니까?' });
      await tried.getByRole('textbox', { name: '도시락 날짜' }).fill('2026-11-24');
      await tried.getByRole('textbox', { name: '바꾸는 날' }).fill('2026-11-23');
      await tried.getByRole('textbox', { name: '바꾸는 시각' }).fill('15:59');
      await expect(tried.getByRole('status')).toContainText('바꿀 수 있습니다');
      await tried.getByRole('textbox', { name: '바꾸는 시각' }).press('Enter');
      await expect(tried).toBeVisible();
      await tried.getByRole('radio', { name: '저녁' }).press('Space');
      await tried.getByRole('textbox', { name: '도시락 날짜' }).fill('2026-11-22');
      await expect(tried.getByRole('status')).toContainText('운영하지 않는 요일입니다.');
    });
  },
);
