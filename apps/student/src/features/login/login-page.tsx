import { nextOf } from '@academy/auth';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { session, endedNotice } from '../../shared/api';
import { loginTexts } from './login-texts';
import { pageTitle } from '../../shared/shell-texts';
import { useOnline } from '@academy/app-kit/device';
import { AcademyLinks } from './academy-links';
import { LoginForm } from './login-form';
import styles from './login-page.module.css';
import { Logo } from './logo';
import { useAcademy } from './use-academy';

const HOME = '/student-calendar';
const NOTICES = {
  'refresh-failed': loginTexts.refreshFailed,
  'other-account': loginTexts.otherAccount,
  'logged-out': undefined,
};

interface Props {
  /** The address's query, which may hold `next`. */
  search: string;
  /** Somebody is in, now or already: go on to `next`, a path of this app. */
  onSignedIn: (next: string) => void;
}

/**
 * `/` and `/admin`: the student's login. Whoever is signed in already goes on to where they wanted
 * to go.
 */
export function LoginPage({ search, onSignedIn }: Props) {
  const { status } = useSyncExternalStore(session.subscribe, session.state);
  const [cameAs] = useState(status);
  const online = useOnline();
  const academy = useAcademy();
  const ended = endedNotice.get();
  const goOn = useEffectEvent((to: string) => onSignedIn(to));

  useEffect(() => {
    if (status === 'starting') void session.ready();
    if (status === 'student') goOn(nextOf(search, HOME));
    // A manager's token opens nothing here; who comes back from there may sign in as a student.
    if (status === 'manager' && cameAs !== 'manager') goOn('/not-found');
  }, [status, search, cameAs]);

  // A tab that finds its login by the cookie must not show the form first and take it away again.
  if (status === 'starting' || status === 'student') return null;

  return (
    <div className={styles.page}>
      <title>{pageTitle(loginTexts.title, academy.name)}</title>
      {!online && <output className={styles.offline}>{loginTexts.offline}</output>}
      <main className={styles.card}>
        <Logo className={styles.logo} />
        <h1 className={styles.title}>
          {academy.name ? `${academy.name} ${loginTexts.title}` : loginTexts.title}
        </h1>
        <LoginForm notice={ended && NOTICES[ended]} />
      </main>
      <AcademyLinks {...academy} />
    </div>
  );
}
