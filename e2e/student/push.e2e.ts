import type { BrowserContext, Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from '../support/test';
import { mealPage } from './meal-page';

test.use({ serviceWorkers: 'allow', permissions: ['notifications'] });

/** Delivers a push to the app's worker, as a browser does. */
async function deliver(context: BrowserContext, page: Page, data: object): Promise<void> {
  const browser = await context.newCDPSession(page);
  const known = new Promise<string>((resolve) =>
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    }),
  );
  await browser.send('ServiceWorker.enable');
  await browser.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await known,
    data: JSON.stringify(data),
  });
  await browser.detach();
}

/** The worker's hand in which notifications end here: without a window nothing shows them. */
async function watchNotifications(context: BrowserContext): Promise<() => Promise<string[]>> {
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('no worker is in charge');
  await worker.evaluate(() => {
    const shown = new Map<string, string>();
    Object.assign(globalThis, { shown });
    ServiceWorkerRegistration.prototype.showNotification = async (title, options) =>
      void shown.set(options?.tag ?? '', `${title} ${options?.data}`);
  });
  return () =>
    worker.evaluate(() => {
      const shown: unknown = Reflect.get(globalThis, 'shown');
      return shown instanceof Map ? [...shown.values()].map(String) : [];
    });
}

test(
  'switched on under a finger, and told what was decided, once however often it comes',
  { tag: '@ci' },
  async ({ page, context, server, signInAsStudent }) => {
    const phone = await server.addPhone();
    await page.addInitScript(({ endpoint, ...keys }) => {
      // Everything but the push service of the browser's maker is as it is; without a window the
      // browser says "denied" here, whatever was granted.
      Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
      PushManager.prototype.subscribe = async () =>
        Object.assign(Object.create(PushSubscription.prototype), {
          toJSON: () => ({ endpoint, keys }),
        });
    }, phone);
    await signInAsStudent();
    await mealPage(page).expectLoaded();
    await page.waitForFunction(
      () => navigator.serviceWorker.controller?.state === 'activated',
      null,
      { timeout: 30_000 },
    );

    await test.step('the switch', async () => {
      await page.getByRole('button', { name: /^내 정보/ }).click();
      const section = page.getByRole('region', { name: '알림 받기' });
      await expect(section.getByRole('switch', { checked: true })).toHaveCount(0);
      await section.getByRole('switch', { name: '신청 결과' }).check();
      await expect(section).toHaveAttribute('aria-busy', 'false');
      await expect(section.getByRole('switch', { name: '신청 결과' })).toBeChecked();
      await expectNoAxeViolations(page);
      await page.keyboard.press('Escape');
    });

    await test.step('what was decided comes, with its page', async () => {
      const [reasonId = ''] = await server.addReasons([
        {
          phone: '01012345678',
          type: 'OUTING',
          date: '2026-11-24',
          leaveAt: '14:00',
          backAt: '16:00',
          category: 'HOSPITAL',
          text: '치과 진료',
        },
      ]);
      await server.decideReason(reasonId, { status: 'APPROVED' });
      const pushes = await server.sendPushes();
      expect(pushes.map(({ title }) => title)).toEqual(['사유가 승인됐어요']);
      const shown = await watchNotifications(context);
      for (const push of [...pushes, ...pushes]) await deliver(context, page, push);
      await expect.poll(shown).toEqual(['사유가 승인됐어요 /submit']);
    });
  },
);
