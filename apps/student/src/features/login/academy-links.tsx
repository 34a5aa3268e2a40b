import { settingsCalls } from '@academy/api-client';
import type { Academy } from '@academy/domain/settings';
import { useEffect, useState } from 'react';
import { client } from '../../shared/api/connection';
import { config } from '../../shared/config';
import { loginTexts } from '../../shared/messages/login-texts';
import styles from './login-page.module.css';

const settingsApi = settingsCalls(client);

/** The academy's public facts, or null while they are unknown; read without react-query, which this screen does not load. */
export function useAcademy(): Academy | null {
  const [academy, setAcademy] = useState<Academy | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    settingsApi.academy({ signal: leaving.signal }).then(setAcademy, () => undefined);
    return () => leaving.abort();
  }, []);
  return academy;
}

/** Help for students, and the small way to the managers' login. Without a manual's address its link stays away. */
export function AcademyLinks({ manualUrl }: { manualUrl: string }) {
  return (
    <nav className={styles.links}>
      {manualUrl !== '' && (
        <a href={manualUrl} target="_blank" rel="noreferrer">
          {loginTexts.manual}
        </a>
      )}
      <a href={config.adminLoginUrl}>{loginTexts.managerLogin}</a>
    </nav>
  );
}
