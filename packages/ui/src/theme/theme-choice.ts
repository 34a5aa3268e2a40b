export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

/** The localStorage entry; `public/theme.js` of each app reads the same one before the first paint. */
export const themeKey = 'theme';

const isChoice = (value: string | null): value is ThemeChoice => themeChoices.some((choice) => choice === value);

/** The stored choice; `system` when there is none or storage is closed (private windows). */
export function readTheme(): ThemeChoice {
  try {
    const stored = localStorage.getItem(themeKey);
    return isChoice(stored) ? stored : 'system';
  } catch {
    return 'system';
  }
}

/** Shows the choice on <html>: `data-theme` for light and dark, nothing for `system`. */
export function showTheme(choice: ThemeChoice): void {
  if (choice === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
}

/** Keeps the choice for the next visit. */
export function storeTheme(choice: ThemeChoice): void {
  try {
    localStorage.setItem(themeKey, choice);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
