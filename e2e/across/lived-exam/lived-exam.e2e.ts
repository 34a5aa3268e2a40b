import readXlsx from 'read-excel-file/node';
import { mocksOf } from '../../admin/mocks-page';
import { askServer, studentsOnServer } from '../../admin/students-page';
import { factsOf } from '../../student/mocks-page';
import { pressTool } from '../../support/list-tools';
import { expect, expectRow, test } from '../../support/test';
import { studentsOf, takenBefore } from './calls';
import { announce, planRooms, printRooms, sheets } from './desk';
import { phoneOf } from './phone';
import {
  addApplicants,
  applicants,
  bankListOf,
  cancel,
  CAPACITY,
  choiceOf,
  DAY,
  feeOf,
  LANGUAGE,
  LANGUAGE_FEE,
  LATE,
  reachedAt,
  reckon,
  resultSheetOf,
  settle,
  spreadOf,
  TITLE,
  won,
} from './reckoning';

test.use({ viewport: { width: 1440, height: 900 } });

const ADMIN = { username: 'admin', password: 'Admin1234!' };

test(
  'an exam of eighty from its notice to its 성적표: whoever looks reads the same figures',
  { tag: '@nightly' },
  async ({ page, browser, server, signInAsManager, signInAsStudent }) => {
    test.setTimeout(480_000);
    const all = applicants();
    const [first, second, ...others] = all;
    const last = others.pop();
    if (!first || !second || !last) throw new Error('nobody is there');
    await addApplicants(server, all);
    await takenBefore(server);
    const students = studentsOf(server);
    await page.addInitScript(() => {
      window.print = () => window.dispatchEvent(new Event('beforeprint'));
    });
    const desk = mocksOf(page);
    const openPhone = async (one: { phone: string }, next = '/mocks') => {
      const context = await browser.newContext({
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
      });
      const other = await context.newPage();
      await signInAsStudent({ page: other, phone: one.phone, next });
      return phoneOf(other, server.student);
    };
    const figures = () => factsOf(page.getByLabel('시험 정보'));
    const expectFacts = () => expect.poll(figures).toMatchObject(reckon(all).facts);

    await test.step('announced: the exam with its groups, fees and seats, and a notice', async () => {
      await signInAsManager({ ...ADMIN, next: '/mock-exam/create' });
      await announce(page, server.admin);
      await page.goto(`${server.admin}/mock-exam/list`);
      await desk.exams.getByRole('rowheader', { name: TITLE }).dblclick();
      await expect(desk.live).toBeVisible();
    });
    const examId = new URL(page.url()).searchParams.get('exam') ?? '';
    const toExam = (tab = '') =>
      page.goto(`${server.admin}/mock-exam/list?exam=${examId}${tab && `&tab=${tab}`}`);

    const phone = await openPhone(first, '/student-calendar');
    const other = await openPhone(second);
    await test.step('registered: by hand on a phone, until nobody else can', async () => {
      const notice = phone.page.getByRole('dialog', { name: '공지' });
      await expect(notice).toContainText('11월 27일까지 신청해 주세요.');
      await notice.getByRole('button', { name: '확인했어요' }).click();
      for (const [one, by] of [
        [first, phone],
        [second, other],
      ] as const) {
        await by.open('open');
        for (const subject of one.subjects.filter((name) => name !== '한국사'))
          await by.subject(subject).check();
        await expect(by.total).toHaveText(`응시료 ${won(feeOf(one.subjects))}`);
        await by.exam.getByRole('switch', { name: /^현장 응시/ }).check();
        await by.button('신청하기').click();
        const result = by.page.getByRole('dialog', { name: '모의고사를 신청했어요' });
        expect(await factsOf(result)).toMatchObject({ 응시료: won(feeOf(one.subjects)) });
      }
      await students.register(examId, others);
      const late = await openPhone(last);
      await late.open('open');
      for (const subject of last.subjects.filter((name) => name !== '한국사'))
        await late.subject(subject).check();
      await late.button('신청하기').click();
      await expect(late.page.getByRole('dialog', { name: '모의고사를 신청했어요' })).toBeVisible();
      await late.page.context().close();
      const tooLate = await openPhone(LATE);
      await expect(tooLate.card).toContainText(`${CAPACITY}명 · 마감`);
      await tooLate.page.context().close();
      await expectFacts();
    });

    await test.step('paid: the bank’s list is pasted', async () => {
      await pressTool(page, '은행 내역 붙여넣기');
      const dialog = page.getByRole('dialog', { name: '은행 내역 붙여넣기' });
      await dialog.getByRole('textbox', { name: '붙여넣기' }).fill(bankListOf(all));
      await dialog.getByRole('button', { name: '내역 읽기' }).click();
      await expect(dialog.getByText(`일치한 입금 ${CAPACITY}건`)).toBeVisible();
      await dialog.getByRole('button', { name: `${CAPACITY}건 입금 확인` }).click();
      settle(all);
      await expect(
        dialog.getByText(`${CAPACITY}건, ${won(reckon(all).kept)} 입금을 확인했습니다.`),
      ).toBeVisible();
      await dialog.getByRole('button', { name: '닫기' }).first().click();
      await expectFacts();
      expect(await phone.amounts()).toEqual({
        '낼 금액': '0원',
        '입금 확인': won(feeOf(first.subjects)),
      });
    });

    await test.step('twelve choose anew: half of them owe the rest, half get it back', async () => {
      const change = async (index: number, by?: ReturnType<typeof phoneOf>) => {
        const one = all[index];
        if (!one) throw new Error(`nobody at ${index}`);
        one.subjects = choiceOf(index, !one.subjects.includes(LANGUAGE));
        if (!by) return students.choose(examId, one);
        await by.open('mine');
        await by.subject(LANGUAGE).setChecked(one.subjects.includes(LANGUAGE));
        await by.button('수정하기').click();
        await expect(by.page.getByText('신청 내용을 수정했어요.')).toBeVisible();
      };
      await change(0, phone);
      await change(1, other);
      for (const index of [2, 3, 5, 6, 7, 4, 8, 12, 16, 20]) await change(index);
      const { unpaid, back, open, over } = reckon(all);
      expect([unpaid.length, back.length, open, over]).toEqual([6, 6, 18_000, 18_000]);
      await expectFacts();
      expect(await figures()).toMatchObject({ '환불 대기': '6' });
      expect(await other.amounts()).toMatchObject({ '낼 금액': won(LANGUAGE_FEE) });
      expect(await phone.amounts()).toMatchObject({ '환불 예정': won(LANGUAGE_FEE) });
    });

    await test.step('six cancel: the line moves up, and their fee is owed back', async () => {
      const waiting = all.filter(({ place }) => place === 'line');
      const [next] = waiting;
      if (!next) throw new Error('nobody waits');
      const line = await openPhone(next, '/mocks?tab=mine');
      await expect(line.card).toContainText('현장 대기 1번째');
      const leaving = all.slice(30, 36);
      const [byHand] = leaving;
      if (!byHand) throw new Error('nobody leaves');
      const leaver = await openPhone(byHand);
      await leaver.open('mine');
      await leaver.button('신청 취소하기').click();
      const question = leaver.page.getByRole('alertdialog');
      await expect(question).toContainText(`입금한 응시료 ${won(byHand.kept)}은`);
      await question.getByRole('button', { name: '신청 취소하기' }).click();
      await expect(leaver.page.getByRole('dialog', { name: '신청 취소' })).toBeVisible();
      for (const one of leaving.slice(1)) await students.cancel(one);
      for (const one of leaving) cancel(all, one);
      expect(await leaver.amounts()).toMatchObject({ '환불 예정': won(byHand.kept) });
      await leaver.page.context().close();
      await expect(line.card).toContainText('현장 응시');
      await expect(line.card).not.toContainText('대기');
      await line.page.context().close();
      await expectFacts();
      expect(await figures()).toMatchObject({ '환불 대기': '12' });
    });

    await test.step('the desk is paid the rest and gives back what is too much', async () => {
      const { unpaid, back, over } = reckon(all);
      const chooseAll = page.getByRole('checkbox', { name: '모두 선택' });
      await desk.show(`미입금 (${unpaid.length})`);
      await expectRow(desk.registrations, { 이름: '이바다', '입금 상태': '미입금 3,000원' });
      await chooseAll.check();
      await desk.button('선택 입금 확인').click();
      await expect(desk.said(`${unpaid.length}건의 입금을 확인했습니다.`)).toBeVisible();
      await desk.show(`환불 대기 (${back.length})`);
      await expect(desk.names).toHaveCount(back.length);
      expect(over).toBeGreaterThan(18_000);
      await chooseAll.check();
      await desk.button('환불 지급').click();
      await expect(desk.said(`${back.length}건의 환불 지급을 확인했습니다.`)).toBeVisible();
      settle(all);
      const { fees, kept, standing } = reckon(all);
      expect(kept).toBe(fees);
      expect(standing).toHaveLength(CAPACITY - 6);
      await expectFacts();
      await expect.poll(figures).not.toHaveProperty('환불 대기');
      expect(await phone.amounts()).toEqual({
        '낼 금액': '0원',
        '입금 확인': won(feeOf(first.subjects)),
      });
    });

    await test.step('papers are ordered: each subject, all fees, and the file', async () => {
      await toExam('papers');
      const { fees, standing, papers } = reckon(all);
      await expect(page.getByText(`응시료 합계 ${won(fees)}`)).toBeVisible();
      const grid = page.getByRole('grid', { name: '과목별 시험지' });
      for (const subject of ['한국사', '미적분', '생활과 윤리'])
        await expectRow(grid, { 과목: subject, 합계: String(papers[subject]) });
      await toExam();
      await expect(desk.names.first()).toBeVisible();
      await page.getByRole('button', { name: '목록 도구' }).click();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: '엑셀 (.xlsx)' }).click(),
      ]);
      const [registrations, orders] = await readXlsx(await download.path());
      const [heads = [], ...rows] = registrations?.data ?? [];
      const cell = (row: readonly unknown[], head: string) => row[heads.indexOf(head)];
      expect(rows).toHaveLength(standing.length);
      expect(new Set(rows.map((row) => cell(row, '이름')))).toEqual(
        new Set(standing.map(({ name }) => name)),
      );
      expect(
        rows.reduce(
          (sum, row) => sum + Number(String(cell(row, '응시료')).replaceAll(/\D/g, '')),
          0,
        ),
      ).toBe(fees);
      const [titles = [], ...ordered] = orders?.data ?? [];
      const totals = ordered.map((row) => [row[0], row[titles.indexOf('합계')]] as const);
      expect(Object.fromEntries(totals.filter(([, total]) => total !== 0))).toEqual(papers);
    });

    await test.step('three rooms: planned, one moved by hand, lists and labels printed', async () => {
      await toExam('seats');
      await planRooms(page);
      await printRooms(page, reckon(all).standing);
    });

    const away = reckon(all).standing.slice(-2);
    const there = reckon(all).standing.slice(0, -2);
    await test.step('the day: two are away, the results of all others are pasted', async () => {
      await server.setClock(`${DAY}T18:00:00`);
      // Two weeks later nobody is signed in any more.
      await signInAsManager({ ...ADMIN, next: `/mock-exam/list?exam=${examId}` });
      for (const { name } of away) {
        await page.getByRole('searchbox').fill(name);
        await expect(desk.names).toHaveText([name]);
        await desk.tick(name).click();
        await page
          .getByRole('group', { name: '1명 선택됨' })
          .getByRole('button', { name: '결시' })
          .click();
        await expect(page.getByRole('group', { name: '1명 선택됨' })).toBeHidden();
      }
      await expect.poll(figures).toMatchObject({ '응시 / 결시': '0 / 2' });
      await toExam('results');
      await page.getByRole('button', { name: '성적 붙여넣기' }).click();
      const dialog = page.getByRole('dialog', { name: '성적 붙여넣기' });
      await dialog.getByRole('textbox', { name: '붙여넣기' }).fill(resultSheetOf(there, away));
      await dialog.getByRole('button', { name: '성적 읽기' }).click();
      await dialog.getByRole('button', { name: `성적 ${there.length * 2}건 저장` }).click();
      await expect(desk.said(`성적 ${there.length * 2}건을 저장했습니다.`)).toBeVisible();
      await expect.poll(figures).toMatchObject({ '응시 / 결시': `${there.length} / 2` });
    });

    const scores = there.map((_, index) => reachedAt(index, 0));
    await test.step('the statistics, and published', async () => {
      for (const [measure, of] of [
        ['원점수', scores.map(({ score }) => score)],
        ['백분위', scores.map(({ percentile }) => percentile)],
      ] as const) {
        const { count, mean, median, highest, lowest } = spreadOf(of);
        await page.getByRole('combobox', { name: '값' }).selectOption({ label: measure });
        await expect(
          page
            .getByText(
              `국어 ${measure}: ${count}명 · 평균 ${mean} · 중앙값 ${median} · 최고 ${highest}, 최저 ${lowest}`,
            )
            .first(),
        ).toBeVisible();
      }
      await page.getByRole('button', { name: '성적 공개' }).click();
      const question = page.getByRole('dialog');
      await expect(question).toContainText(`성적이 있는 ${there.length}명`);
      await question.getByRole('button', { name: '성적 공개' }).click();
      await expect(page.getByText('성적을 공개했습니다.')).toBeVisible();
    });

    const own = reachedAt(0, 0);
    const said = `원점수 ${own.score} · 백분위 ${own.percentile} · 등급 ${own.band}`;
    await test.step('the student’s line, the 성적표, the guardian’s report', async () => {
      await signInAsStudent({ page: phone.page, next: '/mocks?tab=results' });
      const korean = phone.page.getByRole('region', { name: '국어' });
      await expect(korean).toContainText(`최근 백분위 ${own.percentile}`);
      await expect(korean.getByRole('listitem')).toContainText([
        said,
        '원점수 61 · 백분위 48 · 등급 5',
      ]);

      await pressTool(page, `성적표 인쇄 (${there.length}명)`);
      const printed = await sheets(page, async () => {
        const card = page.getByRole('article').filter({ hasText: '김하늘' });
        await expect(card).toContainText(`평균 ${spreadOf(scores.map(({ score }) => score)).mean}`);
        await expect(card).toContainText(String(own.score));
      });
      expect(printed).toBe(there.length);

      await page.goto(`${server.admin}/attendance?view=reports&month=2026-12`);
      await page.getByRole('searchbox').fill('김하늘');
      await page.getByRole('button', { name: '리포트 인쇄 (1명)' }).click();
      await sheets(page, async () => {
        const report = page.getByRole('article').filter({ hasText: '김하늘' });
        await expect(report.getByRole('row', { name: /^모의고사 12월 5일/ })).toContainText(TITLE);
        await expect(report.getByRole('row', { name: /^국어/ })).toContainText(said);
      });
      const [child] = await studentsOnServer(server, `q=${others[0]?.name ?? ''}`);
      const { content } = await askServer<{ content: { url: string }[] }>(
        server,
        'guardian-links',
        { method: 'POST', body: { studentIds: [child?.id] } },
      );
      const guardian = await (
        await browser.newContext({ viewport: { width: 390, height: 844 } })
      ).newPage();
      await guardian.goto(`${server.student}/guardian.html${new URL(content[0]?.url ?? '').hash}`);
      await guardian
        .getByRole('textbox', { name: '자녀 휴대전화 번호 뒤 4자리' })
        .fill(others[0]?.phone.slice(-4) ?? '');
      await guardian.getByRole('button', { name: '확인', exact: true }).click();
      const reports = guardian.getByRole('region', { name: '월간 리포트' });
      await reports.getByText('월간 리포트', { exact: true }).click();
      await reports.getByRole('button', { name: '다음 달' }).click();
      const theirs = reachedAt(2, 0);
      await expect(reports).toContainText(TITLE);
      await expect(reports).toContainText(
        `원점수 ${theirs.score} · 백분위 ${theirs.percentile} · 등급 ${theirs.band}`,
      );
    });
  },
);
