import type { Page } from '@playwright/test';
import { largeText } from '../support/large-text';
import { screens } from './scenes';
import { show, take, test as base } from './take';

type Media = NonNullable<Parameters<Page['emulateMedia']>[0]>;

/** A scene is prepared once a size; its looks are one page in other colours. */
const LOOKS = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  forced: { colorScheme: 'light', forcedColors: 'active' },
} satisfies Record<string, Media>;

export interface ScreenOptions {
  /** The last word of a picture's file is its look, the one before its size. */
  size: string;
  looks: (keyof typeof LOOKS)[];
  /** The browser's letters at 200 %. */
  large: boolean;
}

const test = base.extend<ScreenOptions>({
  size: ['', { option: true }],
  looks: [[], { option: true }],
  large: [false, { option: true }],
});

for (const scene of screens)
  test(scene.name, { tag: `@${scene.app}` }, async ({ page, origins, size, looks, large }) => {
    if (large) await largeText(page);
    try {
      await show(page, origins, scene);
    } finally {
      // Not in the state that it was meant to show, it shows what went wrong.
      for (const look of looks) {
        await page.emulateMedia(LOOKS[look]);
        await take(page, `test-results/screens/${scene.name}.${size}.${look}.png`);
      }
    }
  });
