import { expect, expectNoAxeViolations, test } from '../support/test';
import { studentDevice } from './student-device';
import { askServer } from './students-page';

test.use({ app: 'admin' });

const SIXTEEN = Array.from({ length: 16 }, (_, index) => ({
  name: `대기${String(index + 1).padStart(2, '0')}`,
  phone: `0106${String(index).padStart(7, '0')}`,
}));

test('sixteen approvals take sixteen keys, and the last one is taken back', async ({
  page,
  server,
  signInAsManager,
}) => {
  await server.addStudents(SIXTEEN);
  await server.addSchedules(
    SIXTEEN.map(({ phone }, index) => ({ phone, status: 'PENDING', title: `학원${index + 1}` })),
  );
  await signInAsManager({ next: '/admin-dashboard' });
  await page.getByRole('button', { name: '하나씩 처리' }).click();
  const pile = (left: number) =>
    page.getByRole('dialog', { name: left === 0 ? '처리할 일' : `처리할 일 · ${left}건` });
  await expect(pile(16).getByRole('heading', { name: '대기01' })).toBeVisible();
  await expect(pile(16)).toContainText('매주 화·목 19:00–21:00 외출');
  await expect(pile(16).getByRole('region', { name: '승인하면' })).toBeVisible();
  await expectNoAxeViolations(page);

  for (let key = 0; key < 16; key += 1) await page.keyboard.press('a');
  const dialog = page.getByRole('dialog', { name: '처리할 일' });
  await expect(dialog.getByText('오늘 할 일 끝')).toBeVisible();
  await expect(dialog.getByText('16건을 처리했습니다.')).toBeVisible();
  await expect(dialog.getByRole('status')).toHaveText('대기16 학생의 신청을 승인했습니다.');

  await page.keyboard.press('z');
  await expect(pile(1).getByRole('heading', { name: '대기16' })).toBeVisible();
  await page.keyboard.press('a');
  await expect(dialog.getByText('오늘 할 일 끝')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('기다리는 일이 없습니다.')).toBeVisible();
});

test(
  'a rejection says why, J leaves for later, and letters are letters while one types',
  { tag: '@nightly' },
  async ({ page, server, signInAsManager }) => {
    await server.addSchedules([
      { status: 'PENDING', title: '첫 학원' },
      { phone: '01023456789', status: 'PENDING', title: '둘째 학원' },
    ]);
    await signInAsManager({ next: '/list?open=inbox' });
    const dialog = page.getByRole('dialog', { name: /^처리할 일/ });
    await expect(dialog.getByRole('heading', { name: '김하늘' })).toBeVisible();
    await page.keyboard.press('j');
    await expect(dialog.getByRole('heading', { name: '이바다' })).toBeVisible();
    await page.keyboard.press('r');
    const reason = dialog.getByRole('textbox', { name: '반려 사유' });
    await expect(reason).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('반려 사유를 입력하세요.')).toBeVisible();
    await page.keyboard.type('jazz 학원은 주말에만');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('건너뛴 일 1건')).toBeVisible();
    await expect(dialog.getByRole('status')).toHaveText('이바다 학생의 신청을 반려했습니다.');
    await page.keyboard.press('j');
    await expect(dialog.getByRole('heading', { name: '김하늘' })).toBeVisible();
    await page.keyboard.press('r');
    await expect(reason).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(reason).toBeHidden();
    await page.keyboard.press('a');
    await expect(dialog.getByText('오늘 할 일 끝')).toBeVisible();
  },
);

test(
  'two managers on one pile: what the other decided says so, and a question keeps its item',
  { tag: '@nightly' },
  async ({ page, context, server, signInAsManager }) => {
    await server.addSchedules([
      { status: 'PENDING', title: '첫 학원' },
      { phone: '01023456789', status: 'PENDING', title: '둘째 학원' },
    ]);
    await signInAsManager({ next: '/list?open=inbox' });
    const dialog = page.getByRole('dialog', { name: /^처리할 일/ });
    const nameOf = (name: string) => dialog.getByRole('heading', { name });
    await expect(nameOf('김하늘')).toBeVisible();
    const other = await context.newPage();
    await other.goto('/list?open=inbox');
    await expect(other.getByRole('heading', { name: '김하늘' })).toBeVisible();

    await other.keyboard.press('a');
    await expect(dialog.getByRole('status').first()).toContainText('다른 곳에서 먼저');
    // The key was meant for who is looked at, not for the next one.
    await page.keyboard.press('a');
    await expect(nameOf('김하늘')).toBeVisible();
    await page.keyboard.press('j');
    await expect(nameOf('이바다')).toBeVisible();

    await page.keyboard.press('r');
    await page.keyboard.type('주말에만 됩니다');
    await other.keyboard.press('z');
    await expect(other.getByRole('heading', { name: '김하늘' })).toBeVisible();
    await expect(page.getByRole('dialog', { name: '처리할 일 · 2건' })).toBeVisible();
    await expect(nameOf('이바다')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: '반려 사유' })).toHaveValue('주말에만 됩니다');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('status')).toHaveText('이바다 학생의 신청을 반려했습니다.');
  },
);

