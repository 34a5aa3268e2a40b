import { expect, expectNoAxeViolations, test } from '../support/test';
import { schedulePage } from './schedule-page';

test('asks for a schedule, is refused for a clash, mends it, edits and cancels', async ({
  page,
  server,
  signInAsStudent,
}) => {
  await server.addSchedules([{ title: '수학학원' }]);
  await server.setScheduleDeadline(25);
  await signInAsStudent();
  const schedule = schedulePage(page);
  await schedule.go();
  await expect(page).toHaveURL(/\/regular-schedule$/);

  await test.step('weeks on a phone', async () => {
    await expect(
      schedule.dayOfWeek('11월 17일 (화)').getByRole('button', { name: '수학학원' }),
    ).toHaveAccessibleDescription('19:00–21:00 외출');
    await expect(
      page.getByText('12월 정기일정은 11월 25일 (수)까지 제출해 주세요. (D-5)'),
    ).toBeVisible();
  });

  await test.step('what is missing is listed and leads to its field', async () => {
    await schedule.add();
    await expect(page).toHaveURL(/\?open=new$/);
    await schedule.submit('신청하기').click();
    await expect(
      schedule.form.getByRole('region', { name: '입력한 내용을 확인해 주세요.' }),
    ).toBeFocused();
    await schedule.form.getByRole('button', { name: '어떤 일정인지 입력해 주세요.' }).click();
    await expect(schedule.form.getByRole('textbox', { name: '내용' })).toBeFocused();
  });

  await test.step('the form names the clash before anything is sent', async () => {
    await schedule.write({ title: '영어학원', weekdays: ['화요일'], from: '2000', to: '2200' });
    await expect(schedule.preview.getByText('매주 화 20:00–22:00 외출 · 11월 1회')).toBeVisible();
    const clash =
      '같은 시간에 다른 일정이 있어요. 수학학원 · 매주 화·목 19:00–21:00 외출, 11월 24일 (화)부터.';
    await expect(schedule.preview.getByText(clash)).toBeVisible();
    await expect(schedule.submit('신청하기')).toBeDisabled();
    await expect(schedule.submit('신청하기')).toHaveAccessibleDescription(clash);
    await expectNoAxeViolations(page);
    await schedule.write({ from: '2100' });
    await expect(schedule.preview.getByText('매주 화 21:00–22:00 외출 · 11월 1회')).toBeVisible();
    await expect(schedule.preview.getByText(clash)).toBeHidden();
  });

  await test.step('the server names one that the device does not know', async () => {
    await server.addSchedules([{ title: '보강', weekdays: [2], from: '21:30', to: '22:30' }]);
    await schedule.submit('신청하기').click();
    await expect(
      schedule.form
        .getByText(
          '같은 시간에 다른 일정이 있어요. 보강 · 매주 화 21:30–22:30 외출, 11월 24일 (화)부터.',
        )
        .first(),
    ).toBeVisible();
    await schedule.write({ to: '2130' });
    await schedule.submit('신청하기').click();
    await expect(schedule.toast('일정을 신청했어요. 승인을 기다려 주세요.')).toBeVisible();
    await expect(schedule.form).toBeHidden();
    await expect(page).toHaveURL(/\/regular-schedule$/);
    await expect(schedule.card('영어학원').getByText('승인 대기')).toBeVisible();
  });

  await test.step('edits what is waiting', async () => {
    await schedule.open('영어학원');
    await expectNoAxeViolations(page);
    await schedule.dialog('영어학원').getByRole('button', { name: '수정하기' }).click();
    await expect(schedule.submit('수정하기')).toHaveAccessibleDescription('바꾼 내용이 없어요.');
    await schedule.write({ weekdays: ['금요일'] });
    await schedule.form.getByRole('radio', { name: '격주' }).click();
    await schedule.submit('수정하기').click();
    await expect(schedule.toast('일정을 수정했어요.')).toBeVisible();
    await expect(schedule.card('영어학원').getByText('격주 화·금 21:00–21:30 외출')).toBeVisible();
  });

  await test.step('cancels after being asked', async () => {
    await schedule.open('영어학원');
    await schedule.dialog('영어학원').getByRole('button', { name: '일정 취소하기' }).click();
    await expect(schedule.question.getByText(/^영어학원 신청을 취소해요\./)).toBeVisible();
    await schedule.question.getByRole('button', { name: '닫기' }).first().click();
    await expect(schedule.question).toBeHidden();
    await schedule.dialog('영어학원').getByRole('button', { name: '일정 취소하기' }).click();
    await schedule.question.getByRole('button', { name: '일정 취소하기' }).click();
    await expect(schedule.toast('일정을 취소했어요.')).toBeVisible();
    await expect(schedule.dialog('영어학원')).toBeHidden();
    await schedule.list.getByText('취소한 일정 1개').click();
    await expect(schedule.card('영어학원').getByText('취소', { exact: true })).toBeVisible();
  });
});

