import type { APIRequestContext } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from '../support/test';

/** The academy's items: one penalty. */
async function onePenalty(request: APIRequestContext, admin: string): Promise<void> {
  const login = await request.post(`${admin}/api/admin/users/login`, {
    data: { username: 'admin', password: 'Admin1234!' },
  });
  const { accessToken } = (await login.json()) as { accessToken: string };
  const data = {
    presets: [{ id: null, pointType: 'PENALTY', name: '무단 지각', points: 2, hidden: false }],
  };
  expect(
    (
      await request.put(`${admin}/api/admin/point-presets`, {
        headers: { authorization: `Bearer ${accessToken}` },
        data,
      })
    ).status(),
  ).toBe(200);
}

test(
  'what attendance proposes is given only to whom a manager chooses, and proposed no more',
  { tag: '@nightly' },
  async ({ page, request, server, signInAsManager }) => {
    await server.setClock('2026-11-20T14:25:00');
    await onePenalty(request, server.admin);
    await signInAsManager({ next: '/settings?tab=attendance' });
    const late = page.getByRole('combobox', { name: '지각', exact: true });
    await expect(late).toHaveValue('');
    await late.selectOption('무단 지각 (벌점 2점)');
    await page.getByRole('button', { name: '저장', exact: true }).click();
    await expect(page.getByText('설정을 저장했습니다.')).toBeVisible();

    await page.goto('/attendance');
    for (const name of ['김하늘', '이바다']) {
      await page.getByRole('button', { name: `${name} 지금 등원`, exact: true }).click();
      await expect(
        page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) }),
      ).toContainText('등원 · 지각');
    }
    await page.reload();
    await page.getByRole('button', { name: '벌점 제안 2건' }).click();
    const dialog = page.getByRole('dialog', { name: '벌점 제안' });
    await expect(dialog.getByRole('button', { name: '0명에게 벌점 부여' })).toBeDisabled();
    await dialog.getByRole('checkbox', { name: '김하늘 · 무단 지각 → 무단 지각 벌점 2점' }).click();
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: '1명에게 벌점 부여' }).click();
    await expect(page.getByText('1명에게 벌점을 부여했습니다.')).toBeVisible();
    await expect(page.getByRole('button', { name: '벌점 제안 1건' })).toBeVisible();
    await expect(
      page
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name: '김하늘', exact: true }) }),
    ).toContainText('2점');
  },
);
