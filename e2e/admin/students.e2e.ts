import { expect, test } from '../support/test';
import { studentsOnServer, studentsPage } from './students-page';

test(
  'a student is found as people type, and a condition is kept on the device',
  { tag: '@nightly' },
  async ({ page, signInAsManager }) => {
    const { names, search } = studentsPage(page);
    await signInAsManager({ next: '/student' });
    await expect(names).toHaveText(['김하늘', '이바다', '박솔']);
    for (const [typed, found] of [
      ['ㅂㅅ', '박솔'],
      ['rlagk', '김하늘'],
      ['a-02', '이바다'],
      ['a–02', '이바다'],
      ['+82 10-2345-6789', '이바다'],
      ['7890', '박솔'],
    ] as const) {
      await search.fill(typed);
      await expect(names).toHaveText([found]);
    }
    await expect(page.getByText('전체 3명 · 표시 1명')).toBeVisible();
    await expect(page).toHaveURL(/[?&]q=7890/);
    const openKept = async () => {
      await page.getByRole('button', { name: /^필터/ }).click();
      await page.getByRole('button', { name: '저장한 조건' }).click();
    };
    await openKept();
    const kept = page.getByRole('dialog', { name: '저장한 조건' });
    await kept.getByRole('textbox', { name: '이름' }).fill('솔이만');
    await kept.getByRole('button', { name: '지금 조건 저장' }).click();
    await expect(kept.getByRole('button', { name: '솔이만', exact: true })).toBeVisible();
    await page.goto('/student');
    await expect(names).toHaveCount(3);
    await openKept();
    await kept.getByRole('button', { name: '솔이만', exact: true }).click();
    await expect(names).toHaveText(['박솔']);
  },
);

test('a student is changed where they stand and in the drawer, which a link opens', async ({
  page,
  server,
  signInAsManager,
}) => {
  const { names, cell, drawer } = studentsPage(page);
  const [sol] = await studentsOnServer(server, 'q=박솔');
  await signInAsManager({ next: '/student' });
  await cell('B-01').click();
  await page.keyboard.press('F2');
  await page.getByRole('textbox', { name: '박솔 좌석' }).fill('C-07');
  await page.keyboard.press('Enter');
  await expect(cell('C-07')).toBeVisible();
  await expect(page.getByText('박솔 학생을 저장했습니다.')).toBeVisible();

  await names.nth(2).dblclick();
  await drawer('박솔').getByRole('textbox', { name: '좌석번호' }).fill('A-01');
  await expect(drawer('박솔').getByText(/^김하늘 학생이 쓰고 있는 좌석입니다./)).toBeVisible();
  await drawer('박솔').getByRole('checkbox', { name: '김하늘 학생과 자리 바꾸기' }).check();
  await drawer('박솔').getByRole('textbox', { name: '학생 전화' }).fill('010-1234-5678');
  await drawer('박솔').getByRole('button', { name: '저장', exact: true }).click();
  await expect(drawer('박솔').getByText(/이미 김하늘 · .* 학생의 번호입니다./)).toBeVisible();
  await drawer('박솔').getByRole('textbox', { name: '학생 전화' }).fill('010-3456-7890');
  await drawer('박솔').getByRole('button', { name: '저장', exact: true }).click();
  await expect
    .poll(async () =>
      (await studentsOnServer(server, '')).map(({ name, seat }) => `${name} ${seat ?? ''}`),
    )
    .toEqual(expect.arrayContaining(['박솔 A-01', '김하늘 C-07']));
  await page.goto(`/student?student=${sol?.id ?? ''}&tab=history`);
  await expect(drawer('박솔').getByRole('tab', { name: '변경 이력' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(drawer('박솔').getByRole('listitem').first()).toContainText('좌석');

  await drawer('박솔').getByRole('tab', { name: '도시락' }).click();
  await drawer('박솔').getByRole('link', { name: '학생이 보는 달력 열기' }).click();
  await expect(page.getByRole('heading', { name: '박솔 학생의 도시락' })).toBeVisible();
});

test(
  'students leave with what lies ahead of them in view, and come back; one is erased for good',
  { tag: '@ci' },
  async ({ page, server, signInAsManager }) => {
    await server.addReservations(
      ['2026-11-24', '2026-11-25'].map((date) => ({
        phone: '01034567890',
        date,
        lunch: true,
        dinner: false,
      })),
    );
    const { names, drawer } = studentsPage(page);
    await signInAsManager({ username: 'admin', password: 'Admin1234!', next: '/student' });
    await page.getByRole('checkbox', { name: '이바다' }).click();
    await page.getByRole('checkbox', { name: '박솔' }).click();
    await expect(page.getByText('2명 선택됨')).toBeVisible();
    await page.getByRole('button', { name: '퇴원 처리' }).click();
    const leaving = page.getByRole('dialog', { name: '2명 퇴원 처리' });
    await expect(leaving.getByText('도시락 2건 · 1명 · 10,000원')).toBeVisible();
    await leaving.getByRole('textbox', { name: '마지막 등원일' }).fill('2026-11-24');
    await expect(leaving.getByText('도시락 1건 · 1명 · 5,000원')).toBeVisible();
    await leaving.getByRole('button', { name: '변경하기' }).click();
    await expect(names).toHaveText(['김하늘']);
    await page.getByRole('button', { name: '되돌리기' }).click();
    await expect(names).toHaveText(['김하늘', '이바다', '박솔']);

    const act = async (name: string) => {
      await drawer('박솔').getByRole('button', { name: '박솔 작업' }).click();
      await page.getByRole('menuitem', { name }).click();
    };
    await names.nth(2).click();
    await page.keyboard.press('Enter');
    await act('모든 기기 로그아웃');
    await expect(page.getByText('모든 기기에서 로그아웃했습니다.')).toBeVisible();
    await act('학생 삭제');
    await expect(names).toHaveText(['김하늘', '이바다']);
    await page.goto('/student?status=DELETED');
    await names.first().dblclick();
    await expect(drawer('박솔').getByRole('button', { name: '복원하기' })).toBeVisible();
    await act('개인정보 파기');
    const erasing = page.getByRole('dialog', { name: '박솔 학생의 개인정보를 파기할까요?' });
    await expect(erasing.getByRole('button', { name: '파기하기' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await erasing
      .getByRole('textbox', { name: '확인을 위해 학생 이름을 입력하세요.' })
      .fill('박솔');
    await erasing.getByRole('button', { name: '파기하기' }).click();
    await expect(page.getByText('개인정보를 파기했습니다.')).toBeVisible();
    await expect(names).toHaveCount(0);
    expect(await studentsOnServer(server, 'status=DELETED')).toEqual([]);
  },
);
