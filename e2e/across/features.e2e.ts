import type { Browser, Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from '../support/test';
import { shared, switches, switchOff, useAllFeatures, watch } from './features-page';
import type { OptionalFeature } from './optional-feature';

const link = (page: Page, name: string) =>
  page.getByRole('link', { name, exact: true }).filter({ visible: true });

/** Of the pages that a phone fetches ahead the last. */
const LAST_OF_PHONE = /submit-route-/;

const aPhone = async (browser: Browser) =>
  (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();

/** Every address of what is off says so, and nothing on the page leads to it. */
async function expectOff(
  page: Page,
  watched: ReturnType<typeof watch>,
  origin: string,
  off: readonly OptionalFeature[],
  app: 'admin' | 'student',
) {
  for (const { name, [app]: pages } of off)
    for (const { at, link: leads } of pages) {
      await watched.open(`${origin}${at}`);
      await expect(page.getByText(new RegExp(`^${name} 기능이 꺼져 있`))).toBeVisible();
      if (leads !== undefined) await expect(link(page, leads)).toHaveCount(0);
    }
  for (const at of shared[app]) await watched.open(`${origin}${at}`);
  expect(watched.refused).toEqual([]);
  expect(watched.files.filter((file) => off.some(({ files }) => files.test(file)))).toEqual([]);
}

/** Every address shows its data again, with code that was not there before. */
async function expectOn(
  page: Page,
  watched: ReturnType<typeof watch>,
  origin: string,
  on: readonly OptionalFeature[],
  app: 'admin' | 'student',
) {
  for (const { files, [app]: pages } of on) {
    for (const { at, link: leads, shows } of pages) {
      await watched.open(`${origin}${at}`);
      await expect(page.locator('main').getByText(shows).first()).toBeVisible();
      if (leads !== undefined) await expect(link(page, leads).first()).toBeVisible();
    }
    if (pages.length > 0) expect(watched.files.some((file) => files.test(file))).toBe(true);
  }
  expect(watched.refused).toEqual([]);
}

const one = (feature: OptionalFeature) => ({ name: feature.name, off: [feature], tag: '@nightly' });
for (const { name, off, tag } of [
  { name: 'everything that can be', off: switches, tag: '@ci' },
  ...switches.map(one),
])
  test(
    `${name} off: nothing of it is seen or asked for; on again: all data is there`,
    { tag },
    async ({ page: desk, browser, server, signInAsManager, signInAsStudent }) => {
      test.slow();
      await useAllFeatures(server);
      const phone = await aPhone(browser);
      const [atDesk, atPhone] = [watch(desk), watch(phone)];
      await signInAsManager({ username: 'admin', password: 'Admin1234!', next: '/news' });
      await signInAsStudent({ page: phone, next: '/student-calendar' });
      await atPhone.idle(LAST_OF_PHONE);
      await switchOff(server, ...off);
      // Both menus follow what the server says.
      for (const { admin, student } of off) {
        for (const { at, link: leads } of admin)
          if (leads !== undefined && !at.startsWith('/settings'))
            await expect(link(desk, leads)).toHaveCount(0);
        for (const { link: leads } of student)
          if (leads !== undefined) await expect(link(phone, leads)).toHaveCount(0);
      }
      atDesk.forget();
      atPhone.forget();
      await expectOff(desk, atDesk, server.admin, off, 'admin');
      await atPhone.open(`${server.student}/student-calendar`);
      await atPhone.idle(LAST_OF_PHONE);
      await expectOff(phone, atPhone, server.student, off, 'student');
      await switchOff(server);
      await expectOn(desk, atDesk, server.admin, off, 'admin');
      await expectOn(phone, atPhone, server.student, off, 'student');
      await phone.context().close();
    },
  );

test('a feature is switched on where its page says that it is off', async ({
  page,
  server,
  signInAsManager,
}) => {
  await switchOff(server, ...switches);
  await signInAsManager({ next: '/seats' });
  await expect(page.getByText('좌석 배치도 기능이 꺼져 있습니다.')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: '기능 설정으로 이동' }).click();
  await page.getByRole('switch', { name: '좌석 배치도' }).check();
  await page.getByRole('button', { name: '저장', exact: true }).click();
  await expectNoAxeViolations(page);
  await link(page, '좌석 배치도').click();
  await expect(page.getByText('아직 그린 배치도가 없습니다.')).toBeVisible();
});
