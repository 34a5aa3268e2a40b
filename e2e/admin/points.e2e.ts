import { expect, expectNoAxeViolations, expectRow, test } from '../support/test';
import { openFilter } from '../support/list-tools';
import { readWorkbook } from '../support/workbook';
import { keepToPoints, objectToNewest, pointsPage, PRESETS, savePresets } from './points-page';

const SKY = '01012345678';
const SEA = '01023456789';
const ADMIN = { username: 'admin', password: 'Admin1234!', next: '/points/issue' };

test('names are pasted, the step that is crossed is shown, a double click gives once; the student sees it until it is voided', async ({
  page,
  browser,
  request,
  server,
  signInAsManager,
  signInAsStudent,
}) => {
  test.slow();
  await savePresets(request, server);
  await keepToPoints(request, server);
  await server.addStudents([
    { name: '김하늘', phone: '01077770001', seat: 'C-01', grade: '고1', school: '달고' },
  ]);
  await server.addPoints([
    { phone: SEA, incidentDate: '2026-11-18', pointType: 'PENALTY', points: 4, reason: '지난 일' },
  ]);
  await signInAsManager({ next: '/points/issue' });
  const points = pointsPage(page);

  await page.getByRole('button', { name: '명단 붙여넣기' }).click();
  const paste = page.getByRole('dialog', { name: '명단 붙여넣기' });
  await paste.getByRole('textbox', { name: '명단' }).fill('박솔\n이바다\tA-02\n김하늘\n없는이');
  await expect(
    paste.getByText(
      '2명을 찾았습니다. 동명이인 1줄: 학생을 고르세요. 찾지 못한 1줄: 고치거나 건너뜁니다.',
    ),
  ).toBeVisible();
  await expect(paste.getByRole('button', { name: '2명 추가' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await paste
    .getByRole('combobox', { name: "'김하늘' 학생" })
    .selectOption('A-01 · 김하늘 · 하늘고 · 고3 · 5678');
  await expectNoAxeViolations(page);
  await paste.getByRole('button', { name: '3명 추가' }).click();
  await expect(points.chips).toHaveText(['A-01김하늘', 'A-02이바다', 'B-01박솔']);

  await expect(page.getByRole('button', { name: '직접 입력' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await points.item('지각').click();
  await expectRow(points.effect, {
    학생: 'A-02이바다',
    '지금 → 부여 후': '4점 → 6점',
    '기준 단계': '없음 → 주의',
    '같은 날 같은 항목': '없음',
  });
  await expectRow(points.effect, {
    학생: 'B-01박솔',
    '지금 → 부여 후': '0점 → 2점',
    '기준 단계': '변화 없음',
  });
  await page.getByRole('textbox', { name: '상세 사유' }).fill('10분');
  await expect(page.getByRole('region', { name: '학생에게 보이는 내용' })).toContainText(
    '벌점 −2점지각 – 10분11월 20일 (금) · 오매니저',
  );
  await page.getByRole('textbox', { name: '발생일' }).fill('2026-11-21');
  await expect(page.getByText('발생일은 오늘까지만 선택할 수 있습니다.')).toBeVisible();
  await expect(points.give).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('textbox', { name: '발생일' }).fill('2026-11-20');
  await expectNoAxeViolations(page);

  await expect(points.give).toHaveText('벌점 2점 × 3명 부여');
  await expect(points.give).not.toHaveAttribute('aria-disabled', 'true');
  await points.give.dblclick();
  await expect(page.getByText('3명에게 벌점 2점을 부여했습니다.')).toBeVisible();
  await expect(page.getByText('4건 · 상점 0점 · 벌점 10점')).toBeVisible();
  await expect(points.chips).toHaveCount(0);
  await expectRow(points.today, {
    좌석: 'A-01',
    이름: /김하늘/,
    구분: '벌점',
    항목: '지각',
    점수: '−2점',
    사유: '10분',
    부여자: '오매니저',
    상태: '유효',
  });

  const student = await (await browser.newContext()).newPage();
  await signInAsStudent({ page: student, next: '/points-mine' });
  await expect(student.getByText('지각 – 10분')).toHaveCount(1);
  await points.voidBecause('김하늘', '착오로 부여');
  await expectRow(points.today, {
    이름: /김하늘/,
    사유: '10분 · 취소: 착오로 부여 (오매니저)',
    상태: '취소됨',
  });
  await expect(points.today.locator('s').first()).toBeVisible();
  await expect(page.getByText('4건 · 상점 0점 · 벌점 8점')).toBeVisible();
  await student.reload();
  await expect(student.getByText('표시할 상벌점이 없어요.')).toBeVisible();
  await student.context().close();
});

test(
  'a round without a mouse: students, the item that was meant, the effect, and the next round',
  { tag: '@nightly' },
  async ({ page, request, server, signInAsManager }) => {
    await savePresets(request, server, [['PENALTY', '무단지각', 5], ...PRESETS]);
    await signInAsManager({ next: '/points/issue' });
    const points = pointsPage(page);
    await points.find.focus();
    for (const typed of ['ㅂㅅ', 'ㅇㅂㄷ']) {
      await page.keyboard.type(typed);
      await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
      await page.keyboard.press('Enter');
    }
    await expect(points.chips).toHaveText(['A-02이바다', 'B-01박솔']);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('searchbox', { name: '항목 찾기' })).toBeFocused();
    await page.keyboard.type('지각');
    await page.keyboard.press('Enter');
    await expect(points.item('지각')).toHaveAttribute('aria-pressed', 'true');
    await expect(points.give).toHaveText('벌점 2점 × 2명 부여');
    await page.keyboard.press('Enter');
    await expect(points.give).toBeFocused();
    await expect(page.getByText('오늘 부여한 상벌점이 없습니다.')).toBeVisible();
    await page.keyboard.press('Enter');
    await expectRow(points.today, { 이름: '박솔', 항목: '지각' });
    await expect(points.chips).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(points.find).toBeFocused();
  },
);

test(
  'two managers at once: each sees what the other gives and voids; a lost answer gives nothing twice',
  { tag: '@nightly' },
  async ({ page, browser, request, server, signInAsManager }) => {
    test.slow();
    await savePresets(request, server);
    await signInAsManager({ next: '/points/issue' });
    const other = await (await browser.newContext()).newPage();
    await signInAsManager({ page: other, ...ADMIN });
    const [mine, theirs] = [pointsPage(page), pointsPage(other)];
    await mine.choose('ㅂㅅ', '박솔');
    await mine.item('소란').click();
    await expect(mine.tick('박솔')).toBeChecked();
    await expect(page.getByText('실시간')).toBeVisible();

    await theirs.choose('b-01', '박솔');
    await theirs.item('소란').click();
    await theirs.give.click();
    await expectRow(mine.today, { 이름: '박솔', 항목: '소란', 부여자: '한원장' });
    // The same item on the same day: left out now, and said so.
    await expect(mine.tick('박솔')).not.toBeChecked();
    await expect(page.getByText('10분 안에 같은 항목을 부여한 학생이 1명 있습니다.')).toBeVisible();
    await expect(mine.give).toHaveAttribute('aria-disabled', 'true');
    await mine.tick('박솔').click();
    await expect(mine.give).toHaveText('벌점 1점 × 1명 부여');

    // The server gives, its answer is lost: it is asked again under the same key.
    await page.route(
      '**/api/admin/points',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await mine.give.click();
    await expect(page.getByText('1명에게 벌점 1점을 부여했습니다.')).toBeVisible();
    await expect(page.getByText('2건 · 상점 0점 · 벌점 2점')).toBeVisible();

    await theirs.voidBecause('박솔', '잘못 봄', '한원장');
    await expect(page.getByText('2건 · 상점 0점 · 벌점 1점')).toBeVisible();
    await theirs.act('박솔', '같은 내용 다시');
    await expect(theirs.chips).toHaveText(['B-01박솔']);
    await page.getByRole('button', { name: '되돌리기' }).click();
    await expect(page.getByText('2건 · 상점 0점 · 벌점 0점')).toBeVisible();
    await other.context().close();
  },
);

test(
  'a pasted table is given item by item; the history is narrowed and read back as a file',
  { tag: '@nightly' },
  async ({ page, request, server, signInAsManager }) => {
    await savePresets(request, server);
    await server.addPoints([
      {
        phone: SEA,
        incidentDate: '2026-11-18',
        pointType: 'PENALTY',
        points: 4,
        reason: '지난 일',
      },
      {
        phone: SEA,
        incidentDate: '2026-11-17',
        pointType: 'REWARD',
        points: 1,
        reason: '도움',
        voidReason: '다른 학생',
      },
    ]);
    await signInAsManager({ next: '/points/issue' });
    const points = pointsPage(page);
    await page.getByRole('button', { name: '명단 붙여넣기' }).click();
    const paste = page.getByRole('dialog', { name: '명단 붙여넣기' });
    await paste
      .getByRole('textbox', { name: '명단' })
      .fill(
        '이름\t항목\t날짜\n김하늘\t지각\t2026-11-19\n박솔\t모범\t11/20\n이바다\t지각\t2026-11-19\n이바다\t없는항목\t2026-11-19',
      );
    await expect(paste.getByText('없는 항목입니다.')).toBeVisible();
    await paste.getByRole('button', { name: '2묶음 3건 불러오기' }).click();
    await expect(points.chips).toHaveText(['A-01김하늘', 'A-02이바다']);
    await expect(page.getByText('붙여넣은 표에서 1묶음이 남았습니다.')).toBeVisible();
    await expect(points.give).toHaveText('벌점 2점 × 2명 부여');
    await points.give.click();
    await expect(points.chips).toHaveText(['B-01박솔']);
    await expect(points.give).toHaveText('상점 3점 × 1명 부여');
    await points.give.click();
    await expectRow(points.today, { 발생일: '11월 19일 (목)', 이름: '이바다', 항목: '지각' });

    await points.tab('내역').click();
    await page.getByRole('searchbox', { name: '이름·초성·좌석·전화 뒷번호' }).fill('ㅇㅂㄷ');
    await expect(page.getByText('2건 · 상점 0점 · 벌점 6점')).toBeVisible();
    await openFilter(page);
    await page.getByRole('button', { name: '취소 포함' }).click();
    await expect(page.getByText('3건 · 상점 0점 · 벌점 6점')).toBeVisible();
    await page.getByRole('combobox', { name: '구분' }).selectOption('벌점');
    await page.getByRole('textbox', { name: '시작일' }).fill('2026-11-19');
    await expect(page.getByText('1건 · 상점 0점 · 벌점 2점')).toBeVisible();
    await page.keyboard.press('Escape');
    const [head, ...rows] = await readWorkbook(await points.download('엑셀 (.xlsx)'));
    expect(rows).toHaveLength(1);
    expect(
      Object.fromEntries((head ?? []).map((title, at) => [title, rows[0]?.[at]])),
    ).toMatchObject({ 이름: '이바다', 사유: '지각' });
    await points.act('이바다', '사유 수정');
    const edit = page.getByRole('dialog', { name: '이바다 학생의 상벌점 사유' });
    await edit.getByRole('textbox', { name: '사유' }).fill('지각 – 버스 고장');
    await edit.getByRole('button', { name: '저장' }).click();
    await expectRow(points.history, { 이름: '이바다', 항목: '지각', 사유: '버스 고장' });
  },
);

test(
  'items and steps are set on the page and in the settings; sums, papers and objections follow',
  { tag: '@nightly' },
  async ({ page, request, server, signInAsManager }) => {
    test.slow();
    await page.addInitScript(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    await savePresets(request, server, PRESETS.slice(0, 2));
    await server.addPoints([
      {
        phone: SKY,
        incidentDate: '2026-11-19',
        pointType: 'PENALTY',
        points: 6,
        reason: '무단외출',
      },
      { phone: SEA, incidentDate: '2026-11-18', pointType: 'REWARD', points: 2, reason: '청소' },
    ]);
    await objectToNewest(request, server, SKY, '병원에 있었어요.');
    await signInAsManager({
      username: 'admin',
      password: 'Admin1234!',
      next: '/settings?tab=points',
    });
    const points = pointsPage(page);
    const items = page.getByRole('list', { name: '상벌점 항목' }).getByRole('listitem');
    await page.getByRole('button', { name: '항목 추가' }).click();
    const dialog = page.getByRole('dialog', { name: '항목 추가' });
    await dialog.getByRole('radio', { name: '상점' }).click();
    await dialog.getByRole('textbox', { name: '이름' }).fill('지각');
    await dialog.getByRole('textbox', { name: '점수' }).fill('5');
    await dialog.getByRole('button', { name: '저장' }).click();
    await expect(dialog.getByText('같은 이름의 항목이 있습니다.')).toBeVisible();
    await dialog.getByRole('textbox', { name: '이름' }).fill('개근');
    await dialog.getByRole('button', { name: '저장' }).click();
    await expect(items).toHaveCount(3);
    await page.getByRole('button', { name: '개근 작업' }).click();
    await page.getByRole('menuitem', { name: '위로' }).click();
    await expect(items.nth(1)).toContainText('개근');
    await page.getByRole('switch', { name: '소란 사용' }).click();
    await expect(page.getByRole('switch', { name: '소란 사용' })).not.toBeChecked();
    const second = page.getByRole('group', { name: '2단계' });
    await second.getByRole('textbox', { name: '점수 (이상)' }).fill('3');
    await expect(page.getByText('2단계: 앞 단계보다 높은 점수를 입력하세요.')).toBeVisible();
    await second.getByRole('textbox', { name: '점수 (이상)' }).fill('6');
    await page.getByRole('button', { name: '저장', exact: true }).click();
    await expect(page.getByText('설정을 저장했습니다.')).toBeVisible();

    await page.getByRole('link', { name: /상벌점 부여/ }).click();
    await expect(points.item('개근')).toBeVisible();
    await expect(points.item('소란')).toHaveCount(0);
    await points.tab('학생별 누적').click();
    await expectRow(points.standings, {
      이름: '김하늘',
      '벌점 합': '6',
      순점수: '−6점',
      '단계 점수': '6',
      단계: '경고',
    });
    await expectNoAxeViolations(page);
    const [, ...rows] = await readWorkbook(await points.download('엑셀 (.xlsx)'));
    expect(rows).toHaveLength(4);
    await points.act('김하늘', '확인서 인쇄');
    await expect(page.locator('body')).toHaveAttribute('data-printed');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: '개인 상벌점 확인서' })).toBeVisible();
    await expectRow(page.getByRole('table'), {
      발생일: '2026-11-19',
      구분: '벌점',
      점수: '−6점',
      사유: '무단외출',
      부여자: '오매니저',
    });
    expect(
      (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type \/Page\b/g),
    ).toHaveLength(1);
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));

    await points.tab('이의 신청 1').click();
    const objection = page.getByRole('article', { name: '김하늘' });
    await expect(objection).toContainText('병원에 있었어요.');
    await objection.getByRole('button', { name: '받아들이고 취소' }).click();
    await expect(objection.getByText('답변을 입력하세요.')).toBeVisible();
    await objection.getByRole('textbox', { name: '답변' }).fill('진료 확인서를 확인했습니다.');
    await expectNoAxeViolations(page);
    await objection.getByRole('button', { name: '받아들이고 취소' }).click();
    await expect(page.getByText('확인할 이의 신청이 없습니다.')).toBeVisible();
    await points.tab('학생별 누적').click();
    await expectRow(points.standings, { 이름: '김하늘', '벌점 합': '', 단계: '' });
  },
);

test(
  'from a student’s drawer to the form, by the keyboard alone',
  { tag: '@nightly' },
  async ({ page, request, server, signInAsManager }) => {
    await savePresets(request, server);
    await signInAsManager({ next: '/student' });
    await page.getByRole('rowheader', { name: '이바다' }).dblclick();
    await page.getByRole('tab', { name: '상벌점' }).focus();
    await page.keyboard.press('Enter');
    await page
      .getByRole('link', { name: '상벌점 부여' })
      .and(page.locator('[href*=student]'))
      .focus();
    await page.keyboard.press('Enter');
    const points = pointsPage(page);
    await expect(points.chips).toHaveText(['A-02이바다']);
    await points.find.focus();
    await page.keyboard.type('qkrthf');
    await expect(page.getByRole('option', { name: /^박솔/ })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(points.chips).toHaveText(['A-02이바다', 'B-01박솔']);
    await points.item('모범').focus();
    await page.keyboard.press('Space');
    await expect(points.give).toHaveText('상점 3점 × 2명 부여');
    await points.give.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('2명에게 상점 3점을 부여했습니다.')).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(page.getByText('2건 · 상점 0점 · 벌점 0점')).toBeVisible();
  },
);
