import readXlsx from 'read-excel-file/node';
import { expect, expectNoAxeViolations, expectRow, test } from '../support/test';
import { pressTool } from '../support/list-tools';
import { readWorkbook } from '../support/workbook';
import { BADA, DECEMBER, decemberWithThree, ME, mocksOf } from './mocks-page';

test(
  'a seat that is freed goes to the first in line; after the end a student is added with a reason',
  { tag: '@nightly' },
  async ({ page, server, signInAsManager }) => {
    const [examId = ''] = await server.addMockExams([{ ...DECEMBER, onSiteCapacity: 1 }]);
    await server.addMockRegistrations([
      {
        phone: ME,
        mockExamId: examId,
        onSiteState: 'confirmed',
        selectedSubjects: ['물리학Ⅰ'],
        paymentStatus: 'confirmed',
      },
      { phone: BADA, mockExamId: examId, onSiteState: 'waiting', selectedSubjects: ['화학Ⅰ'] },
    ]);
    await signInAsManager({ next: `/mock-exam/list?exam=${examId}` });
    const mocks = mocksOf(page);
    await mocks.show('대기 (1)');
    await expectRow(mocks.registrations, { 이름: '이바다', '응시 방식': '대기 1번째' });
    await mocks.show('신청 (2)');
    // Without a mouse: tick, cancel with a reason.
    await mocks.names.first().focus();
    await page.keyboard.press('Space');
    await page
      .getByRole('group', { name: '1명 선택됨' })
      .getByRole('button', { name: '신청 취소' })
      .press('Enter');
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('입금을 확인한 1명은 환불 대기가 됩니다 (30,000원).');
    await question.getByLabel('사유').fill('시험일에 가족 행사');
    await question.getByRole('button', { name: '신청 취소' }).press('Enter');
    await expect(mocks.said('신청 1건을 취소했습니다.')).toBeVisible();
    await expectRow(mocks.registrations, { 이름: '이바다', '응시 방식': '현장' });
    await mocks.show('취소 (1)');
    await expectRow(mocks.registrations, {
      이름: '김하늘',
      '입금 상태': '환불 대기',
      '응시 방식': '취소',
    });
    await mocks.names.first().dblclick();
    await mocks.drawer.getByRole('button', { name: '환불 지급' }).click();
    await expect(mocks.drawer.getByText('환불', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');

    await mocks.choose(DECEMBER.title, '접수 지금 마감');
    await expect(page.getByText('접수 마감', { exact: true }).first()).toBeVisible();
    await mocks.button('학생 추가').click();
    await mocks.drawer.getByRole('combobox', { name: '학생', exact: true }).fill('ㅂㅅ');
    await page.getByRole('option', { name: /박솔/ }).click();
    await mocks.drawer.getByRole('combobox', { name: '선택과목' }).selectOption('물리학Ⅰ');
    await mocks.drawer.getByRole('button', { name: '추가', exact: true }).click();
    await expect(mocks.drawer.getByText('사유를 입력하세요.')).toBeVisible();
    await mocks.drawer.getByLabel('사유').fill('전화로 신청');
    await mocks.drawer.getByRole('button', { name: '추가', exact: true }).click();
    await mocks.show('대기 (1)');
    await expectRow(mocks.registrations, { 이름: '박솔', '응시 방식': '대기 1번째' });
  },
);

test(
  'the files hold what the page shows; the paper order counts what was chosen and what to order beyond it, also on paper',
  { tag: '@nightly' },
  async ({ page, server, signInAsManager }) => {
    const examId = await decemberWithThree(server);
    await signInAsManager({ next: `/mock-exam/list?exam=${examId}&show=unpaid` });
    const mocks = mocksOf(page);
    await expect(mocks.names).toHaveText(['김하늘', '박솔']);
    const save = async () => {
      await mocks.button('목록 도구').click();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: '엑셀 (.xlsx)' }).click(),
      ]);
      return download.path();
    };
    const sheets = await readXlsx(await save());
    const names = (at: number) =>
      sheets[at]?.data.slice(1).map((row) => row[sheets[at]?.data[0]?.indexOf('이름') ?? 0]);
    expect(sheets.map(({ sheet }) => sheet)).toEqual(['신청자', '과목별 집계', '미입금']);
    expect([names(0), names(2)]).toEqual([
      ['김하늘', '박솔'],
      ['김하늘', '박솔'],
    ]);

    await mocks.tab('과목별 집계').click();
    await page.getByRole('textbox', { name: '여유분' }).fill('2');
    const papers = page.getByRole('grid', { name: '과목별 시험지' });
    await expectRow(papers, {
      과목: '물리학Ⅰ',
      현장: '1',
      시험지만: '1',
      합계: '2',
      여유: '2',
      '주문 부수': '4',
    });
    await expectRow(papers, {
      과목: '합계',
      현장: '2',
      시험지만: '1',
      합계: '3',
      여유: '4',
      '주문 부수': '7',
    });
    await expectRow(page.getByRole('grid', { name: '봉투 구성' }), {
      '과목 조합': '물리학Ⅰ',
      '봉투 수': '2',
    });
    await expectNoAxeViolations(page);
    await page.emulateMedia({ media: 'print' });
    await expect(
      page.getByRole('heading', { name: `${DECEMBER.title} 시험지 주문서` }),
    ).toBeVisible();
    await expectRow(page.getByRole('table').first(), { 과목: '화학Ⅰ', '주문 부수': '3' });
    await page.emulateMedia({ media: 'screen' });

    await page.getByRole('link', { name: '목록', exact: true }).click();
    await page.getByRole('searchbox').fill('12월');
    await expectRow(mocks.exams, {
      시험명: DECEMBER.title,
      신청: '3',
      '현장 / 정원': '2 / 40',
      시험지만: '1',
      '입금 / 미입금': '1 / 2',
    });
    const rows = await readWorkbook(await save());
    expect(rows.length).toBe(2);
    expect(rows[1]).toContain(DECEMBER.title);
  },
);

