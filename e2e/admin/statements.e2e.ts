import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from '../support/test';
import type { TestServer } from '../support/server';
import { askServer } from './students-page';

const SYLLABLES = [...'가나다라마바사아자차카타파하'];
/** Names that are all different; the family of `index` has its own surname. */
const nameOf = (index: number) =>
  `${['김', '박'][index % 2]}${SYLLABLES[Math.floor(index / 2) % 14]}${SYLLABLES[Math.floor(index / 28) % 14]}`;
const phoneOf = (index: number) => `0107${String(1_000_000 + index)}`;

/** The guardian of two children. */
const guardianOf = (index: number) =>
  `최부모${SYLLABLES[Math.floor(index / 2) % 14]}${SYLLABLES[Math.floor(index / 28) % 14]}`;

/** Students with one lunch each in November: 5,000 won. From the 120th two and two are siblings. */
async function addPayers(server: TestServer, count: number) {
  const all = Array.from({ length: count }, (_, index) => index);
  await server.addStudents(
    all.map((index) => ({
      name: nameOf(index),
      phone: phoneOf(index),
      ...(index >= 120 &&
        index < 160 && {
          guardians: [
            {
              name: guardianOf(index),
              phone: `0108${String(1_000_000 + Math.floor(index / 2))}`,
            },
          ],
        }),
    })),
  );
  await server.addReservations(
    all.map((index) => ({ phone: phoneOf(index), date: '2026-11-12', lunch: true, dinner: false })),
  );
}

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at);

/** A bank's list as it is copied: names, what came in, below 0 what went out. */
function listOf(rows: readonly (readonly [name: string, amount: number])[]): string {
  let balance = 1_000_000;
  const lines = rows.map(([name, amount], at) => {
    balance += amount;
    const time = `10:${String(at % 60).padStart(2, '0')}`;
    const [out, into] = amount < 0 ? [-amount, 0] : [0, amount];
    return [
      `2026.11.${String(2 + (at % 17)).padStart(2, '0')} ${time}`,
      '이체',
      name,
      out,
      into,
      balance,
    ];
  });
  return [['거래일시', '적요', '보낸분/받는분', '출금액', '입금액', '잔액'], ...lines]
    .map((line) => line.join('\t'))
    .join('\n');
}

const statement = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: '은행 내역 붙여넣기' });
  return {
    dialog,
    async paste(list: string) {
      await dialog.getByRole('textbox', { name: '붙여넣기' }).fill(list);
      await dialog.getByRole('button', { name: '내역 읽기' }).click();
    },
  };
};

/** Where the 200 rows went: 20 of them are withdrawals. */
const sumOf = (matched: number, asked: number, known: number) =>
  `붙여 넣은 200행 = 일치 ${matched}건 + 확인할 것 ${asked}건 + 이미 아는 것 ${known}건 + 출금·취소 20건 + 읽지 못한 행 0건`;

const totalsOf = async (server: TestServer) =>
  (
    await askServer<{ totals: { paid: number; unpaid: number; carriedOut: number } }>(
      server,
      'deposits/2026/11',
    )
  ).totals;

test('200 rows: siblings, two rows for one bill, less, more, odd names, once and back to the last won', async ({
  page,
  server,
  signInAsManager,
}) => {
  // Two hundred rows are work for a busy machine: the time is no part of the test.
  test.slow();
  await addPayers(server, 185);
  const list = listOf([
    ...range(0, 120).map(
      (index) =>
        [`${nameOf(index)}${['', '도시락', ' 점심', '도시', '1234'][index % 5]}`, 5000] as const,
    ),
    ...range(60, 80).map((pair) => [guardianOf(pair * 2), 10_000] as const),
    ...range(160, 170).flatMap((index) => [
      [nameOf(index), 2000] as const,
      [nameOf(index), 3000] as const,
    ]),
    ...range(170, 175).map((index) => [nameOf(index), 4000] as const),
    ...range(175, 180).map((index) => [nameOf(index), 6500] as const),
    ...range(180, 185).map((index) => [`${nameOf(index)} 산악회`, 5000] as const),
    ...['한국전력', '쿠팡정산', '국세환급', '카드매출', '독서실'].map(
      (name) => [name, 7000] as const,
    ),
    ...range(0, 20).map((at) => [`출금처${at}`, -3000] as const),
  ]);
  await signInAsManager({ next: '/admin-dashboard?tab=deposits' });
  const { dialog, paste } = statement(page);
  const readAgain = async () => {
    await page.getByRole('button', { name: '은행 내역 붙여넣기' }).click();
    await paste(list);
  };
  const workPile = async () => {
    await expect(dialog.getByText('확인할 입금 1 / 20')).toBeVisible();
    for (let at = 0; at < 15; at += 1) await page.keyboard.press('Enter');
    for (let at = 0; at < 5; at += 1) await page.keyboard.press('x');
    await expect(dialog.getByRole('button', { name: '175건 입금 확인' })).toBeVisible();
    expect(await totalsOf(server)).toMatchObject({ paid: 0 });
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('175건, 927,500원 입금을 확인했습니다.')).toBeVisible();
  };

  await readAgain();
  await expect(dialog.getByText('일치한 입금 160건')).toBeVisible();
  await expect(dialog.getByText(sumOf(160, 20, 0))).toBeVisible();
  await expectNoAxeViolations(page);
  await workPile();
  expect(await totalsOf(server)).toMatchObject({ paid: 927_500, carriedOut: 7500, unpaid: 5000 });

  await dialog.getByRole('button', { name: '다른 내역 붙여넣기' }).click();
  await paste(list);
  await expect(dialog.getByText(sumOf(0, 0, 180))).toBeVisible();
  await expect(dialog.getByText('새로 확인할 입금이 없습니다.')).toBeVisible();
  await dialog.getByRole('button', { name: '닫기' }).first().click();
  expect(await totalsOf(server)).toMatchObject({ paid: 927_500 });
});

test(
  '40 payers with ten odd names: every key counted, then everything is taken back',
  { tag: '@nightly' },
  async ({ page, server, signInAsManager }) => {
    test.slow();
    await addPayers(server, 40);
    await signInAsManager({ next: '/admin-dashboard?tab=deposits&open=statement' });
    const { dialog, paste } = statement(page);
    await paste(
      listOf([
        ...range(0, 30).map((index) => [nameOf(index), 5000] as const),
        ...range(30, 40).map((index) => [`${nameOf(index)} 산악회`, 5000] as const),
      ]),
    );
    await expect(dialog.getByText('확인할 입금 1 / 10')).toBeVisible();
    let keys = 0;
    const press = async (key: string) => {
      keys += 1;
      await page.keyboard.press(key);
    };
    // One is looked for, the others are what is offered.
    await press('/');
    for (const key of '0030') await press(key);
    await expect(dialog.getByRole('list', { name: '후보' }).getByText(nameOf(30))).toBeVisible();
    await press('Enter');
    for (let at = 1; at < 10; at += 1) await press('Enter');
    await expect(dialog.getByRole('button', { name: '40건 입금 확인' })).toBeVisible();
    await press('Enter');
    await expect(dialog.getByText('40건, 200,000원 입금을 확인했습니다.')).toBeVisible();
    expect(keys).toBeLessThanOrEqual(25);
    expect(await totalsOf(server)).toMatchObject({ paid: 200_000, unpaid: 0 });

    await dialog.getByRole('button', { name: '모두 되돌리기' }).click();
    await expect(dialog).toBeHidden();
    expect(await totalsOf(server)).toMatchObject({ paid: 0, unpaid: 200_000, carriedOut: 0 });
  },
);