test(
  'what a student says they paid is confirmed by a key, held against what is owed, and comes back',
  { tag: '@nightly' },
  async ({ page, request, server, signInAsManager }) => {
    await server.addReservations([
      { phone: '01012345678', date: '2026-11-12', lunch: true, dinner: true },
    ]);
    const told = { depositorName: '하늘엄마', amount: 11_000, day: '2026-11-19' };
    await (
      await studentDevice(request, server, '01012345678')
    ).report({ kind: 'meals', month: '2026-11' }, told);
    await signInAsManager({ next: '/list?open=inbox' });
    const dialog = page.getByRole('dialog', { name: /^처리할 일/ });
    await expect(dialog.getByRole('heading', { name: '김하늘' })).toBeVisible();
    await expect(dialog).toContainText('2026년 11월 도시락');
    await expect(dialog).toContainText('11월 19일 (목) 11,000원 · 하늘엄마');
    await expect(dialog.getByRole('region', { name: '승인하면' })).toContainText(
      '남은 금액 없이 입금 확인으로 바뀝니다.',
    );
    await expect(dialog.getByRole('button', { name: '반려 (R)' })).toHaveAccessibleDescription(
      /은행 내역에 없으면 다음으로 넘기고/,
    );
    await expectNoAxeViolations(page);

    const paid = async () =>
      (await askServer<{ totals: { paid: number } }>(server, 'deposits/2026/11')).totals.paid;
    // Nothing is turned down here; the item stays where it is.
    await page.keyboard.press('r');
    await page.keyboard.press('a');
    await expect(dialog.getByText('오늘 할 일 끝')).toBeVisible();
    await expect(dialog.getByRole('status')).toHaveText(
      '김하늘 학생의 2026년 11월 입금을 확인했습니다.',
    );
    expect(await paid()).toBe(11_000);
    await page.keyboard.press('z');
    await expect(dialog.getByRole('heading', { name: '김하늘' })).toBeVisible();
    expect(await paid()).toBe(0);
    await dialog.getByRole('link', { name: '자세히 보기' }).click();
    await expect(page.getByRole('dialog', { name: '김하늘 · 2026년 11월' })).toBeVisible();
  },
);

test(
  'an exam fee that a student says they paid is confirmed by a key, and comes back',
  { tag: '@nightly' },
  async ({ page, request, server, signInAsManager }) => {
    const [mockExamId = ''] = await server.addMockExams([{ title: '12월 모의고사' }]);
    const [registrationId = ''] = await server.addMockRegistrations([
      { phone: '01012345678', mockExamId, paymentStatus: 'unpaid' },
    ]);
    await (
      await studentDevice(request, server, '01012345678')
    ).report(
      { kind: 'mock', registrationId },
      { depositorName: '하늘엄마', amount: 25_000, day: '2026-11-19' },
    );
    await signInAsManager({ next: '/list?open=inbox' });
    const dialog = page.getByRole('dialog', { name: /^처리할 일/ });
    await expect(dialog.getByRole('heading', { name: '김하늘' })).toBeVisible();
    await expect(dialog).toContainText('12월 모의고사 응시료');
    await expect(dialog).toContainText('11월 19일 (목) 25,000원 · 하늘엄마');
    await expect(dialog.getByRole('region', { name: '승인하면' })).toContainText(
      '알린 금액이 응시료보다 5,000원 적습니다.',
    );
    await page.keyboard.press('a');
    await expect(dialog.getByText('오늘 할 일 끝')).toBeVisible();
    await page.keyboard.press('z');
    await expect(dialog.getByRole('heading', { name: '김하늘' })).toBeVisible();
    await dialog.getByRole('link', { name: '자세히 보기' }).click();
    const drawer = page.getByRole('dialog', { name: '김하늘' });
    await expect(drawer.getByRole('textbox', { name: '입금자명' })).toHaveValue('하늘엄마');
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('row', { name: /김하늘/ })).toContainText('입금 알림');
  },
);

test(
  'a signup is asked about before, because it does not come back',
  { tag: '@nightly' },
  async ({ page, signInAsManager }) => {
    await signInAsManager({
      username: 'admin',
      password: 'Admin1234!',
      next: '/list?open=inbox',
    });
    const dialog = page.getByRole('dialog', { name: /^처리할 일/ });
    await expect(dialog.getByRole('heading', { name: '신대기' })).toBeVisible();
    await page.keyboard.press('a');
    await expect(dialog.getByText('신대기님의 가입을 승인할까요?')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('오늘 할 일 끝')).toBeVisible();
    await page.keyboard.press('z');
    await expect(
      page.getByText(/신대기님의 가입을 승인했습니다. 이 일은 되돌릴 수 없습니다./),
    ).toBeVisible();
  },
);
