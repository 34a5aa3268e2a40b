import type { Page } from '@playwright/test';
import { settingsPage } from '../admin/settings-page';
import { test as cutOff } from '../support/cut-off';
import { keptQueries } from '../support/kept-queries';
import { signInAsStudent as signIn } from '../support/sign-in';
import { expect, expectNoAxeViolations, test } from '../support/test';
import { workerInCharge } from '../support/worker-in-charge';

/** A see-through logo of 600 × 150 points. */
async function aLogo(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [600, 150];
    const pen = canvas.getContext('2d');
    if (pen) [pen.fillStyle] = ['#123c91'];
    pen?.fillRect(20, 50, 560, 50);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  return Buffer.from(base64, 'base64');
}

/** On 학원 정보, for the account that is signed in. */
async function chooseLogo(page: Page) {
  await settingsPage(page).field('학원 이름').waitFor();
  await page.locator('input[type=file]').setInputFiles({
    name: '로고.png',
    mimeType: 'image/png',
    buffer: await aLogo(page),
  });
  await expect(page.getByRole('figure').getByRole('img', { name: '하늘학원' })).toHaveCount(2);
}
const inHead = (page: Page) => page.getByRole('banner').getByRole('img', { name: '하늘학원' });

test(
  'a logo is chosen in the settings and stands on the students’ login page and in both heads',
  { tag: '@nightly' },
  async ({ page, browser, server, signInAsManager, signInAsStudent }) => {
    const settings = settingsPage(page);
    await signInAsManager({ next: '/settings?tab=academy' });
    await chooseLogo(page);
    await expectNoAxeViolations(page);
    await settings.saveAll();
    const menu = page.getByRole('complementary').getByRole('img', { name: '하늘학원' });
    await expect(menu).toBeVisible();

    const phone = await (await browser.newContext()).newPage();
    await phone.goto(server.student);
    const logo = phone.getByRole('main').getByRole('img', { name: '하늘학원' });
    await expect(logo).toBeVisible();
    await expectNoAxeViolations(phone);
    await signInAsStudent({ page: phone });
    await expect(inHead(phone)).toBeVisible();
    await phone.context().close();

    await page.getByRole('button', { name: '로고 빼기' }).click();
    await settings.save.click();
    await expect(menu).toBeHidden();
    await settings.toast.getByRole('button', { name: '되돌리기' }).last().click();
    await expect(menu).toBeVisible();
  },
);

cutOff(
  'an app that is opened without a network has it in its head',
  { tag: '@nightly' },
  async ({ page, context, browser, academy, network, signInAsManager }) => {
    const desk = await (await browser.newContext()).newPage();
    await signInAsManager({ page: desk, next: '/settings?tab=academy' });
    await chooseLogo(desk);
    await settingsPage(desk).saveAll();
    await desk.context().close();

    await signIn(page, { origin: academy.origin });
    await expect(inHead(page)).toBeVisible();
    await workerInCharge(page);
    await page.reload();
    await expect(inHead(page)).toBeVisible();
    await expect
      .poll(() => page.evaluate(keptQueries))
      .toContainEqual(expect.stringContaining('"academy"'));
    await page.close();
    await network(false);

    const again = await context.newPage();
    await again.goto('/student-calendar');
    await expect(again.getByText('인터넷에 연결되어 있지 않아요.')).toBeVisible();
    await expect(inHead(again)).toBeVisible();
  },
);
