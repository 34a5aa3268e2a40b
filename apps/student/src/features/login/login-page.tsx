import { nextOf } from '@academy/auth';
import { useSession } from '@academy/auth/react';
import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { loginTexts } from '../../shared/messages/login-texts';
import { shellTexts } from '../../shared/messages/shell-texts';
import { useOnline } from '../../shared/online/use-online';
import { endedNotice } from '../../shared/session/ended-notice';
import { AcademyLinks, useAcademy } from './academy-links';
import { LoginForm } from './login-form';
import styles from './login-page.module.css';
import { Logo } from './logo';

const HOME = '/student-calendar';
const NOTICES = { 'refresh-failed': loginTexts.refreshFailed, 'other-account': loginTexts.otherAccount, 'logged-out': undefined };

/** `/` and `/admin`: the student's login. Whoever is signed in already goes on to where they wanted to go (spec §2). */
export function LoginPage() {
  const { session, state } = useSession();
  const { search } = useLocation();
  const online = useOnline();
  const academy = useAcademy();
  const ended = endedNotice.get();

  useEffect(() => {
    if (state.status === 'starting') void session.ready();
  }, [session, state.status]);

  if (state.status === 'student') return <Navigate to={nextOf(search, HOME)} replace />;
  // A tab that finds its login by the cookie must not show the form first and take it away again.
  if (state.status === 'starting') return null;

  return (
    <div className={styles.page}>
      {!online && (
        <p className={styles.offline} role="status">
          {shellTexts.offlineAtLogin}
        </p>
      )}
      <main className={styles.card}>
        <Logo className={styles.logo} />
        <h1 className={styles.title}>{academy?.name ? `${academy.name} ${loginTexts.title}` : loginTexts.title}</h1>
        <p className={styles.lead}>{loginTexts.lead}</p>
        <LoginForm notice={ended && NOTICES[ended]} />
      </main>
      <AcademyLinks manualUrl={academy?.manualUrl ?? ''} />
    </div>
  );
}
