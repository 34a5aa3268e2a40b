import { expect, expectNoAxeViolations, test } from '../support/test';

test(
  'the menu opens the managers’ manual; its table of contents stands beside the text',
  { tag: '@nightly' },
  async ({ page, server, signInAsManager }) => {
    await signInAsManager();
    const [manual] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: '사용 설명서' }).click(),
    ]);
    await expect(manual).toHaveURL(`${server.admin}/manual/`);
    await expect(manual).toHaveTitle('학원 관리 사용 설명서');
    const contents = manual.getByRole('navigation', { name: '차례' });
    await contents.getByRole('searchbox', { name: '설명서에서 찾기' }).fill('휴무 공휴일');
    await expect(contents.getByRole('link', { name: '학생 관리' })).toBeHidden();
    await contents.getByRole('link', { name: '휴무일 정하기' }).click();
    await expect(manual.getByRole('heading', { name: '휴무일 정하기' })).toBeInViewport();
    const picture = manual.getByRole('img', { name: '휴무의 영향' });
    await expect(picture).toHaveJSProperty('complete', true);
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
      0,
    );
    await expectNoAxeViolations(manual);
  },
);