test(
  'reads why it was rejected, hands it in again, and asks to change what is approved',
  { tag: '@nightly' },
  async ({ page, server, signInAsStudent }) => {
    const [id = ''] = await server.addSchedules([
      {
        title: '영어학원',
        weekdays: [2, 5],
        status: 'REJECTED',
        rejectReason: '금요일에는 의무 자습이 있어요.',
      },
    ]);
    await signInAsStudent({ next: '/regular-schedule' });
    const schedule = schedulePage(page);
    const drawer = schedule.dialog('영어학원');
    await expect(
      schedule.card('영어학원').getByText('반려 사유: 금요일에는 의무 자습이 있어요.'),
    ).toBeVisible();
    await schedule.open('영어학원');
    await drawer.getByRole('button', { name: '고쳐서 다시 제출' }).click();
    await schedule.write({ weekdays: ['금요일'] });
    await schedule.submit('다시 제출하기').click();
    await expect(schedule.toast('일정을 다시 제출했어요.')).toBeVisible();
    await server.decideSchedule(id, { status: 'APPROVED' });
    await page.reload();
    await expect(schedule.card('영어학원').getByText('승인', { exact: true })).toBeVisible();

    await schedule.open('영어학원');
    await drawer.getByRole('button', { name: '변경 요청하기' }).click();
    await schedule.write({ to: '2130' });
    await schedule.submit('변경 요청하기').click();
    await expect(schedule.toast('변경을 요청했어요.')).toBeVisible();
    await schedule.card('영어학원').filter({ hasNotText: '변경 요청' }).getByRole('button').click();
    await expect(drawer.getByRole('button', { name: '변경 요청하기' })).toHaveAccessibleDescription(
      '이미 변경을 요청한 일정이에요. 변경 요청을 수정해 주세요.',
    );
    await drawer.getByRole('button', { name: '일정 취소하기' }).click();
    await expect(schedule.question.getByText(/^영어학원 일정을 오늘부터 취소해요\./)).toBeVisible();
    await expectNoAxeViolations(page);
  },
);

test(
  'cancels one day and takes it back, by the message and in the drawer',
  { tag: '@ci' },
  async ({ page, server, signInAsStudent }) => {
    await server.addSchedules([{ title: '수학학원' }]);
    await signInAsStudent({ next: '/regular-schedule?view=week&day=2026-11-24' });
    const schedule = schedulePage(page);
    const tuesday = schedule.dayOfWeek('11월 24일 (화)');
    const entry = tuesday.getByRole('button', { name: '수학학원' });
    const drawer = schedule.dialog('수학학원');
    await entry.click();
    await expect(page).toHaveURL(/open=schedule-\d+\.2026-11-24/);
    await drawer.getByRole('button', { name: '11월 24일 (화) 이 날만 취소' }).click();
    await expect(schedule.toast('11월 24일 (화) 일정을 취소했어요')).toBeVisible();
    await expect(drawer.getByText('취소함')).toBeVisible();
    await schedule
      .toast('11월 24일 (화) 일정을 취소했어요')
      .getByRole('button', { name: '되돌리기' })
      .click();
    await expect(schedule.toast('11월 24일 (화) 일정을 되돌렸어요')).toBeVisible();
    await drawer.getByRole('button', { name: '11월 24일 (화) 이 날만 취소' }).click();
    await expect(drawer.getByText('취소함')).toBeVisible();
    await drawer.getByRole('button', { name: '닫기' }).first().click();
    await expect(drawer).toBeHidden();
    await expect(tuesday.getByText('이 날 취소')).toBeVisible();
    // For its six seconds the message overlaps the add button.
    await schedule
      .toast(/취소했어요/)
      .getByRole('button', { name: '닫기' })
      .click();

    await page.reload();
    await entry.click();
    await drawer.getByRole('button', { name: '11월 24일 (화) 되돌리기' }).click();
    await expect(drawer.getByRole('button', { name: '11월 24일 (화) 이 날만 취소' })).toBeVisible();

    await page.goto('/regular-schedule?view=week');
    await schedule.dayOfWeek('11월 17일 (화)').getByRole('button', { name: '수학학원' }).click();
    await expect(
      drawer.getByRole('button', { name: '11월 17일 (화) 이 날만 취소' }),
    ).toHaveAccessibleDescription('지난 날짜예요. 사유 제출을 이용해 주세요.');
    await expect(drawer.getByRole('link', { name: '사유 제출로 가기' })).toHaveAttribute(
      'href',
      '/submit',
    );
  },
);

