import { useEffect, useState } from 'react';

const UNKNOWN = { name: '', manualUrl: '' };

const textIn = (value: unknown, field: string): string => {
  const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined;
  return typeof found === 'string' ? found : '';
};

/**
 * The academy's name and manual for the login screen (`GET /public/academy`, ours). Read by hand: the typed call would bring the
 * schemas of all settings to a screen that shows one title and one link.
 */
export function useAcademy(): { name: string; manualUrl: string } {
  const [academy, setAcademy] = useState(UNKNOWN);
  useEffect(() => {
    const leaving = new AbortController();
    fetch('/api/public/academy', { signal: leaving.signal })
      .then(async (response) => (response.ok ? response.json() : undefined))
      .then((body: unknown) => setAcademy({ name: textIn(body, 'name'), manualUrl: textIn(body, 'manualUrl') }))
      // A login screen without its help link still logs in.
      .catch(() => undefined);
    return () => leaving.abort();
  }, []);
  return academy;
}
