import { useEffect, useState } from 'react';

/** What the login screen shows of `GET /public/academy`; empty while it is not known. */
export interface AcademyFacts {
  name: string;
  manualUrl: string;
  /** Where the managers' app stands, without a slash at the end. */
  adminAppUrl: string;
}

const UNKNOWN: AcademyFacts = { name: '', manualUrl: '', adminAppUrl: '' };

const textIn = (value: unknown, field: string): string => {
  const found: unknown =
    typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined;
  return typeof found === 'string' ? found : '';
};

/**
 * The academy's name and addresses for the login screen. Read by hand: the typed call would bring the schemas of all settings to a
 * screen that shows one title and two links.
 */
export function useAcademy(): AcademyFacts {
  const [academy, setAcademy] = useState(UNKNOWN);
  useEffect(() => {
    const leaving = new AbortController();
    fetch('/api/public/academy', { signal: leaving.signal })
      .then(async (response) => (response.ok ? response.json() : undefined))
      .then((body: unknown) =>
        setAcademy({
          name: textIn(body, 'name'),
          manualUrl: textIn(body, 'manualUrl'),
          adminAppUrl: textIn(body, 'adminAppUrl').replace(/\/$/, ''),
        }),
      )
      // A login screen without its help link still logs in.
      .catch(() => undefined);
    return () => leaving.abort();
  }, []);
  return academy;
}