test(
  'seats are planned, swapped by keyboard and by hand, kept, and printed',
  { tag: '@nightly' },
  async ({ page, server, signInAsManager }) => {
    test.slow();
    const examId = await decemberWithThree(server);
    await signInAsManager({ next: `/mock-exam/list?exam=${examId}&tab=seats` });
    const mocks = mocksOf(page);
    await mocks.field('줄').fill('2');
    await mocks.field('칸').fill('3');
    await mocks.button('자동 배치').click();
    // Of one school: not beside each other.
    await expect(mocks.seat(1)).toHaveAccessibleName('1번, 김하늘, 하늘고, 물리학Ⅰ');
    await mocks.seat(1).focus();
    await page.keyboard.press('Enter');
    await expect(mocks.said('김하늘을 들었습니다. 옮길 자리를 고르세요.')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(mocks.seat(6)).toHaveAccessibleName('6번, 김하늘, 하늘고, 물리학Ⅰ, 고정');
    await mocks.seat(6).dragTo(mocks.seat(1));
    await expect(mocks.seat(1)).toHaveAccessibleName(/김하늘/);
    await expectNoAxeViolations(page);
    await mocks.button('저장').click();
    await expect(mocks.said('좌석 배치를 저장했습니다.')).toBeVisible();
    await page.reload();
    await expect(mocks.seat(1)).toHaveAccessibleName(/김하늘.*고정/);

    await page.evaluate(() => {
      window.print = () => undefined;
    });
    for (const [paper, told, pages] of [
      ['좌석표', '김하늘', 1],
      ['출석부', '김하늘', 1],
      ['수험표', '12월 종합 모의고사 수험표', 1],
      ['봉투 라벨', '박솔', 1],
    ] as const) {
      await mocks.button('인쇄').click();
      await page.getByRole('menuitem', { name: paper }).click();
      await page.emulateMedia({ media: 'print' });
      await expect(
        page.getByRole('heading', { name: `${DECEMBER.title} ${paper}` }),
      ).toBeAttached();
      await expect(page.getByText(told).first()).toBeVisible();
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(pages);
      await page.emulateMedia({ media: 'screen' });
    }

    // A second room: who is moved there by hand, and a sheet for each.
    await mocks.button('시험실 추가').click();
    const second = page.getByRole('grid', { name: '좌석 배치 2시험실' });
    await mocks.seatIn('1시험실', 1).click();
    await mocks.seatIn('2시험실', 4).click();
    await expect(mocks.said('김하늘을 2시험실 4번 자리로 옮겼습니다.')).toBeVisible();
    await expect(second.getByRole('gridcell', { name: /^4번, 김하늘/ })).toBeVisible();
    await expect(page.getByRole('heading', { name: '2시험실 · 1 / 6석' })).toBeVisible();
    await expectNoAxeViolations(page);
    await mocks.button('저장').click();
    await expect(mocks.said('좌석 배치를 저장했습니다.')).toBeVisible();
    for (const [paper, pages] of [
      ['좌석표', 2],
      ['출석부', 2],
      ['수험표', 1],
    ] as const) {
      await mocks.button('인쇄').click();
      await page.getByRole('menuitem', { name: paper }).click();
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByText('2시험실').filter({ visible: true }).first()).toBeVisible();
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(pages);
      await page.emulateMedia({ media: 'screen' });
    }
  },
);

