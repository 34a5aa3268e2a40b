import { useEffect, useState } from 'react';
import { readTheme, showTheme, storeTheme, themeKey } from './theme-choice';
import type { ThemeChoice } from './theme-choice';

/** The theme of this device and how to change it. Other tabs follow at once. */
export function useTheme(): { theme: ThemeChoice; setTheme: (choice: ThemeChoice) => void } {
  const [theme, setChoice] = useState(readTheme);
  useEffect(() => showTheme(theme), [theme]);
  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (event.key === themeKey || event.key === null) setChoice(readTheme());
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, []);
  const setTheme = (choice: ThemeChoice) => {
    storeTheme(choice);
    setChoice(choice);
  };
  return { theme, setTheme };
}
