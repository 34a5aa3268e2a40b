import { schedulesOf } from '../admin/schedules-page';
import { submitPage } from '../student/submit-page';
import { aPhoto } from '../support/a-photo';
import { expect, expectNoAxeViolations, test } from '../support/test';

test(
  'a photo of the receipt goes with a reason: the student and the desk see it, nobody else',
  { tag: '@ci' },
  async ({ page: phone, browser, server, signInAsStudent, signInAsManager }) => {
    await signInAsStudent({ next: '/submit' });
    const reasons = submitPage(phone);
    await reasons.type('외출').click();
    await reasons.writeOuting('치과 검진을 받고 올게요.');
    const upload = phone.waitForRequest('**/api/students/me/attachments');
    const shown = phone.waitForResponse(/me\/attachments\/\d+$/);
    await phone.getByLabel('사진 추가').setInputFiles(await aPhoto(phone, '영수증.jpg'));
    await expect(reasons.form.getByText('증빙 사진 1', { exact: true })).toBeVisible();
    expect((await upload).headers()['content-type']).toBe('image/jpeg');
    await expect(reasons.form.locator('img')).toHaveAttribute('src', /^blob:/);
    await expectNoAxeViolations(phone);
    await reasons.submit.click();
    await reasons.submitted.getByRole('button', { name: '증빙 사진 1' }).click();
    const large = phone.getByRole('dialog', { name: '증빙 사진 1' });
    await expect(large.getByRole('img', { name: '증빙 사진 1' })).toBeVisible();
    await expectNoAxeViolations(phone);
    await phone.keyboard.press('Escape');
    await expect(large).toBeHidden();
    await expect(reasons.submitted).toBeVisible();

    const own = (await shown).url();
    const stranger = await fetch(`${server.student}/api/students/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ phoneNumber: '01023456789' }),
    });
    const { accessToken } = (await stranger.json()) as { accessToken: string };
    const asked = (headers: Record<string, string>) => fetch(own, { headers });
    expect((await asked({ authorization: `Bearer ${accessToken}` })).status).toBe(403);
    expect((await asked({})).status).toBe(401);

    const desk = await (
      await browser.newContext({ viewport: { width: 1440, height: 900 } })
    ).newPage();
    await signInAsManager({ page: desk, next: '/attendance/student' });
    const { queue, waiting, decision } = schedulesOf(desk);
    await expect(queue).toContainText('증빙 사진 1장');
    await waiting.click();
    await decision.getByRole('button', { name: '증빙 사진 1' }).click();
    const seen = desk.getByRole('dialog', { name: '증빙 사진 1' });
    await expect(seen.getByRole('img', { name: '증빙 사진 1' })).toBeVisible();
    const saving = desk.waitForEvent('download');
    await seen.getByRole('link', { name: '저장' }).click();
    expect((await saving).suggestedFilename()).toMatch(/^증빙 사진 20261120-.*-1\.webp$/);
    await expectNoAxeViolations(desk);
    await desk.keyboard.press('Escape');
    await expect(seen).toBeHidden();

    await desk.goto(`${server.admin}/attendance/student?open=inbox`);
    const pile = desk.getByRole('dialog', { name: /^처리할 일/ });
    await pile.getByRole('button', { name: '증빙 사진 1' }).click();
    await expect(seen.getByRole('img')).toBeVisible();
    // Letters are for the pile, not for the picture over it.
    await desk.keyboard.press('a');
    await desk.keyboard.press('Escape');
    await expect(seen).toBeHidden();
    await expect(pile.getByRole('heading', { name: '김하늘' })).toBeVisible();
  },
);
