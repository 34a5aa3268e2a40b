import { expect, expectNoAxeViolations, expectRow, test } from '../support/test';
import { openFilter } from '../support/list-tools';
import { readWorkbook } from '../support/workbook';
import { askingStudent, schedulesOf } from './schedules-page';

const PATH = '/attendance/student';

test('a request with what it meets is approved with a change, and the student reads it', async ({
  page,
  browser,
  server,
  signInAsManager,
  signInAsStudent,
}) => {
  await server.addReservations([
    { phone: '01012345678', date: '2026-11-24', lunch: false, dinner: true },
  ]);
  await server.addSchedules([
    { title: '영어학원', weekdays: [2], from: '18:00', to: '18:30', firstDate: '2026-11-03' },
  ]);
  const student = await askingStudent(server);
  await signInAsManager({ next: PATH });
  const { queue, waiting, decision, week, dialog, said } = schedulesOf(page);
  await expect(queue.getByText('승인 대기 중인 신청이 없습니다.')).toBeVisible();
  await expect(page.getByText('실시간')).toBeVisible();

  // It comes in while the page is open.
  await student.ask({ from: '18:30', to: '20:00' });
  await expect(waiting).toHaveText(
    /김하늘.*정기일정수학학원매주 화·목 18:30–20:00 외출.*도시락 1식/,
  );
  await expect(page.getByRole('link', { name: /학생별 일정.*승인 대기 1건/ })).toBeVisible();
  await waiting.click();
  await expect(decision).toContainText('그 시간의 도시락 신청 1식');
  await expect(decision).toContainText('11월 24일 (화) 저녁');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: '다음 주' }).click();
  await expect(week.getByRole('button', { name: '수학학원 18:30–20:00 외출 대기' })).toHaveCount(2);

  await decision.getByRole('button', { name: '수정 후 승인' }).click();
  await expect(dialog).toContainText('학생이 신청한 내용');
  const from = dialog.getByRole('textbox', { name: '나가는 시각' });
  await from.fill('18:15');
  await expect(dialog).toContainText(
    '같은 시간에 다른 일정이 있습니다. 영어학원 · 매주 화 18:00–18:30 외출, 11월 24일 (화)부터',
  );
  await from.fill('19:00');
  await expect(dialog).toContainText('겹치는 일정, 의무 교시, 도시락 신청, 모의고사가 없습니다.');
  await dialog.getByRole('button', { name: '수정하여 승인' }).click();
  await expect(said('수정하여 승인했습니다.')).toBeVisible();
  await expect(queue.getByText('승인 대기 중인 신청이 없습니다.')).toBeVisible();
  await expect(
    week.getByRole('button', { name: '수학학원 19:00–20:00 외출', exact: true }),
  ).toHaveCount(2);

  const phone = await (await browser.newContext()).newPage();
  await signInAsStudent({ page: phone, next: '/regular-schedule?view=week&date=2026-11-24' });
  await expect(phone.getByRole('region', { name: '내 정기일정' })).toContainText(
    '매주 화·목 19:00–20:00 외출',
  );
  await phone.context().close();

  // What the student had asked for is kept, and can be had again.
  await page.getByRole('tab', { name: '변경 이력' }).click();
  await expect(page.getByText(/버전 1 · 수학학원 · 매주 화·목 18:30–20:00 외출/)).toBeVisible();
  await expect(page.getByText(/김하늘 학생의 정기일정을 승인했습니다/)).toBeVisible();
});

test(
  'many at once: what was chosen is approved, one is rejected in words that the student reads, all by the keyboard',
  { tag: '@nightly' },
  async ({ page, server, signInAsManager }) => {
    const haneul = await askingStudent(server);
    await haneul.ask();
    const bada = await askingStudent(server, '01023456789');
    await bada.ask({ title: '피아노', weekdays: [3], from: '11:30', to: '12:30' });
    await bada.tell();
    await server.addReservations([
      { phone: '01023456789', date: '2026-11-25', lunch: true, dinner: false },
    ]);
    await signInAsManager({ next: PATH });
    const { queue, waiting, said } = schedulesOf(page);
    await expect(waiting).toHaveCount(3);
    await waiting.nth(0).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await expect(queue.getByText('2건 선택됨')).toBeVisible();
    await queue.getByRole('button', { name: '선택 승인' }).click();
    const question = page.getByRole('alertdialog', { name: '2건을 승인할까요?' });
    await expect(question).toContainText('이바다 · 피아노');
    await expect(question).toContainText('그 시간의 도시락 신청 1식');
    await question.getByRole('button', { name: '승인', exact: true }).click();
    await expect(said('2건을 승인했습니다.')).toBeVisible();
    await expect(waiting).toHaveCount(1);

    // Letters are keys only in the line itself.
    await page.getByRole('searchbox', { name: '학생 찾기' }).press('KeyR');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await waiting.focus();
    await page.keyboard.press('KeyR');
    const reject = page.getByRole('alertdialog', { name: '신청을 반려할까요?' });
    await reject.getByRole('button', { name: '반려' }).click();
    await expect(
      reject.getByText('반려 사유를 입력하세요. 학생에게 그대로 보입니다.'),
    ).toBeVisible();
    await reject.getByRole('textbox', { name: '반려 사유' }).fill('진료 확인서를 함께 내 주세요.');
    await reject.getByRole('button', { name: '반려' }).click();
    await expect(said('이바다 학생의 신청을 반려했습니다.')).toBeVisible();
    expect(await bada.reasons()).toMatchObject([
      { status: 'REJECTED', rejectReason: '진료 확인서를 함께 내 주세요.' },
    ]);
    expect((await haneul.schedules())[0]).toMatchObject({ status: 'APPROVED' });
  },
);

