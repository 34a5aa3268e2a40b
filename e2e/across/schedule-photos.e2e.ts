import { schedulesOf } from '../admin/schedules-page';
import { schedulePage } from '../student/schedule-page';
import { aPhoto } from '../support/a-photo';
import { expect, expectNoAxeViolations, test } from '../support/test';

test(
  'a photo goes with a schedule and with its change request; the desk sees it with both',
  { tag: '@nightly' },
  async ({ page: phone, browser, server, signInAsStudent, signInAsManager }) => {
    await signInAsStudent({ next: '/regular-schedule' });
    const schedule = schedulePage(phone);
    const photo = (number: number) =>
      schedule.form.getByText(`증빙 사진 ${number}`, { exact: true });
    const desk = await (
      await browser.newContext({ viewport: { width: 1440, height: 900 } })
    ).newPage();
    const { queue, waiting, decision, students, week, dialog, said } = schedulesOf(desk);
    const seen = desk.getByRole('dialog', { name: '증빙 사진 1' });

    await test.step('asked for with a photo', async () => {
      await schedule.add();
      await schedule.write({ title: '영어학원', weekdays: ['화요일'], from: '1900', to: '2100' });
      await phone.getByLabel('사진 추가').setInputFiles(await aPhoto(phone, '시간표.jpg'));
      await expect(photo(1)).toBeVisible();
      await expect(schedule.form.locator('img')).toHaveAttribute('src', /^blob:/);
      await expectNoAxeViolations(phone);
      await schedule.submit('신청하기').click();
      await expect(schedule.toast('일정을 신청했어요. 승인을 기다려 주세요.')).toBeVisible();
    });

    await test.step('seen in the queue, and approved', async () => {
      await signInAsManager({ page: desk, next: '/attendance/student' });
      await expect(queue).toContainText('증빙 사진 1장');
      await waiting.click();
      await decision.getByRole('button', { name: '증빙 사진 1' }).click();
      await expect(seen.getByRole('img', { name: '증빙 사진 1' })).toBeVisible();
      await expectNoAxeViolations(desk);
      await desk.keyboard.press('Escape');
      await decision.getByRole('button', { name: '승인', exact: true }).click();
      await expect(said('승인 대기 중인 신청이 없습니다.')).toBeVisible();
    });

    await test.step('taken along by a change request, with one more', async () => {
      await schedule.open('영어학원');
      const drawer = schedule.dialog('영어학원');
      await expect(drawer.getByRole('button', { name: '증빙 사진 1' })).toBeVisible();
      await expectNoAxeViolations(phone);
      await drawer.getByRole('button', { name: '변경 요청하기' }).click();
      await expect(photo(1)).toBeVisible();
      await phone.getByLabel('사진 추가').setInputFiles(await aPhoto(phone, '새 시간표.jpg'));
      await expect(photo(2)).toBeVisible();
      await schedule.submit('변경 요청하기').click();
      await expect(schedule.toast('변경을 요청했어요.')).toBeVisible();
    });

    await test.step('both are on the pile of what waits, and the schedule keeps its own', async () => {
      await desk.goto(`${server.admin}/attendance/student?open=inbox`);
      const pile = desk.getByRole('dialog', { name: /^처리할 일/ });
      await expect(pile.getByRole('button', { name: /^증빙 사진 [12]$/ })).toHaveCount(2);
      await desk.goto(`${server.admin}/attendance/student`);
      await students.getByRole('button', { name: /김하늘/ }).click();
      await desk.getByRole('button', { name: '다음 주' }).click();
      await week.getByRole('button', { name: '영어학원 19:00–21:00 외출', exact: true }).click();
      await expect(dialog.getByRole('button', { name: /^증빙 사진 \d$/ })).toHaveCount(1);
    });
  },
);
