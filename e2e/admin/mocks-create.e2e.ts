import { paint } from '../support/paint';
import { expect, expectNoAxeViolations, expectRow, test } from '../support/test';
import { DECEMBER, decemberWithThree, mocksOf } from './mocks-page';

const TITLE = '1월 종합 모의고사';

test(
  'the form is checked, warns, and shows what students will see; leaving asks first',
  { tag: '@nightly' },
  async ({ page, signInAsManager }) => {
    await signInAsManager({ next: '/mock-exam/create' });
    const mine = mocksOf(page);
    const preview = page.getByRole('region', { name: '학생 화면 미리보기' });
    await mine.field('접수 마감일').fill('2026-11-01');
    await mine.button('공개하고 등록').click();
    await expect(
      page.getByRole('region', { name: '입력한 내용을 확인하세요.' }).getByRole('listitem'),
    ).toHaveText(['시험명을 입력하세요.', '접수 마감은 접수 시작보다 빠를 수 없습니다.']);

    await mine.field('시험명').fill(TITLE);
    await mine.field('시험일').fill('2026-11-25');
    await mine.field('접수 마감일').fill('2026-11-30');
    await expect(page.getByRole('region', { name: '확인이 필요합니다' })).toContainText(
      '시험일이 접수 마감보다 빠릅니다.',
    );
    await mine.field('시험일').fill('2026-12-10');
    await mine.field('입실').fill('08:10');
    await mine.field('시작').fill('08:40');
    await mine.field('종료').fill('16:30');
    await mine.field('응시료').fill('35000');
    await mine.field('현장 정원').fill('1');
    await page.getByRole('switch', { name: '선택과목 받기' }).click();
    await expect(preview).toContainText(TITLE);
    await expect(preview).toContainText('12월 10일 (목) 08:40~16:30 시험 D-20');
    await expect(preview).toContainText('현장 자리 1석 남음');
    await expect(preview).toContainText('35,000원');
    await expect(preview).toContainText('물리학Ⅰ');
    // Leaving asks while something is not saved.
    await page.getByRole('link', { name: '당일 조회' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '계속 편집' }).click();
    await expect(mine.field('시험명')).toHaveValue(TITLE);
  },
);

test('an exam is made; a student registers and both managers see it; one confirms the deposit and takes it back', async ({
  page,
  browser,
  signInAsManager,
  signInAsStudent,
}) => {
  await signInAsManager({ next: '/mock-exam/create' });
  const mine = mocksOf(page);
  await mine.field('시험명').fill(TITLE);
  await mine.field('응시료').fill('35000');
  await mine.field('현장 정원').fill('1');
  await page.getByRole('switch', { name: '선택과목 받기' }).click();
  await mine.button('공개하고 등록').click();
  await expect(mine.said(`${TITLE}를 공개했습니다.`)).toBeVisible();
  await expectRow(mine.exams, {
    시험명: TITLE,
    상태: '접수 중',
    응시료: '35,000원',
    '현장 / 정원': '0 / 1',
  });

  await mine.exams.getByRole('rowheader', { name: TITLE }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('신청한 학생이 없습니다.')).toBeVisible();
  await expect(mine.live).toBeVisible();
  const other = await (await browser.newContext()).newPage();
  await signInAsManager({
    page: other,
    username: 'admin',
    password: 'Admin1234!',
    next: new URL(page.url()).pathname + new URL(page.url()).search,
  });
  const theirs = mocksOf(other);
  await expect(theirs.live).toBeVisible();

  const phone = await (await browser.newContext()).newPage();
  await signInAsStudent({ page: phone, next: '/mocks' });
  await phone.getByRole('button', { name: TITLE, exact: true }).click();
  await phone.getByRole('radio', { name: '화학Ⅰ' }).check();
  await phone.getByRole('switch', { name: /^현장 응시/ }).check();
  await phone.getByRole('button', { name: '신청하기' }).click();
  await expect(phone.getByRole('dialog', { name: '모의고사를 신청했어요' })).toBeVisible();
  await expectRow(mine.registrations, {
    이름: '김하늘',
    선택과목: '화학Ⅰ',
    '응시 방식': '현장',
    '입금 상태': '미입금',
  });

  await expect(theirs.names).toHaveText(['김하늘']);
  await theirs.tick('김하늘').click();
  await theirs.button('선택 입금 확인').dblclick();
  await expect(theirs.said('1건의 입금을 확인했습니다.')).toBeVisible();
  await expectRow(mine.registrations, {
    이름: '김하늘',
    '입금 상태': '입금 확인',
    입금일: '11월 20일 (금)',
  });
  await theirs.undo.click();
  await expectRow(mine.registrations, { 이름: '김하늘', '입금 상태': '미입금', 입금일: '' });
  await other.context().close();
  await phone.context().close();
});