test(
  'two managers on one queue: what one decides leaves the other’s, and what the student changed is read again first',
  { tag: '@nightly' },
  async ({ page, browser, server, signInAsManager }) => {
    const student = await askingStudent(server);
    await student.ask({ title: '피아노', weekdays: [1] });
    const maths = await student.ask();
    await signInAsManager({ next: PATH });
    const other = await (await browser.newContext()).newPage();
    await signInAsManager({ page: other, username: 'admin', password: 'Admin1234!', next: PATH });
    const [mine, theirs] = [schedulesOf(page), schedulesOf(other)];
    for (const line of [mine.live, theirs.live]) await expect(line).toBeVisible();
    await mine.waiting.first().click();
    await theirs.waiting.first().focus();
    await other.keyboard.press('KeyA');
    await expect(theirs.queue.getByRole('heading', { name: '승인 대기 1' })).toBeVisible();
    await expect(
      mine.queue.getByText('다른 곳에서 처리되었거나 취소되었습니다: 김하늘 피아노'),
    ).toBeVisible();
    await expect(
      page.getByText(/이 신청은 더 이상 기다리지 않습니다. 승인 · 한원장/),
    ).toBeVisible();

    await mine.waiting.click();
    await student.change(maths.id, maths.version, { from: '20:00', to: '22:00' });
    await expect(mine.decision).toContainText('그 사이 내용이 바뀌었습니다.');
    await expect(mine.decision.getByRole('deletion')).toHaveText('매주 화·목 19:00–21:00 외출');
    await mine.decision.getByRole('button', { name: '승인', exact: true }).click();
    await expect(mine.queue.getByText('승인 대기 중인 신청이 없습니다.')).toBeVisible();
    expect(await student.schedules()).toContainEqual(
      expect.objectContaining({ title: '수학학원', status: 'APPROVED', from: '20:00' }),
    );

    // It was the wrong one.
    await page.getByRole('button', { name: '되돌리기' }).click();
    await expect(theirs.queue.getByRole('heading', { name: '승인 대기 1' })).toBeVisible();
    await expect(mine.waiting).toHaveText(/김하늘.*수학학원/);
    expect(await student.schedules()).toContainEqual(
      expect.objectContaining({ title: '수학학원', status: 'PENDING', from: '20:00' }),
    );
    await other.context().close();
  },
);

