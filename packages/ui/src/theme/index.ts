export type { ThemeChoice } from './theme-choice';
export { ThemeControl } from './theme-control';
export type { ThemeControlProps } from './theme-control';
export { useTheme } from './use-theme';
