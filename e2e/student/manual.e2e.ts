import { expect, expectNoAxeViolations, test } from '../support/test';

const OWN = 'https://example.com/manual';

test(
  'the login opens the student manual where the academy has none of its own',
  { tag: '@nightly' },
  async ({ page, server }) => {
    const refused: string[] = [];
    page
      .context()
      .on('console', (message) => message.type() === 'error' && refused.push(message.text()));
    await page.route('**/api/public/academy', async (route) => {
      const answer = await route.fetch();
      expect(await answer.json()).toMatchObject({ manualUrl: OWN });
      await route.fulfill({ response: answer, json: { ...(await answer.json()), manualUrl: '' } });
    });
    await page.goto('/');
    await expect(page.getByRole('heading', { name: /학생 로그인$/ })).toBeVisible();
    const [manual] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: '사용 설명서' }).click(),
    ]);
    await expect(manual).toHaveURL(`${server.student}/manual/`);
    await expect(manual).toHaveTitle('학생 포털 사용 설명서');

    await manual.getByText('차례').first().click();
    await manual
      .getByRole('navigation', { name: '차례' })
      .getByRole('link', { name: '다음 달 도시락 신청하기' })
      .click();
    await expect(manual.getByRole('heading', { name: '다음 달 도시락 신청하기' })).toBeInViewport();
    const picture = manual.getByRole('img', { name: '이름을 확인하는 창' });
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('complete', true);
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
      0,
    );
    expect(
      await manual.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
      'nothing runs out of a phone',
    ).toBe(true);
    await expectNoAxeViolations(manual);
    expect(refused).toEqual([]);
  },
);
