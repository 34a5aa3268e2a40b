import type { ThemeChoice } from '@academy/ui/theme';

/** What the choices of brightness are called. */
export const themeNames: Readonly<Record<ThemeChoice, string>> = {
  system: '시스템',
  light: '밝게',
  dark: '어둡게',
};
