export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

/**
 * The localStorage entry; `theme.js` (packages/app-kit) reads the same one before the first paint.
 */
export const themeKey = 'theme';

const isChoice = (value: string | null): value is ThemeChoice =>
  themeChoices.some((choice) => choice === value);

/** The stored choice; `system` when there is none or storage is closed (private windows). */
export function readTheme(): ThemeChoice {
  try {
    const stored = localStorage.getItem(themeKey);
    return isChoice(stored) ? stored : 'system';
  } catch {
    return 'system';
  }
}

/**
 * Shows the choice on <html> (`data-theme` for light and dark, nothing for `system`) and on the
 * browser's own bars.
 */
export function showTheme(choice: ThemeChoice): void {
  const html = document.documentElement;
  if (choice === 'system') delete html.dataset.theme;
  else html.dataset.theme = choice;
  const ground = getComputedStyle(html).getPropertyValue('--color-bg').trim();
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    meta.content = ground;
}

/** Keeps the choice for the next visit. */
export function storeTheme(choice: ThemeChoice): void {
  try {
    localStorage.setItem(themeKey, choice);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
