import { expect, test } from '../support/test';
import { settingsPage } from './settings-page';

test(
  '학원 정보: a tab that is not saved is not left unasked, and the history tells what was',
  { tag: '@nightly' },
  async ({ page, signInAsManager }) => {
    const settings = settingsPage(page);
    await signInAsManager({ next: '/settings?tab=academy' });
    await settings.field('학원 이름').fill('하늘 수학학원');
    await settings.field('회사 정보').fill('하늘 수학학원 · 대표 한원장\n서울시 강남구');
    await settings.field('사용 설명서 주소').fill('example.com');
    await expect(settings.field('사용 설명서 주소')).toHaveAccessibleDescription(
      /https:\/\/로 시작하는 주소를 입력하세요\./,
    );
    await expect(settings.save).toBeDisabled();
    await settings.field('사용 설명서 주소').fill('https://example.com/book');

    await settings.part('휴무일').click();
    await settings.leave.getByRole('button', { name: '계속 편집' }).click();
    await expect(page).toHaveURL('/settings?tab=academy');
    await expect(settings.field('학원 이름')).toHaveValue('하늘 수학학원');

    await settings.saveAll();
    await page.getByRole('button', { name: '변경 이력' }).click();
    const history = page.getByRole('dialog', { name: '변경 이력' });
    await expect(history.getByRole('listitem').first()).toContainText(
      '오매니저님이 학원 정보를 바꿨습니다: 이름 하늘학원 → 하늘 수학학원',
    );
  },
);

test(
  '모의고사 and 정기일정: subjects pasted, put in order and saved; a deadline and meal times',
  { tag: '@nightly' },
  async ({ page, signInAsManager }) => {
    const settings = settingsPage(page);
    const subjects = page.getByRole('list', { name: '선택과목' }).getByRole('listitem');
    await signInAsManager({ next: '/settings' });
    await settings.part('모의고사').click();
    await expect(subjects).toContainText(['물리학Ⅰ', '화학Ⅰ', '생명과학Ⅰ', '지구과학Ⅰ']);
    await settings.field('과목 추가').fill('경제, 화학Ⅰ\n정치와 법');
    await page.getByRole('button', { name: '추가', exact: true }).click();
    await page.getByRole('button', { name: '경제 위로' }).click();
    await page.getByRole('button', { name: '물리학Ⅰ 빼기' }).click();
    await settings.saveAll();
    await page.reload();
    await expect(subjects).toContainText(['화학Ⅰ', '생명과학Ⅰ', '경제', '지구과학Ⅰ', '정치와 법']);

    await settings.part('정기일정').click();
    await settings.field('제출 마감일').fill('25');
    await expect(page.getByText('매월 25일까지 다음 달 정기일정을 제출')).toBeVisible();
    await settings.field('점심 종료').fill('11:00');
    await expect(settings.field('점심 종료')).toHaveAccessibleDescription(
      '끝나는 시각은 시작 시각보다 늦어야 합니다.',
    );
    await settings.field('점심 종료').fill('13:10');
    await settings.saveAll();
    await page.reload();
    await expect(settings.field('점심 종료')).toHaveValue('13:10');
  },
);

test(
  '휴무일: the official calendar is read in, a day of the academy’s own comes, goes, and comes back',
  { tag: '@nightly' },
  async ({ page, signInAsManager }) => {
    const settings = settingsPage(page);
    const row = (name: string) =>
      page.getByRole('table', { name: '휴무일 목록' }).getByRole('row', { name: new RegExp(name) });
    await signInAsManager({ next: '/settings?tab=holidays' });
    await page.getByRole('button', { name: '공휴일 불러오기' }).click();
    await expect(row('성탄절')).toContainText('공휴일');
    await expect(row('성탄절').getByRole('button')).toHaveAccessibleDescription(
      '공휴일은 삭제할 수 없습니다. 직접 추가한 휴무일만 삭제할 수 있습니다.',
    );

    await settings.field('날짜').fill('20261128');
    await settings.field('이름').fill('개원 기념일');
    await settings.field('이름').press('Enter');
    await expect(row('개원 기념일')).toContainText('학원 휴무');
    await page.getByRole('button', { name: '11월 28일 (토) 개원 기념일 삭제' }).click();
    await expect(row('개원 기념일')).toBeHidden();
    await settings.toast
      .getByRole('listitem')
      .filter({ hasText: '삭제' })
      .getByRole('button', { name: '되돌리기' })
      .click();
    await expect(row('개원 기념일')).toBeVisible();
  },
);
