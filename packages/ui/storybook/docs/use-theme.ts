import { useEffect, useState } from 'react';

const now = (): 'light' | 'dark' =>
  document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';

/** The theme that Storybook's toolbar has set on the page. */
export function useTheme(): 'light' | 'dark' {
  const [theme, setTheme] = useState(now);
  useEffect(() => {
    const observer = new MutationObserver(() => setTheme(now()));
    observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => observer.disconnect();
  }, []);
  return theme;
}
