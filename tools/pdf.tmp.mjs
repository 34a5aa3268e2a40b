import { launchChromium, signInAsManager } from './support/chromium.mjs';
import { startBuiltServer } from './support/server.mjs';
const [server, browser] = [await startBuiltServer(), await launchChromium()];
try {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'ko-KR', timezoneId: 'Asia/Seoul', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await signInAsManager(page, server.admin, 'manager', 'Manager1234!');
  await page.goto(`${server.admin}/calendar`);
  await page.getByRole('grid').waitFor();
  await page.pdf({ path: '/tmp/i4cal/month.pdf', preferCSSPageSize: true });
  await page.getByRole('gridcell', { name: /^11월 23일/ }).click();
  await page.getByRole('dialog').getByRole('rowheader').first().waitFor();
  await page.pdf({ path: '/tmp/i4cal/panel.pdf', preferCSSPageSize: true });
} finally { await browser.close(); await server.stop(); }