test(
  'a phone’s month: signs in the cells, the chosen day in words below',
  { tag: '@nightly' },
  async ({ page, server, signInAsStudent }) => {
    await server.addSchedules([{ title: '수학학원' }, { title: '치과', status: 'PENDING' }]);
    await server.addHoliday({ date: '2026-11-24', name: '개교기념일' });
    await signInAsStudent({ next: '/regular-schedule?view=month' });
    const schedule = schedulePage(page);
    const listed = (name: string) => page.getByRole('region', { name });
    await expect(listed('11월 20일 (금)').getByText('일정 없음')).toBeVisible();
    const tuesday = schedule.cell(/^11월 24일 \(화\), 개교기념일, 수학학원 19:00–21:00 외출, 치과/);
    await expect(tuesday.getByText('수학학원')).toBeHidden();

    await tuesday.click();
    await expect(tuesday).toHaveAttribute('aria-selected', 'true');
    const list = listed('11월 24일 (화) · 개교기념일').getByRole('listitem');
    await expect(list).toHaveText([/수학학원/, /치과.*승인 대기/]);
    await expectNoAxeViolations(page);
    await list.getByRole('button', { name: '수학학원' }).click();
    await expect(schedule.dialog('수학학원')).toBeVisible();
  },
);

test(
  'by keyboard alone @keyboard',
  { tag: '@nightly' },
  async ({ page, server, signInAsStudent }) => {
    await server.addSchedules([{ title: '수학학원' }]);
    await signInAsStudent({ next: '/regular-schedule' });
    const schedule = schedulePage(page);
    const { keyboard } = page;
    // Months at a desk, weeks on a phone.
    await expect(schedule.cell(/^11월 24일 \(화\), 수학학원 19:00–21:00 외출$/)).toBeVisible();
    const today = schedule.cell(/^11월 20일 \(금\)/);
    await today.focus();
    await keyboard.press('ArrowDown');
    await keyboard.press('ArrowLeft');
    await expect(schedule.cell(/^11월 26일 \(목\), 수학학원/)).toBeFocused();
    await keyboard.press('Enter');
    const day = schedule.dialog('11월 26일 (목)');
    await expect(day).toBeVisible();
    await keyboard.press('Escape');
    await expect(day).toBeHidden();
    await expect(schedule.cell(/^11월 26일 \(목\)/)).toBeFocused();
    await keyboard.press('Space');
    await expect(day).toBeVisible();
    await day.getByRole('button', { name: '일정 추가' }).press('Enter');
    await expect(schedule.form.getByRole('checkbox', { name: '목요일' })).toBeChecked();
    await schedule.form.getByRole('textbox', { name: '내용' }).focus();
    await keyboard.type('clinic');
    await keyboard.press('Tab');
    await keyboard.press('ArrowRight');
    await keyboard.press('ArrowRight');
    await expect(schedule.form.getByRole('radio', { name: '일찍 가요' })).toBeChecked();
    await schedule.form.getByRole('textbox', { name: '나가는 시각' }).focus();
    await keyboard.type('17');
    await keyboard.press('Enter');
    await expect(schedule.form.getByText('시각을 19:00처럼 입력해 주세요.')).toBeVisible();
    await expect(schedule.form.getByRole('textbox', { name: '나가는 시각' })).toBeFocused();
    await keyboard.type('30');
    await expect(
      schedule.preview.getByText('같은 시간에 다른 일정이 있어요.', { exact: false }),
    ).toBeVisible();
    await schedule.form.getByRole('checkbox', { name: '목요일' }).focus();
    await keyboard.press('Space');
    await keyboard.press('Tab');
    await keyboard.press('Space');
    await expect(schedule.preview.getByText('매주 금 17:30부터 조퇴 · 11월 1회')).toBeVisible();
    await schedule.form.getByRole('textbox', { name: '내용' }).press('Enter');
    await expect(schedule.card('clinic')).toBeVisible();
  },
);
