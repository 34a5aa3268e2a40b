import { findBrowser } from '../../tools/support/programs.mjs';
import { signInAsManager, signInAsStudent } from '../support/sign-in';
import { submitPage } from '../student/submit-page';
import { expect, test } from '../support/test';

/**
 * An academy's own computer in its local network, without a certificate. Browsers trust `localhost`
 * more than that, so it must be another name.
 */
const HOST = 'academy.test';
const byName = (origin: string) => origin.replace('localhost', HOST);

test.use({
  launchOptions: {
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', `--host-resolver-rules=MAP ${HOST} 127.0.0.1`],
  },
});

test(
  'the attendance sheet opens, is marked and copied from by plain http',
  { tag: '@nightly' },
  async ({ page, server }) => {
    await server.setClock('2026-11-20T14:25:00');
    await signInAsManager(page, { origin: byName(server.admin), next: '/attendance' });
    expect(await page.evaluate(() => [isSecureContext, 'randomUUID' in crypto])).toEqual([
      false,
      false,
    ]);
    await page.getByRole('button', { name: '김하늘 지금 등원' }).click();
    await expect(page.getByText(/^김하늘 등원 14:2\d/)).toBeVisible();
    await page.getByRole('checkbox', { name: '김하늘' }).click();
    await page.getByRole('button', { name: '보호자 연락 문구 복사' }).click();
    await page.getByRole('button', { name: '김하늘 문구 복사' }).click();
    await expect(page.getByText('복사했습니다')).toBeVisible();
    await page.keyboard.press('Escape');
    // What a person would do with it: paste it somewhere.
    await page.getByRole('searchbox', { name: '학생 찾기' }).focus();
    await page.keyboard.press('Control+V');
    await expect(page.getByRole('searchbox', { name: '학생 찾기' })).toHaveValue(
      /김하늘 학생이 11월 20일 \(금\) 14:2\d에 등원했습니다\.$/,
    );
  },
);

test(
  'a student signs in and hands in a reason by plain http',
  { tag: '@ci' },
  async ({ page, server }) => {
    await signInAsStudent(page, { origin: byName(server.student) });
    expect(await page.evaluate(() => isSecureContext)).toBe(false);
    await page.getByRole('link', { name: '사유 · 신청 내역' }).click();
    const reasons = submitPage(page);
    await reasons.type('외출').click();
    await reasons.writeOuting('치과 검진을 받고 올게요.');
    await reasons.submit.click();
    await expect(reasons.submitted.getByText('11월 20일 (금) 외출 · 15:00–17:00')).toBeVisible();
  },
);
