import type { Browser, Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from '../support/test';
import { readWorkbook } from '../support/workbook';
import { hideContactsFromViewer, studentsOnServer, studentsPage } from './students-page';

const otherManager = async (browser: Browser) => (await browser.newContext()).newPage();

async function typeInCell(page: Page, cell: string, value: string) {
  await studentsPage(page).cell(cell).click();
  await page.keyboard.press('F2');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(value);
  await page.keyboard.press('Enter');
}

test(
  'two managers change one cell: both values are shown and one is chosen; another cell of the student stands beside it',
  { tag: '@nightly' },
  async ({ page, browser, server, signInAsManager }) => {
    await signInAsManager({ next: '/student' });
    await expect(studentsPage(page).cell('B-01')).toBeVisible();
    // Holds back the other manager's change until this one has typed.
    await page.route('**/api/admin/students?**', (route) => route.abort());

    const other = await otherManager(browser);
    await signInAsManager({
      page: other,
      username: 'admin',
      password: 'Admin1234!',
      next: '/student',
    });
    await typeInCell(other, 'B-01', 'C-01');
    await expect(other.getByText('박솔 학생을 저장했습니다.')).toBeVisible();

    await typeInCell(page, '땅콩 알레르기', '견과류 알레르기');
    await expect(page.getByText('박솔 학생을 저장했습니다.')).toBeVisible();
    await expect(studentsPage(page).cell('C-01')).toBeVisible();

    await typeInCell(other, 'C-01', 'C-02');
    await expect.poll(async () => (await studentsOnServer(server, 'q=박솔'))[0]?.seat).toBe('C-02');
    await other.context().close();

    await typeInCell(page, 'C-01', 'C-03');
    const clash = page.getByRole('dialog', { name: '다른 관리자가 먼저 바꿈' });
    await expect(clash).toContainText('지금 값C-02');
    await expect(clash).toContainText('내가 입력한 값C-03');
    await expectNoAxeViolations(page);
    await clash.getByRole('button', { name: '내 값으로 바꾸기' }).click();
    await expect(studentsPage(page).cell('C-03')).toBeVisible();
    expect(await studentsOnServer(server, 'q=박솔')).toMatchObject([
      { seat: 'C-03', memo: '견과류 알레르기' },
    ]);
  },
);

test(
  'cells are copied and pasted as in a spreadsheet: previewed with what is wrong, written at once, taken back',
  { tag: '@ci' },
  async ({ page, context, server, signInAsManager }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const students = studentsPage(page);
    await signInAsManager({ next: '/student' });
    await students.cell('A-01').click();
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('ControlOrMeta+c');
    expect((await page.evaluate(() => navigator.clipboard.readText())).split(/\r?\n/)).toEqual([
      'A-01\t김하늘',
      'A-02\t이바다',
    ]);

    const pasted = `D-01\t(이름)\nA-01\t(이름)\n${'가'.repeat(41)}\t(이름)`;
    await page.evaluate((text) => navigator.clipboard.writeText(text), pasted);
    await students.cell('A-01').click();
    await page.keyboard.press('ControlOrMeta+v');
    const dialog = page.getByRole('dialog', { name: '붙여넣기 확인' });
    await expect(dialog.getByText('바꿀 수 없는 칸 3개는 건너뜁니다.')).toBeVisible();
    await expect(dialog.getByRole('listitem').filter({ hasText: '박솔' })).toContainText(
      '좌석: 40자 이하로 입력하세요.',
    );
    await expect(dialog.getByRole('listitem').filter({ hasText: '이바다' })).toContainText(
      '좌석 A-02 → A-01',
    );
    await dialog.getByRole('button', { name: '2명 반영하기' }).click();
    await expect(page.getByText('2명의 칸을 바꿨습니다.')).toBeVisible();
    await expect
      .poll(async () =>
        (await studentsOnServer(server, '')).map(({ name, seat }) => `${name} ${seat ?? ''}`),
      )
      .toEqual(['이바다 A-01', '박솔 B-01', '김하늘 D-01']);
    await page.getByRole('button', { name: '되돌리기' }).click();
    await expect(students.names).toHaveText(['김하늘', '이바다', '박솔']);
  },
);

test(
  'the file is the filter: masked, or whole for who may see numbers; the papers too',
  { tag: '@nightly' },
  async ({ page, browser, server, signInAsManager }) => {
    await server.addStudents(
      Array.from({ length: 30 }, (_, index) => ({
        name: `고삼${index}`,
        phone: `0106000${String(1000 + index)}`,
        seat: `E-${index}`,
        grade: index % 2 ? '고3' : '고1',
      })),
    );
    const students = studentsPage(page);
    await signInAsManager({ next: '/student?grade=고3&sort=-name' });
    await expect(page.getByText('전체 33명 · 표시 17명')).toBeVisible();
    const onServer = await studentsOnServer(
      server,
      'status=ENROLLED&grade=고3&sort=name&order=desc',
    );

    const masked = await students.download('엑셀 (.xlsx)');
    expect(masked.name).toBe('학생 목록 2026-11-20.xlsx');
    const [titles = [], ...rows] = await readWorkbook(masked.path);
    const [name, phone, seat] = ['이름', '학생 연락처', '좌석'].map((title) =>
      titles.indexOf(title),
    );
    const read = (cells: string[]) => [name, phone, seat].map((at) => cells[at ?? -1]);
    expect(rows.map(read)).toEqual(
      onServer.map((student) => [
        student.name,
        student.phone?.replace(/^(...)....(....)$/, '$1-****-$2'),
        student.seat,
      ]),
    );

    const whole = await students.download('엑셀, 연락처 포함');
    expect((await readWorkbook(whole.path)).slice(1).map((cells) => cells[phone ?? -1])).toEqual(
      onServer.map((student) => student.phone?.replace(/^(...)(....)(....)$/, '$1-$2-$3')),
    );

    await hideContactsFromViewer(server);
    const viewer = await otherManager(browser);
    await signInAsManager({
      page: viewer,
      username: 'viewer',
      password: 'Viewer1234!',
      next: '/student',
    });
    await viewer.getByRole('button', { name: '목록 도구' }).click();
    await expect(viewer.getByRole('menuitem', { name: /엑셀, 연락처 포함/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(viewer.getByRole('menuitem', { name: /비상연락망/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await viewer.context().close();
  },
);
