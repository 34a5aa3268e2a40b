import type { Page } from '@playwright/test';
import { expect } from '../../support/test';

export const kioskPrompt = (door: Page) =>
  door.getByRole('heading', { name: '휴대폰 번호 뒤 4자리를 눌러 주세요' });

/** A manager makes a code in the settings, and the tablet at the door takes it. */
export async function connectKiosk(manager: Page, door: Page): Promise<void> {
  await manager.goto('/settings?tab=kiosks');
  await manager.getByLabel('이름').fill('정문');
  await manager.getByRole('button', { name: '연결 코드 만들기' }).click();
  const dialog = manager.getByRole('dialog', { name: '정문 연결 코드' });
  const code = await dialog.getByText(/^\d{4} \d{4}$/).textContent();
  await dialog.getByRole('button', { name: '닫기' }).click();
  await door.goto('/kiosk');
  await door.getByLabel('연결 코드').fill(code ?? '');
  await door.getByRole('button', { name: '연결' }).click();
  await expect(kioskPrompt(door)).toBeVisible();
}
