import { test } from '../support/cut-off';
import { signInAsStudent } from '../support/sign-in';
import { expect, expectNoAxeViolations } from '../support/test';
import { workerInCharge } from '../support/worker-in-charge';
import { mealPage } from './meal-page';

const LATE = '로그아웃이 아직 끝나지 않았어요.';

test(
  'a logout without a network: said until it is done, told with the network, and the cookie gives nothing in any tab',
  { tag: '@ci' },
  async ({ page, context, academy, network }) => {
    await signInAsStudent(page, { origin: academy.origin });
    await mealPage(page).expectLoaded();
    await workerInCharge(page);
    const tab = await context.newPage();
    await tab.goto('/points-mine');
    await expect(tab.getByRole('button', { name: '내 정보 김하늘' })).toBeVisible();
    const [cookie] = (await context.cookies()).filter(({ name }) => name.endsWith('s_rt'));
    const refresh = async () =>
      (
        await context.request.post(`${academy.origin}/api/students/refresh`, {
          headers: { cookie: `${cookie?.name}=${cookie?.value}` },
          data: {},
        })
      ).status();

    await network(false);
    await page.getByRole('button', { name: '내 정보 김하늘' }).click();
    await page.getByRole('button', { name: '로그아웃', exact: true }).click();
    await expect(page.getByText(LATE)).toBeVisible();
    await expect(tab.getByText(LATE)).toBeVisible();
    await expectNoAxeViolations(page);
    await page.reload();
    await expect(page.getByText(LATE)).toBeVisible();
    await expect(page.getByRole('textbox', { name: '휴대폰 번호' })).toBeVisible();

    await network(true);
    await expect(page.getByText(LATE)).toBeHidden();
    await expect(tab.getByText(LATE)).toBeHidden();
    expect(await refresh()).toBe(401);
    for (const each of [page, tab]) {
      await each.goto('/points-mine');
      await expect(each.getByRole('textbox', { name: '휴대폰 번호' })).toBeVisible();
    }
  },
);
