import type { APIRequestContext, Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from '../support/test';
import type { TestServer } from '../support/server';

const PHONE = '01012345678';
const penalty = (reason: string, points: number, incidentDate: string) => ({
  phone: PHONE,
  incidentDate,
  pointType: 'PENALTY' as const,
  points,
  reason,
});
const tile = (page: Page, name: string) =>
  page.getByRole('main').locator('dl').filter({ hasText: name }).getByRole('definition');

/** The manager at the desk answers: the same calls as the page makes. */
async function answer(
  request: APIRequestContext,
  server: TestServer,
  reason: string,
  body: { accept: boolean; answer: string },
) {
  const login = await request.post(`${server.admin}/api/admin/users/login`, {
    data: { username: 'admin', password: 'Admin1234!' },
  });
  const headers = {
    Authorization: `Bearer ${((await login.json()) as { accessToken: string }).accessToken}`,
  };
  const open = await request.get(`${server.admin}/api/admin/point-objections`, {
    headers,
    params: { status: 'OPEN' },
  });
  const { content } = (await open.json()) as {
    content: { pointId: string; text: string; point: { reason: string; name: string } }[];
  };
  const found = content.find(({ point }) => point.reason === reason);
  const answered = await request.post(
    `${server.admin}/api/admin/point-objections/${found?.pointId}/answer`,
    { headers, data: body },
  );
  expect(answered.ok(), await answered.text()).toBe(true);
  return found?.text;
}

test(
  'a student objects to penalties: one is accepted and leaves the sums, one stands; both answers can be read',
  { tag: '@ci' },
  async ({ page, context, server, request, signInAsStudent }) => {
    await server.addPoints([
      penalty('무단지각', 5, '2026-11-19'),
      penalty('수업 태도', 2, '2026-11-18'),
      { phone: PHONE, incidentDate: '2026-11-17', pointType: 'REWARD', points: 3, reason: '모범' },
    ]);
    await signInAsStudent({ next: '/points-mine' });
    await expect(tile(page, '벌점 합계')).toHaveText('−7점');
    await expect(
      page.getByRole('button', { name: /벌점에 이의 신청$/ }),
      'only penalties',
    ).toHaveCount(2);

    await page.getByRole('button', { name: '무단지각 벌점에 이의 신청' }).click();
    const sheet = page.getByRole('dialog', { name: '벌점 이의 신청' });
    await expect(sheet).toContainText('무단지각 −5점');
    await sheet.getByRole('button', { name: '이의 신청하기' }).click();
    await expect(sheet.getByText('이의 내용을 입력해 주세요.')).toBeVisible();
    await sheet
      .getByRole('textbox', { name: /이의 내용/ })
      .fill('병원에 다녀왔어요. 진료 확인서를 냈어요.');
    await expectNoAxeViolations(page);
    await context.setOffline(true);
    await expect(
      sheet.getByText('인터넷에 연결되면 신청할 수 있어요.', { exact: false }),
    ).toBeAttached();
    await expect(sheet.getByRole('textbox', { name: /이의 내용/ })).toHaveValue(
      '병원에 다녀왔어요. 진료 확인서를 냈어요.',
    );
    await context.setOffline(false);
    await sheet.getByRole('button', { name: '이의 신청하기' }).click();
    await expect(sheet).toContainText('접수됨');
    await expect(sheet).toContainText('아직 답변이 없어요.');
    await expect(sheet.getByRole('textbox')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(
      page.getByRole('button', { name: '무단지각 벌점 이의 신청 접수됨' }),
    ).toBeFocused();

    expect(
      await answer(request, server, '무단지각', {
        accept: true,
        answer: '진료 확인서를 확인했습니다.',
      }),
    ).toBe('병원에 다녀왔어요. 진료 확인서를 냈어요.');
    await page.reload();
    await expect(tile(page, '벌점 합계')).toHaveText('−2점');
    await expect(tile(page, '합산 점수')).toHaveText('+1점');
    await page.getByText('받아들여진 이의 신청 1건').click();
    await expect(page.getByText('진료 확인서를 확인했습니다.')).toBeVisible();
    await expect(page.getByRole('button', { name: /^무단지각/ })).toHaveCount(0);

    await page.getByRole('button', { name: '수업 태도 벌점에 이의 신청' }).click();
    await sheet.getByRole('textbox', { name: /이의 내용/ }).fill('사전 찾기였어요.');
    await sheet.getByRole('button', { name: '이의 신청하기' }).click();
    await expect(sheet).toContainText('접수됨');
    await answer(request, server, '수업 태도', {
      accept: false,
      answer: '자습 중에는 쓸 수 없습니다.',
    });
    await page.reload();
    await page.getByRole('button', { name: '수업 태도 벌점 이의 신청 벌점 유지' }).click();
    await expect(sheet).toContainText('자습 중에는 쓸 수 없습니다.');
    await expect(tile(page, '벌점 합계')).toHaveText('−2점');
  },
);