test(
  'a student’s week: written for the student, one day cancelled and back, changed from a day on, ended',
  { tag: '@nightly' },
  async ({ page, server, signInAsManager }) => {
    await server.addSchedules([{ title: '수학학원' }]);
    await signInAsManager({ next: PATH });
    const { students, week, dialog, said } = schedulesOf(page);
    await students.getByRole('searchbox', { name: '학생 찾기' }).fill('ㄱㅎㄴ');
    await students.getByRole('button', { name: /김하늘.*승인됨/ }).click();
    await week
      .getByRole('button', { name: /수학학원/ })
      .first()
      .click();
    await dialog.getByRole('button', { name: '이 날만 취소' }).click();
    await expect(said('11월 17일 (화) 일정을 취소했습니다.')).toBeVisible();
    await expect(
      week.getByRole('button', { name: '수학학원 19:00–21:00 외출 취소한 날' }),
    ).toBeVisible();
    await page.getByRole('button', { name: '되돌리기' }).click();
    await expect(
      week.getByRole('button', { name: '수학학원 19:00–21:00 외출', exact: true }),
    ).toHaveCount(2);

    // Only that day is otherwise: a reason takes its place, and both go back as one.
    await week
      .getByRole('button', { name: /수학학원/ })
      .first()
      .click();
    await dialog.getByRole('button', { name: '이 날만 변경' }).click();
    await expect(dialog).toContainText('수학학원의 11월 17일 (화) 하루를 취소하고');
    await expect(dialog.getByRole('textbox', { name: '나가는 시각' })).toHaveValue('19:00');
    await dialog.getByRole('textbox', { name: '돌아오는 시각' }).fill('20:00');
    await expect(dialog).toContainText('겹치는 일정, 의무 교시, 도시락 신청, 모의고사가 없습니다.');
    await dialog.getByRole('button', { name: '저장' }).click();
    await expect(said('11월 17일 (화) 일정을 바꿨습니다.')).toBeVisible();
    await expect(week.getByRole('button', { name: /19:00–20:00/ })).toBeVisible();
    await expect(week.getByRole('button', { name: /취소한 날/ })).toHaveCount(1);
    await page.getByRole('button', { name: '되돌리기' }).click();
    await expect(week.getByRole('button', { name: /19:00–20:00/ })).toHaveCount(0);
    await expect(
      week.getByRole('button', { name: '수학학원 19:00–21:00 외출', exact: true }),
    ).toHaveCount(2);

    await page
      .getByRole('region', { name: '김하늘' })
      .getByRole('button', { name: /수학학원 ?매주/ })
      .click();
    await dialog.getByRole('button', { name: '수정' }).click();
    await dialog.getByRole('textbox', { name: '돌아오는 시각' }).fill('22:00');
    await dialog.getByRole('textbox', { name: '바뀌는 날' }).fill('2026-12-01');
    await expect(dialog).toContainText('11월 30일 (월)까지는 지금 일정이 남고');
    await dialog.getByRole('button', { name: '닫기' }).first().click();
    await page.getByRole('alertdialog').getByRole('button', { name: '계속 입력' }).click();
    await dialog.getByRole('button', { name: '저장' }).click();
    await expect(said('일정을 수정했습니다.')).toBeVisible();
    await expect(
      page.getByRole('button', { name: /19:00–22:00 외출.*12월 1일 \(화\)부터 계속.*관리자 등록/ }),
    ).toBeVisible();

    await page.getByRole('button', { name: '사유 대리 등록' }).click();
    await dialog.getByRole('combobox', { name: '사유 구분' }).selectOption({ label: '질병' });
    await dialog.getByRole('textbox', { name: '사유' }).fill('감기');
    await dialog.getByRole('button', { name: '등록' }).click();
    await expect(said('사유를 등록했습니다. 바로 승인되었습니다.')).toBeVisible();
    await page.getByRole('tab', { name: '이번 달 사유' }).click();
    await expect(
      page.getByRole('button', { name: /11월 20일 \(금\) 결석.*감기.*승인/ }),
    ).toBeVisible();
  },
);

test(
  'all in one table: narrowed on the screen, in the file and on paper',
  { tag: '@nightly' },
  async ({ page, server, signInAsManager }) => {
    await server.addSchedules([
      { title: '수학학원' },
      {
        title: '피아노',
        phone: '01023456789',
        kind: 'EARLY_LEAVE',
        weekdays: [5],
        from: '17:00',
        to: null,
        status: 'PENDING',
      },
    ]);
    await server.addReasons([
      {
        phone: '01034567890',
        type: 'ABSENT',
        leaveAt: null,
        backAt: null,
        status: 'APPROVED',
        text: '가족 행사',
      },
    ]);
    await signInAsManager({ next: PATH });
    await page.getByRole('link', { name: '전체 표로 보기' }).click();
    const grid = page.getByRole('grid', { name: '학생 × 날 일정' });
    await expectRow(grid, {
      이름: '김하늘',
      24: '외 수학학원 19:00–21:00 외출',
      25: '',
      합계: '외출 8',
    });
    await expectRow(grid, { 이름: '이바다', 20: '(조) 피아노 17:00부터 조퇴', 합계: '조퇴 4' });
    await expect(page.getByText('전체 3명', { exact: true })).toBeVisible();
    await openFilter(page);
    await page.getByRole('combobox', { name: '요일' }).selectOption({ label: '금요일' });
    await page.getByRole('combobox', { name: '상태' }).selectOption({ label: '승인' });
    await expect(page.getByText('전체 3명 · 표시 1명')).toBeVisible();
    await expectRow(grid, { 이름: '박솔', 20: '종 가족 행사 종일 등원 안 함', 합계: '종일 1' });

    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '목록 도구' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: '엑셀 (.xlsx)' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('전체 일정 2026-11.xlsx');
    const [header, ...rows] = await readWorkbook(await download.path());
    expect(rows.map((row) => [row[1], row[header?.indexOf('11월 20일 (금)') ?? -1]])).toEqual([
      ['박솔', '가족 행사 종일 등원 안 함'],
    ]);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: '2026년 11월 전체 일정' })).toBeVisible();
    await page.emulateMedia({ media: null });

    await grid.getByRole('rowheader', { name: '박솔' }).dblclick();
    await expect(page.getByRole('region', { name: '박솔' })).toBeVisible();
  },
);
