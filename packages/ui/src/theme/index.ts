export { readTheme, showTheme, storeTheme, themeChoices, themeKey } from './theme-choice';
export type { ThemeChoice } from './theme-choice';
export { ThemeControl } from './theme-control';
export type { ThemeControlProps } from './theme-control';
export { useTheme } from './use-theme';
