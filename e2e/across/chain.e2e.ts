import { test as base, type Page } from '@playwright/test';
import { startChain, type Chain } from '../support/chain';
import { signInAsManager, signInAsStudent } from '../support/sign-in';
import { expect, expectNoAxeViolations } from '../support/test';

const test = base.extend<{}, { chain: Chain }>({
  chain: [
    async ({}, provide) => {
      const chain = await startChain();
      await provide(chain);
      await chain.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});
const admin = { username: 'admin', password: 'Admin1234!' };
const TITLE = '겨울 특강 안내';
const TEXT = '12월 1일에 시작합니다.';
const EXAM = '본사 겨울 평가';

/** The office writes a notice and puts it into the news of 바다학원. */
async function handNotice(office: Page, origin: string) {
  await office.goto(`${origin}/news`);
  await office.getByRole('search').getByRole('button', { name: '공지 작성' }).click();
  await office.getByRole('textbox', { name: '제목' }).fill(TITLE);
  await office.getByRole('combobox', { name: '구분' }).selectOption('INFO');
  await office.getByRole('textbox', { name: '내용' }).fill(TEXT);
  await office.getByRole('button', { name: '게시', exact: true }).click();
  await office
    .getByRole('grid', { name: '공지' })
    .getByRole('row')
    .filter({ hasText: TITLE })
    .getByRole('button', { name: `${TITLE} 관리` })
    .click();
  await office.getByRole('menuitem', { name: '지점에도 올리기' }).click();
  const dialog = office.getByRole('dialog', { name: '지점에도 올리기' });
  await dialog.getByRole('checkbox', { name: '바다학원' }).check();
  await expectNoAxeViolations(office);
  await dialog.getByRole('button', { name: '저장' }).click();
  await expect(office.getByText('1개 지점에 올라가 있습니다.')).toBeVisible();
}

/** It sets the periods' terms and makes two branches the same. */
async function handSettings(office: Page, origin: string) {
  await office.goto(`${origin}/settings?tab=schedule`);
  await office.getByRole('textbox', { name: '제출 마감일' }).fill('17');
  await office.getByRole('button', { name: '저장', exact: true }).click();
  await expect(office.getByText('설정을 저장했습니다.')).toBeVisible();
  await office.getByRole('button', { name: '지점에 맞추기' }).click();
  const dialog = office.getByRole('dialog', { name: '지점의 설정 맞추기' });
  await expect(dialog.getByRole('checkbox', { name: '정기일정' })).toBeChecked();
  for (const name of ['바다학원', '숲학원']) await dialog.getByRole('checkbox', { name }).check();
  await expectNoAxeViolations(office);
  await dialog.getByRole('button', { name: '2개 지점에 맞추기' }).click();
  await expect(office.getByText('2개 지점의 설정을 맞췄습니다 (바뀐 설정 2개).')).toBeVisible();
}

/** It makes an exam and sends it to 바다학원, once. */
async function handExam(office: Page, origin: string) {
  await office.goto(`${origin}/mock-exam/create`);
  await office.getByRole('textbox', { name: '시험명' }).fill(EXAM);
  await office.getByRole('button', { name: '임시저장', exact: true }).click();
  await office.goto(`${origin}/mock-exam/list`);
  const send = async () => {
    await office.getByRole('button', { name: `${EXAM} 작업` }).click();
    await office.getByRole('menuitem', { name: '지점에 보내기' }).click();
    return office.getByRole('dialog', { name: `${EXAM} 지점에 보내기` });
  };
  const dialog = await send();
  await dialog.getByRole('checkbox', { name: '바다학원' }).check();
  await expectNoAxeViolations(office);
  await dialog.getByRole('button', { name: '1개 지점에 보내기' }).click();
  await expect(office.getByText('1개 지점에 임시저장으로 보냈습니다.')).toBeVisible();
  const again = await send();
  await expect(again.getByRole('checkbox', { name: '바다학원' })).toBeChecked();
  await expect(again.getByRole('checkbox', { name: '바다학원' })).toBeDisabled();
}

/** It moves a student of 하늘학원 to 바다학원, today. */
async function moveStudent(office: Page, origin: string, name: string) {
  await office.goto(`${origin}/branches?tab=moves`);
  await office.getByRole('button', { name: '학생 옮기기' }).click();
  const dialog = office.getByRole('dialog', { name: '학생 옮기기' });
  await dialog.getByRole('combobox', { name: '지금 다니는 지점' }).selectOption('하늘학원');
  await dialog.getByRole('combobox', { name: '옮길 지점' }).selectOption('바다학원');
  await dialog.getByRole('combobox', { name: '학생' }).fill(name);
  await dialog.getByRole('option', { name }).click();
  await expect(dialog.getByRole('heading', { name: '바다학원으로 함께 가는 것' })).toBeVisible();
  await expectNoAxeViolations(office);
  await dialog.getByRole('button', { name: '옮기기', exact: true }).click();
  await expect(office.getByText(`${name} 학생을 바다학원으로 옮겼습니다.`)).toBeVisible();
  await expect(office.getByRole('row').filter({ hasText: name })).toContainText('완료');
}

/** Registers somebody at a branch, by its own managers. */
async function registerStudent(manager: Page, origin: string, name: string) {
  await signInAsManager(manager, { ...admin, origin, next: '/student' });
  await manager.getByRole('button', { name: '학생 등록' }).click();
  const dialog = manager.getByRole('dialog', { name: '학생 등록' });
  await dialog.getByRole('textbox', { name: '이름', exact: true }).fill(name);
  await dialog.getByRole('textbox', { name: '학생 전화' }).fill('01056781234');
  await dialog.getByRole('button', { name: '등록하기' }).click();
  await expect(manager.getByText(`${name} 학생을 등록했습니다.`)).toBeVisible();
}

test(
  'a head office moves a student, whose new branch reads what was at the old one',
  { tag: '@nightly' },
  async ({ page: office, browser, chain }) => {
    test.slow();
    const name = '이사랑';
    const context = await browser.newContext();
    const manager = await context.newPage();
    await registerStudent(manager, chain.admin('a'), name);
    await signInAsManager(office, { ...admin, origin: chain.admin('office'), next: '/branches' });
    await moveStudent(office, chain.admin('office'), name);

    await manager.goto(`${chain.admin('a')}/student?status=LEFT`);
    await manager.getByRole('rowheader', { name }).dblclick();
    await manager.getByRole('tab', { name: '지점 이동' }).click();
    await expect(manager.getByText(/바다학원으로 옮김$/)).toBeVisible();

    await signInAsManager(manager, { ...admin, origin: chain.admin('b'), next: '/student' });
    await manager.getByRole('searchbox', { name: '이름·초성·좌석·전화 뒷번호' }).fill(name);
    await manager.getByRole('rowheader', { name }).dblclick();
    await manager.getByRole('tab', { name: '지점 이동' }).click();
    await expect(manager.getByText(/하늘학원에서 옮겨 옴$/)).toBeVisible();
    await expect(manager.getByRole('heading', { name: /^하늘학원 기록/ })).toBeVisible();
    await expectNoAxeViolations(manager);
    await context.close();
  },
);

test(
  'a head office compares its three branches and hands a notice, settings and an exam to one; another sees nothing of it',
  { tag: '@nightly' },
  async ({ page: office, browser, chain }) => {
    test.slow();
    const origin = chain.admin('office');
    await signInAsManager(office, { ...admin, origin, next: '/branches' });
    await expect(office.getByText('전체 3개 지점')).toBeVisible();
    const rows = office.getByRole('grid').getByRole('row');
    for (const name of ['하늘학원', '바다학원', '숲학원'])
      await expect(rows.filter({ hasText: name })).toHaveCount(1);
    await expectNoAxeViolations(office);
    await handNotice(office, origin);
    await handSettings(office, origin);
    await handExam(office, origin);

    const context = await browser.newContext();
    const page = await context.newPage();
    await signInAsStudent(page, { origin: chain.student('b') });
    await page.getByRole('button', { name: '이번 달 식단 보기' }).click();
    const sheet = page.getByRole('dialog', { name: /^(공지|이번 달 식단)$/ });
    await expect(async () => {
      if (!(await sheet.getByText(TEXT).isVisible()))
        await sheet.getByRole('button', { name: '다음 글' }).click({ timeout: 1_000 });
      await expect(sheet.getByText(TEXT)).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 30_000 });

    const manager = await context.newPage();
    await signInAsManager(manager, {
      ...admin,
      origin: chain.admin('b'),
      next: '/settings?tab=schedule',
    });
    await expect(manager.getByRole('textbox', { name: '제출 마감일' })).toHaveValue('17');
    await manager.getByRole('button', { name: '변경 이력' }).click();
    await expect(manager.getByText(/^본사가 정기일정 설정을 바꿨습니다/)).toBeVisible();
    await manager.goto(`${chain.admin('b')}/mock-exam/list`);
    await expect(manager.getByRole('row').filter({ hasText: EXAM })).toContainText('임시저장');

    // The same account name at two branches is two accounts.
    await signInAsManager(manager, { origin: chain.admin('a'), next: '/news' });
    await expect(manager.getByRole('grid', { name: '공지' })).toBeVisible();
    await expect(manager.getByText(TITLE)).toHaveCount(0);
    await manager.goto(`${chain.admin('a')}/mock-exam/list`);
    await expect(manager.getByRole('grid', { name: '모의고사' })).toBeVisible();
    await expect(manager.getByText(EXAM)).toHaveCount(0);
    await manager.goto(`${chain.admin('a')}/branches`);
    await expect(manager.getByText('본사가 아닌 학원입니다')).toBeVisible();
    await manager.goto(`${chain.admin('c')}/news`);
    await expect(manager.getByRole('button', { name: '로그인', exact: true })).toBeVisible();
    await context.close();
  },
);
