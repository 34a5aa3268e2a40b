import { expect, expectNoAxeViolations, test } from '../support/test';
import { settingsPage } from './settings-page';

test('the order goes to the caterer at the cutoff, who confirms it without an account', async ({
  page,
  browser,
  server,
  signInAsManager,
}) => {
  const settings = settingsPage(page);
  await signInAsManager({ username: 'admin', password: 'Admin1234!', next: '/settings' });
  await settingsPage(page).part('업체 발주').click();
  await page.getByRole('switch', { name: '마감 때 발주를 메일로 보내기' }).check();
  await expect(settings.field('업체 메일 주소')).toHaveAccessibleDescription(
    /발주를 받을 메일 주소를 입력하세요\./,
  );
  await settings.field('업체 메일 주소').fill('order@caterer.example');
  await settings.saveAll();
  await expectNoAxeViolations(page);

  await settingsPage(page).part('발송').click();
  await expectNoAxeViolations(page);
  await settings.field('받는 주소').fill('me@example.com');
  await page.getByRole('button', { name: '테스트 메일 보내기' }).click();
  await expect(page.getByText('보내는 중입니다…')).toBeVisible();
  await server.mailOrders();
  await expect(page.getByText('메일 서버에 연결하지 못했습니다.')).toBeVisible();

  const eats = { phone: '01012345678', date: '2026-11-23', lunch: true, dinner: false };
  await server.addReservations([eats]);
  await server.setClock('2026-11-22T14:00:00');
  const first = (await server.mailOrders()).at(-1) ?? '';
  expect(first).toContain('11월 23일 (월) 점심 1개');
  const caterer = await (await browser.newContext()).newPage();
  await caterer.goto(/https?:\S+/.exec(first)?.[0] ?? '');
  await expect(caterer.getByRole('heading', { name: '11월 23일 (월) 도시락 주문' })).toBeVisible();
  const counts = caterer.getByRole('region', { name: '주문 수량' });
  await expect(counts).toContainText(/점심\s*1개/);
  await expect(caterer.getByText('김하늘')).toHaveCount(0);
  await expectNoAxeViolations(caterer);

  await server.addReservations([{ ...eats, dinner: true }]);
  await server.setClock('2026-11-22T14:10:00');
  expect(await server.mailOrders()).toHaveLength(3);
  const confirm = caterer.getByRole('button', { name: '확인했습니다' });
  await confirm.click();
  await expect(caterer.getByText('주문 수량이 바뀌었습니다.')).toBeVisible();
  await expect(counts).toContainText(/저녁\s*1개/);
  await confirm.click();
  await expect(caterer.getByText('11월 22일 (일) 14:10에 확인했습니다.')).toBeVisible();
  await caterer.reload();
  await expect(caterer.getByText('11월 22일 (일) 14:10에 확인했습니다.')).toBeVisible();

  await signInAsManager({
    username: 'admin',
    password: 'Admin1234!',
    next: '/list?date=2026-11-23',
  });
  const line = page.getByRole('region', { name: '발주' });
  await expect(line).toContainText('업체 확인 11월 22일 (일) 14:10');
  await expectNoAxeViolations(page);

  // The test mail's ten minutes are over by now; the newer order took the place of the first.
  await signInAsManager({ username: 'admin', password: 'Admin1234!', next: '/messages' });
  const list = page.getByRole('grid', { name: '메시지' });
  await expect(list.getByRole('row', { name: /발주.*그만둠/ })).toBeVisible();
  await expectNoAxeViolations(page);
  await list.getByText('me@example.com').click();
  await page.keyboard.press('Enter');
  const message = page.getByRole('dialog', { name: '메시지' });
  await expect(message.getByText('보낼 때가 지났습니다.')).toBeVisible();
  await message.getByRole('button', { name: '다시 보내기' }).click();
  await expect(page.getByText('1건을 다시 보냅니다')).toBeVisible();
  await expect(message.getByText('대기')).toBeVisible();
});

test(
  'an order that nobody confirms is a task, and another address ends it for the old one',
  { tag: '@ci' },
  async ({ page, browser, server, signInAsManager }) => {
    const settings = settingsPage(page);
    const admin = { username: 'admin', password: 'Admin1234!' };
    await signInAsManager({ ...admin, next: '/settings?tab=messages' });
    await page.getByRole('switch', { name: '마감 때 발주를 메일로 보내기' }).check();
    await settings.field('업체 메일 주소').fill('one@caterer.example');
    await settings.field('업체 확인을 기다릴 시간').fill('30');
    await settings.saveAll();
    await server.addReservations([
      { phone: '01012345678', date: '2026-11-23', lunch: true, dinner: false },
    ]);
    await server.setClock('2026-11-22T14:00:00');
    const first = (await server.mailOrders()).at(-1) ?? '';

    await signInAsManager({ ...admin, next: '/admin-dashboard' });
    const task = page.getByRole('link', { name: '11월 23일 (월) 발주 못 보냄' });
    await task.click();
    const line = page.getByRole('region', { name: '발주' });
    await expect(line).toContainText('메일 서버에 연결하지 못했습니다.');
    await expectNoAxeViolations(page);

    const caterer = await (await browser.newContext()).newPage();
    await caterer.goto(/https?:\S+/.exec(first)?.[0] ?? '');
    await expect(caterer.getByRole('button', { name: '확인했습니다' })).toBeVisible();
    await page.goto('/settings?tab=messages');
    await settings.field('업체 메일 주소').fill('two@caterer.example');
    await settings.saveAll();
    await caterer.getByRole('button', { name: '확인했습니다' }).click();
    await expect(caterer.getByText('이 주소로 보낸 주문은 끝났습니다.')).toBeVisible();
    await caterer.reload();
    await expect(caterer.getByText('준비하지 마세요.')).toBeVisible();
    await expect(caterer.getByRole('button', { name: '확인했습니다' })).toHaveCount(0);
  },
);
