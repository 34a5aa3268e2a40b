import { expect, expectNoAxeViolations, test } from '../support/test';

test(
  'points are called as the academy calls them, whole on the smallest phone',
  { tag: '@nightly' },
  async ({ page, browser, server, signInAsManager, signInAsStudent }) => {
    const context = await browser.newContext({ baseURL: server.admin });
    const manager = await context.newPage();
    await signInAsManager({
      page: manager,
      username: 'admin',
      password: 'Admin1234!',
      next: '/settings?tab=points',
    });
    const [reward, penalty] = ['상점의 이름', '벌점의 이름'].map((name) =>
      manager.getByRole('textbox', { name }),
    );
    await reward?.fill('여섯글자까지');
    await penalty?.fill('여섯글자까지');
    await expect(penalty!).toHaveAccessibleDescription(/서로 다른 말을 입력하세요\./);
    await penalty?.fill('일곱아닌여섯');
    await expect(manager.getByText('학생 화면 미리보기: 점수 보기')).toBeVisible();
    await manager.getByRole('button', { name: '저장', exact: true }).click();
    await expect(manager.getByText('설정을 저장했습니다.')).toBeVisible();
    await context.close();

    await page.setViewportSize({ width: 320, height: 568 });
    await signInAsStudent();
    await page.goto('/points-mine');
    await expect(page.getByText('여섯글자까지 합계')).toBeVisible();
    await expect(page.getByRole('link', { name: '점수 보기' })).toBeVisible();
    await expect(page.getByText(/벌점|상벌점/)).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await expectNoAxeViolations(page);
  },
);
