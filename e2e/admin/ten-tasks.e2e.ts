import type { Page } from '@playwright/test';
import type { TestServer } from '../support/server';
import { expect, test } from '../support/test';
import { billThree } from './dashboard-page';
import { savePresets } from './points-page';

/** Every day's work takes no more presses of the mouse from 오늘 on. What is typed is no press. */
const MOST = 3;

/** Counts what a hand presses on the page, across its documents. */
async function countPresses(page: Page): Promise<() => number> {
  let presses = 0;
  await page.exposeFunction('pressed', () => {
    presses += 1;
  });
  await page.addInitScript(() => {
    const { pressed } = window as unknown as { pressed: () => void };
    addEventListener('pointerdown', pressed, true);
  });
  return () => presses;
}

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).click();
const fill = (page: Page, name: string, text: string) =>
  page.getByRole('textbox', { name, exact: true }).fill(text);
const said = (page: Page, text: string | RegExp) => expect(page.getByText(text)).toBeVisible();

/** 빠른 찾기, for what has no place on 오늘. */
async function find(page: Page, typed: string, option: string | RegExp) {
  await press(page, /빠른 찾기/);
  await page.keyboard.type(typed);
  await page.getByRole('option', { name: option }).first().click();
}

interface Task {
  given?: (server: TestServer) => Promise<unknown>;
  do: (page: Page) => Promise<unknown>;
}

const LUNCH = [{ phone: '01012345678', date: '2026-11-20', lunch: true, dinner: false }];

const tasks: Record<string, Task> = {
  'remind those who have not paid': {
    given: (server) => billThree(server, '2026-11'),
    do: async (page) => {
      await page.getByRole('link', { name: '미납 알림' }).click();
      await press(page, '김하늘 문구 복사');
      await expect(page.getByText('복사했습니다').first()).toBeVisible();
    },
  },
  'find what a student paid': {
    given: (server) => billThree(server, '2026-11'),
    do: async (page) => {
      await find(page, '이바다', /이바다/);
      await page
        .getByRole('dialog')
        .getByRole('link', { name: /11월 입금/ })
        .click();
      await expect(page.getByRole('dialog', { name: /년 \d+월/ })).toContainText('11,000원');
    },
  },
  'a price from January on': {
    do: async (page) => {
      await find(page, '가격', /^단가 추가/);
      await fill(page, '시작일', '2027-01-01');
      const price = page.getByRole('dialog');
      await price.getByRole('textbox', { name: '점심 단가' }).fill('5500');
      await price.getByRole('textbox', { name: '저녁 단가' }).fill('6500');
      await press(page, '추가');
      await expect(page.getByRole('listitem').filter({ hasText: '5,500원' })).toContainText(
        '1월 1일',
      );
    },
  },
  'mark an absence': {
    given: (server) => server.setClock('2026-11-20T14:25:00'),
    do: async (page) => {
      await page.getByRole('link', { name: /이바다/ }).click();
      await page.getByRole('rowheader', { name: '이바다' }).click();
      await page.keyboard.press('KeyX');
      await said(page, /이바다.*결석/);
    },
  },
  'close the day': {
    given: (server) => server.setClock('2026-11-20T22:30:00'),
    do: async (page) => {
      await page.getByRole('link', { name: '출석부' }).first().click();
      await press(page, '하루 마감');
      await press(page, '마감하기');
      await said(page, /출석부를 마감했습니다/);
    },
  },
  'add a student': {
    do: async (page) => {
      await find(page, '학생 추가', /^학생 등록/);
      await fill(page, '이름', '정새봄');
      await fill(page, '학생 전화', '010-9999-1234');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^(등록|저장)/ })
        .click();
      await expect(page.getByRole('rowheader', { name: '정새봄' })).toBeVisible();
    },
  },
  'order today': {
    given: (server) => server.addReservations(LUNCH),
    do: async (page) => {
      await page.getByRole('link', { name: '당일 조회' }).first().click();
      await press(page, '발주 문구 복사');
      await expect(page.getByRole('button', { name: '복사했습니다' })).toBeVisible();
    },
  },
  'points for a student': {
    do: async (page) => {
      await page.getByRole('link', { name: '상벌점 부여' }).click();
      await page.getByRole('combobox', { name: '학생' }).fill('이바다');
      await expect(page.getByRole('option', { name: /^이바다/ })).toBeVisible();
      await page.keyboard.press('Enter');
      await page
        .getByRole('group', { name: '자주 쓰는 항목' })
        .getByRole('button', { name: /^지각/ })
        .click();
      await page.locator('[type=submit]').filter({ hasText: /부여$/ }).click();
      await said(page, /부여했습니다/);
    },
  },
  'approve a signup': {
    do: async (page) => {
      await page.getByRole('link', { name: /계정 승인/ }).click();
      await press(page, '승인');
      await said(page, /가입을 승인했습니다/);
    },
  },
  'write a notice': {
    do: async (page) => {
      await find(page, '공지', /^공지 등록/);
      await fill(page, '제목', '내일은 저녁이 없어요');
      await fill(page, '내용', '급식실 공사로 쉬어요.');
      await press(page, /^(등록|게시)$/);
      await expect(page.getByRole('rowheader', { name: '내일은 저녁이 없어요' })).toBeVisible();
    },
  },
  'answer what a student asked for': {
    given: (server) => server.addReasons([{}]),
    do: async (page) => {
      await press(page, '하나씩 처리');
      await press(page, /^승인/);
      await said(page, /승인했습니다/);
    },
  },
};

for (const [name, task] of Object.entries(tasks))
  test(
    `in three presses from 오늘: ${name}`,
    { tag: '@ci' },
    async ({ page, server, request, signInAsManager }) => {
      await savePresets(request, server);
      await task.given?.(server);
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      const presses = await countPresses(page);
      await signInAsManager({
        username: 'admin',
        password: 'Admin1234!',
        next: '/admin-dashboard',
      });
      await task.do(page);
      expect(presses()).toBeGreaterThan(0);
      expect(presses()).toBeLessThanOrEqual(MOST);
    },
  );
