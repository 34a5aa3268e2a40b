import { useSyncExternalStore } from 'react';
import { themeStore, type Theme } from './theme';

export const useTheme = (): [Theme, (theme: Theme) => void] => [useSyncExternalStore(themeStore.subscribe, themeStore.get), themeStore.set];
