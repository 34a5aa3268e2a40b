import { expect, type Page } from '@playwright/test';
import { mocksOf } from '../../admin/mocks-page';
import { expectRow } from '../../support/expect-row';
import {
  CAPACITY,
  DAY,
  INQUIRY_FEE,
  LANGUAGE_FEE,
  SEATS,
  TITLE,
  won,
  type Applicant,
} from './reckoning';

/** The exam with its groups, fees and seats, and the notice of it. */
export async function announce(page: Page, admin: string) {
  const desk = mocksOf(page);
  await desk.field('시험명').fill(TITLE);
  await desk.field('시험일').fill(DAY);
  await desk.field('입실').fill('08:10');
  await desk.field('시작').fill('08:40');
  await desk.field('종료').fill('16:30');
  await desk.field('접수 마감일').fill('2026-11-27');
  await desk.field('장소').fill('본관');
  await desk.field('응시료').fill('30000');
  await desk.field('전체 정원').fill(String(CAPACITY));
  await desk.field('현장 정원').fill(String(SEATS));
  await page.getByRole('radio', { name: '학년 선택' }).click();
  await page.getByRole('checkbox', { name: '고3' }).check();
  await page.getByRole('switch', { name: '선택과목 받기' }).click();
  await page.getByRole('radio', { name: '과목군' }).click();
  await desk.button('수능 과목군 넣기').click();
  for (const [group, fee] of [
    ['탐구', INQUIRY_FEE],
    ['제2외국어/한문', LANGUAGE_FEE],
  ] as const) {
    const row = page.getByRole('group', { name: group, exact: true });
    await row.getByRole('button', { name: `${group} 수정` }).click();
    await row.getByRole('textbox', { name: '추가 응시료' }).fill(String(fee));
    await expect(row).toContainText(`+${won(fee)}`);
  }
  await desk.button('공개하고 등록').click();
  await expectRow(desk.exams, { 시험명: TITLE, 응시료: '30,000원~', 신청: '0' });

  await page.goto(`${admin}/news`);
  await page.getByRole('button', { name: '공지 작성' }).click();
  await desk.field('제목').fill(`${TITLE} 신청 안내`);
  await page.getByRole('combobox', { name: '구분' }).selectOption('INFO');
  await desk.field('내용').fill('12월 5일에 시험을 봐요. 11월 27일까지 신청해 주세요.');
  await page.getByRole('radio', { name: '학년 선택' }).click();
  await page.getByRole('checkbox', { name: '고3' }).check();
  await page.getByRole('checkbox', { name: '처음 화면에 띄우기' }).check();
  await page.getByRole('button', { name: '게시', exact: true }).click();
  await expect(
    page.getByRole('button', { name: new RegExp(`읽음 0명 / 전체 ${CAPACITY + 1}명`) }),
  ).toBeVisible();
}

/** How large the rooms are, and how many of the 66 sit in each, one filled after the other. */
const ROOMS = [
  ['1시험실', '5', '6', 30],
  ['2시험실', '5', '5', 25],
  ['3시험실', '3', '5', 11],
] as const;

/** Planned by rule; the first student is moved to another room by hand. */
export async function planRooms(page: Page) {
  const desk = mocksOf(page);
  await desk.button('시험실 추가').click();
  await desk.button('시험실 추가').click();
  for (const [room, rows, columns] of ROOMS) {
    const fields = page.getByRole('group', { name: room });
    await fields.getByRole('textbox', { name: '줄' }).fill(rows);
    await fields.getByRole('textbox', { name: '칸' }).fill(columns);
  }
  await desk.button('자동 배치').click();
  for (const [room, rows, columns, taken] of ROOMS)
    await expect(
      page.getByRole('heading', {
        name: `${room} · ${taken} / ${Number(rows) * Number(columns)}석`,
      }),
    ).toBeVisible();
  await desk.seatIn('1시험실', 1).click();
  await desk.seatIn('3시험실', 15).click();
  await expect(desk.said('김하늘을 3시험실 15번 자리로 옮겼습니다.')).toBeVisible();
  await desk.button('저장').click();
  await expect(desk.said('좌석 배치를 저장했습니다.')).toBeVisible();
}

/** Every sheet of paper that a page prints, counted, once it was looked at. */
export async function sheets(page: Page, look: () => Promise<unknown>) {
  await page.emulateMedia({ media: 'print' });
  await look();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  await page.emulateMedia({ media: 'screen' });
  return pdf.match(/\/Type \/Page\b/g)?.length;
}

/** Everybody is on every paper of the rooms, those who get a paper only on the labels. */
export async function printRooms(page: Page, standing: readonly Applicant[]) {
  const desk = mocksOf(page);
  const sitting = standing.filter(({ place }) => place === 'seat');
  for (const [paper, pages, names] of [
    ['좌석표', ROOMS.length, sitting],
    ['출석부', ROOMS.length, sitting],
    ['수험표', Math.ceil(sitting.length / 8), sitting],
    ['봉투 라벨', Math.ceil(standing.length / 24), standing],
  ] as const) {
    await desk.button('인쇄').click();
    await page.getByRole('menuitem', { name: paper }).click();
    const printed = await sheets(page, async () => {
      const text = await page.locator('body').innerText();
      expect(names.filter(({ name }) => !text.includes(name))).toEqual([]);
      if (pages === ROOMS.length)
        for (const room of ['1시험실 · 29명', '2시험실 · 25명', '3시험실 · 12명'])
          expect(text).toContain(room);
    });
    expect(printed).toBe(pages);
  }
}
