import { test as base } from '@playwright/test';
import { startChain, type Chain } from '../support/chain';
import { signInAsManager, signInAsStudent } from '../support/sign-in';
import { expect, expectNoAxeViolations } from '../support/test';

const test = base.extend<{}, { chain: Chain }>({
  chain: [
    async ({}, provide) => {
      const chain = await startChain();
      await provide(chain);
      await chain.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});
const admin = { username: 'admin', password: 'Admin1234!' };
const TITLE = '겨울 특강 안내';

test(
  'a head office compares its three branches and hands a notice to one, whose students read it; another branch sees nothing of it',
  { tag: '@nightly' },
  async ({ page: office, browser, chain }) => {
    test.slow();
    await signInAsManager(office, { ...admin, origin: chain.admin('office'), next: '/branches' });
    await expect(office.getByText('전체 3개 지점')).toBeVisible();
    const rows = office.getByRole('grid').getByRole('row');
    for (const name of ['하늘학원', '바다학원', '숲학원'])
      await expect(rows.filter({ hasText: name })).toHaveCount(1);
    await expectNoAxeViolations(office);

    await office.goto(`${chain.admin('office')}/news`);
    await office.getByRole('button', { name: '공지 작성' }).click();
    await office.getByRole('textbox', { name: '제목' }).fill(TITLE);
    await office.getByRole('textbox', { name: '내용' }).fill('12월 1일에 시작합니다.');
    await office.getByRole('button', { name: '게시', exact: true }).click();
    const notice = office.getByRole('grid', { name: '공지' }).getByRole('row').filter({
      hasText: TITLE,
    });
    await notice.getByRole('button', { name: /더 보기|메뉴/ }).click();
    await office.getByRole('menuitem', { name: '지점에도 올리기' }).click();
    const dialog = office.getByRole('dialog', { name: '지점에도 올리기' });
    await dialog.getByRole('checkbox', { name: '바다학원' }).check();
    await expectNoAxeViolations(office);
    await dialog.getByRole('button', { name: '저장' }).click();
    await expect(office.getByText('1개 지점에 올라가 있습니다.')).toBeVisible();

    const context = await browser.newContext();
    const page = await context.newPage();
    await signInAsStudent(page, { origin: chain.student('b') });
    await page.goto(`${chain.student('b')}/news`);
    await expect(page.getByText(TITLE)).toBeVisible();

    // The same account name at two branches is two accounts.
    const manager = await context.newPage();
    await signInAsManager(manager, { origin: chain.admin('a'), next: '/news' });
    await expect(manager.getByRole('grid', { name: '공지' })).toBeVisible();
    await expect(manager.getByText(TITLE)).toHaveCount(0);
    await manager.goto(`${chain.admin('a')}/branches`);
    await expect(manager.getByText('본사가 아닌 학원입니다')).toBeVisible();
    await manager.goto(`${chain.admin('b')}/news`);
    await expect(manager.getByRole('button', { name: '로그인', exact: true })).toBeVisible();
    await context.close();
  },
);
