import { academyCalls } from '@academy/api-client';
import { useEffect, useState } from 'react';
import { client } from '../../shared/api';

/** What the login screen shows of `GET /public/academy`; empty while it is not known. */
export interface AcademyFacts {
  name: string;
  manualUrl: string;
  /** Where the managers' app stands, without a slash at the end. */
  adminAppUrl: string;
}

const UNKNOWN: AcademyFacts = { name: '', manualUrl: '', adminAppUrl: '' };

/**
 * The academy's name and addresses. The screen's first call: with it axios comes while the number
 * is typed.
 */
export function useAcademy(): AcademyFacts {
  const [academy, setAcademy] = useState(UNKNOWN);
  useEffect(() => {
    const leaving = new AbortController();
    academyCalls(client)
      .academy({ signal: leaving.signal })
      .then(({ name, manualUrl, adminAppUrl = '' }) => setAcademy({ name, manualUrl, adminAppUrl }))
      // A login screen without its help link still logs in.
      .catch(() => undefined);
    return () => leaving.abort();
  }, []);
  return academy;
}