test(
  'an exam is extended, cancelled with its refunds told before, and one without registrations deleted',
  { tag: '@nightly' },
  async ({ page, server, signInAsManager }) => {
    await decemberWithThree(server);
    await server.addMockExams([
      {
        title: '1월 모의고사',
        examDate: '2027-01-14',
        registrationStartDate: '2026-12-01',
        registrationEndDate: '2026-12-20',
      },
    ]);
    await signInAsManager({ next: '/mock-exam/list' });
    const mocks = mocksOf(page);
    await mocks.choose(DECEMBER.title, '기간 연장');
    await mocks.drawer.getByRole('textbox', { name: '새 접수 마감일' }).fill('2026-12-05');
    await mocks.drawer.getByRole('button', { name: '기간 연장' }).click();
    await expectRow(mocks.exams, {
      시험명: DECEMBER.title,
      '접수 기간': '11월 10일 (화) ~ 12월 5일 (토)',
    });
    await mocks.choose(DECEMBER.title, '시험 취소');
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('신청 3건이 취소됩니다.');
    await expect(question).toContainText('환불할 학생 1명 · 30,000원: 이바다');
    await question.getByLabel('사유').fill('시험지 미도착');
    await question.getByRole('button', { name: '시험 취소' }).click();
    await expectRow(mocks.exams, { 시험명: DECEMBER.title, 상태: '취소' });
    await mocks.choose('1월 모의고사', '삭제');
    await question.getByRole('button', { name: '삭제' }).click();
    await expect(mocks.exams.getByRole('rowheader')).toHaveText([DECEMBER.title]);
  },
);

test(
  'a student’s drawer leads to the registration, with its money, memo and personal deadline',
  { tag: '@nightly' },
  async ({ page, server, signInAsManager }) => {
    await decemberWithThree(server);
    await signInAsManager({ next: '/student' });
    const mocks = mocksOf(page);
    await page.getByRole('rowheader', { name: '박솔' }).dblclick();
    await mocks.drawer.getByRole('tab', { name: '모의고사' }).click();
    await mocks.drawer.getByRole('link', { name: DECEMBER.title }).click();
    await expect(mocks.drawer.getByText('물리학Ⅰ')).toBeVisible();
    const money = mocks.drawer.getByRole('form', { name: '입금' });
    await money.getByRole('textbox', { name: '입금자명' }).fill('박솔엄마');
    await money.getByRole('button', { name: '입금 확인' }).click();
    await expect(mocks.said('1건의 입금을 확인했습니다.')).toBeVisible();
    await mocks.button('개인 마감 연장').click();
    const extension = page.getByRole('dialog', { name: '박솔의 개인 마감 연장' });
    await extension.getByRole('textbox', { name: '날짜' }).fill('2026-12-03');
    await extension.getByRole('textbox', { name: '시각' }).fill('18:00');
    await extension.getByRole('button', { name: '저장' }).click();
    await expect(mocks.drawer.getByText('12월 3일 (목) 18:00')).toBeVisible();
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await expectRow(mocks.registrations, {
      이름: '박솔',
      '입금 상태': '입금 확인',
      입금자명: '박솔엄마',
    });
    // Memo and subject are edited in place.
    const cells = mocks.registrations.getByRole('row', { name: /박솔/ }).getByRole('gridcell');
    await cells.last().dblclick();
    await page.keyboard.type('환불 계좌 받음');
    await page.keyboard.press('Enter');
    await expectRow(mocks.registrations, { 이름: '박솔', 메모: '환불 계좌 받음' });
  },
);

test(
  'a pasted list: students are registered with their subjects as one, deposits confirmed by name, mistakes by their row',
  { tag: '@ci' },
  async ({ page, server, signInAsManager }) => {
    const examId = await decemberWithThree(server);
    await server.addStudents([{ name: '정별', phone: '01077770001', grade: '고3' }]);
    await signInAsManager({ next: `/mock-exam/list?exam=${examId}` });
    const mocks = mocksOf(page);
    await expect(mocks.names).toHaveCount(3);
    await pressTool(page, '명단 붙여넣기');
    const dialog = page.getByRole('dialog', { name: '신청자 명단 붙여넣기' });
    const paste = dialog.getByRole('textbox', { name: '명단' });
    const read = dialog.getByRole('table', { name: '읽은 내용' });
    await paste.fill('이름\t과목\n김하늘\t물1\n정별\t화1\n없는이\t화1');
    await expect(read.getByRole('row').nth(1)).toContainText('이미 신청했습니다.');
    await expect(read.getByRole('row').nth(2)).toContainText('화학Ⅰ');
    await expect(read.getByRole('row').nth(3)).toContainText('찾지 못했습니다.');
    await expectNoAxeViolations(page);
    await dialog.getByRole('checkbox', { name: '고칠 1줄은 빼고 저장' }).check();
    await dialog.getByRole('button', { name: '1명 신청' }).click();
    await expect(page.getByText('1명을 신청했습니다.')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(mocks.names).toHaveCount(4);

    await pressTool(page, '명단 붙여넣기');
    await dialog.getByRole('radio', { name: '입금 확인' }).check();
    await paste.fill('김하늘, 이바다, 정별');
    await expect(read.getByRole('row').nth(2)).toContainText('이미 확인했습니다.');
    await dialog.getByRole('button', { name: '2명 입금 확인' }).click();
    await expect(page.getByText('2건의 입금을 확인했습니다.')).toBeVisible();
    await expect(dialog).toBeHidden();
  },
);
