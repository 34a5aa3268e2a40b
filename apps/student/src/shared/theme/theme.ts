/** `system` follows the device. */
export type Theme = 'system' | 'light' | 'dark';

/** Read by public/theme.js as well, which applies it before the first paint. */
const KEY = 'academy.theme';
const PAGE_COLOUR = { light: '#ffffff', dark: '#101318' };

const listeners = new Set<() => void>();
let current = stored();

function stored(): Theme {
  try {
    const text = localStorage.getItem(KEY);
    return text === 'light' || text === 'dark' ? text : 'system';
  } catch {
    return 'system';
  }
}

const isDark = (meta: HTMLMetaElement) => meta.media.includes('dark');

function apply(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  // The browser's own bars take the colour of the page; the two tags differ only while the system decides.
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = PAGE_COLOUR[theme === 'system' ? (isDark(meta) ? 'dark' : 'light') : theme];
  }
}

export const themeStore = {
  get: (): Theme => current,
  set(theme: Theme): void {
    current = theme;
    apply(theme);
    try {
      if (theme === 'system') localStorage.removeItem(KEY);
      else localStorage.setItem(KEY, theme);
    } catch {
      // It holds until the page is closed then.
    }
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
