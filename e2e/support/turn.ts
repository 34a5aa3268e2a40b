import { expect, type Locator } from '@playwright/test';

/**
 * Clicks a box, switch or radio whose state comes back from elsewhere (the address, the server): it
 * may take a moment to show.
 */
export async function turnOn(control: Locator): Promise<void> {
  await control.click();
  await expect(control).toBeChecked();
}

/** {@link turnOn}, the other way. */
export async function turnOff(control: Locator): Promise<void> {
  await control.click();
  await expect(control).not.toBeChecked();
}