test(
  'an edit says first whom it concerns, and a colleague’s edit is not overwritten unseen',
  { tag: '@nightly' },
  async ({ page, browser, server, signInAsManager }) => {
    const examId = await decemberWithThree(server);
    await signInAsManager({ next: `/mock-exam/create?exam=${examId}` });
    const mine = mocksOf(page);
    await expect(mine.field('시험명')).toHaveValue(DECEMBER.title);
    const other = await (await browser.newContext()).newPage();
    await signInAsManager({
      page: other,
      username: 'admin',
      password: 'Admin1234!',
      next: `/mock-exam/create?exam=${examId}`,
    });
    const theirs = mocksOf(other);
    await theirs.field('장소').fill('별관 2층');
    await theirs.button('저장').click();
    await expect(theirs.said(`${DECEMBER.title}를 저장했습니다.`)).toBeVisible();

    await mine.field('응시료').fill('40000');
    await page.getByRole('radio', { name: '이 시험만 따로' }).click();
    await page.getByRole('textbox', { name: '과목 목록' }).fill('물리학Ⅰ, 생명과학Ⅰ');
    await mine.button('저장').click();
    await expect(mine.drawer).toContainText('신청한 학생 3명에게 영향을 줍니다');
    await expect(mine.drawer.getByRole('listitem')).toHaveText([
      '응시료가 바뀌어도 이미 신청한 3명은 신청할 때의 응시료를 그대로 냅니다.',
      '없어진 과목을 고른 학생은 다시 고르기 전까지 그대로 둡니다: 이바다(화학Ⅰ)',
    ]);
    await expectNoAxeViolations(page);
    await mine.button('기존 신청 유지하고 저장').click();
    const clash = page.getByRole('region', { name: '다른 관리자가 먼저 저장했습니다.' });
    await expect(clash).toContainText('두 변경을 합쳤습니다');
    await expect(clash).toContainText('다른 관리자가 바꾼 항목: 장소');
    await expect(mine.field('장소')).toHaveValue('별관 2층');
    await expect(mine.field('응시료')).toHaveValue('40,000');
    await mine.button('저장').click();
    await mine.button('기존 신청 유지하고 저장').click();
    await expect(mine.said(`${DECEMBER.title}를 저장했습니다.`)).toBeVisible();
    await mine.exams.getByRole('rowheader', { name: DECEMBER.title }).dblclick();
    await expectRow(mine.registrations, {
      이름: '이바다',
      선택과목: '화학Ⅰ',
      '입금 상태': '입금 확인',
    });
    await other.context().close();

    // A copy begins as a draft with the days moved on, and can be filled from any exam.
    await mine.choose(DECEMBER.title, '복사하여 새로 만들기');
    await expect(mine.field('시험일')).toHaveValue('2026-12-28');
    await mine.field('시험명').fill(TITLE);
    await mine.button('임시저장').click();
    await expectRow(mine.exams, { 시험명: TITLE, 상태: '임시저장' });
    await page.getByRole('link', { name: '등록', exact: true }).click();
    await page
      .getByRole('combobox', { name: '지난 시험 불러오기' })
      .selectOption({ label: `${TITLE} (2026-12-28)` });
    await expect(mine.field('시험명')).toHaveValue(TITLE);
    await expect(mine.field('응시료')).toHaveValue('40,000');
  },
);

test(
  'an exam for one class, with a picture: previewed, seen by whom it is for, copied',
  { tag: '@nightly' },
  async ({ page, browser, server, signInAsManager, signInAsStudent }) => {
    await server.addStudents([{ name: '한별', phone: '01055556666', className: '의대반' }]);
    await signInAsManager({ next: '/mock-exam/create' });
    const mine = mocksOf(page);
    const preview = page.getByRole('region', { name: '학생 화면 미리보기' });
    const chosen = page.getByRole('checkbox', { name: '의대반' });
    await mine.field('시험명').fill(TITLE);
    await page.getByRole('radio', { name: '반 선택' }).click();
    await mine.button('공개하고 등록').click();
    await expect(page.getByText('대상 반을 하나 이상 선택하세요.').first()).toBeVisible();
    await chosen.check();
    await page.locator('input[type=file]').setInputFiles({
      name: '약도.png',
      mimeType: 'image/png',
      buffer: await paint(page, '#3d8b7d'),
    });
    await mine.field('사진 설명 1').fill('고사장 약도');
    await expect(preview).toContainText('의대반');
    await expect(preview.getByRole('img', { name: '고사장 약도' })).toBeVisible();
    await expectNoAxeViolations(page);
    await mine.button('공개하고 등록').click();
    await expectRow(mine.exams, { 시험명: TITLE, 상태: '접수 중' });

    const phone = await (await browser.newContext()).newPage();
    await signInAsStudent({ page: phone, phone: '01055556666', next: '/mocks' });
    await phone.getByRole('button', { name: TITLE, exact: true }).click();
    const notice = phone.getByRole('dialog', { name: TITLE });
    await expect(notice.getByRole('img', { name: '고사장 약도' })).toBeVisible();
    await expect(notice).toContainText('의대반');
    const other = await (await browser.newContext()).newPage();
    await signInAsStudent({ page: other, next: '/mocks' });
    await expect(other.getByText('모의고사가 없어요.')).toBeVisible();
    await other.context().close();

    // Meant for another class meanwhile: the one who has it open hears why.
    const [examId = ''] = [new URL(phone.url()).searchParams.get('open')?.replace('exam-', '')];
    await server.changeMockExam(examId, { targetClasses: ['서울대반'] });
    await phone.getByRole('button', { name: '신청하기' }).click();
    await expect(notice.getByText('대상 반이 아닌 모의고사예요.')).toBeVisible();
    await phone.context().close();
    await server.changeMockExam(examId, { targetClasses: ['의대반'] });

    await mine.choose(TITLE, '복사하여 새로 만들기');
    await expect(chosen).toBeChecked();
    await expect(mine.field('사진 설명 1')).toHaveValue('고사장 약도');
    await expect(preview.getByRole('img', { name: '고사장 약도' })).toBeVisible();
  },
);
