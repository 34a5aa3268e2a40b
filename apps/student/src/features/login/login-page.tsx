import { academyCalls } from '@academy/api-client';
import { useOnline } from '@academy/app-kit/device';
import { browserWake, nextOf } from '@academy/auth';
import type { Academy } from '@academy/domain/settings';
import { willArrive } from '@academy/ui/focus-heading';
import { AcademyLogo } from '@academy/ui/academy-logo';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { client, endedNotice, session } from '../../shared/api';
import { pageTitle } from '../../shared/shell-texts';
import { LoginForm } from './login-form';
import styles from './login-page.module.css';
import { loginTexts } from './login-texts';

const HOME = '/student-calendar';
const NOTICES = {
  'refresh-failed': loginTexts.refreshFailed,
  'other-account': loginTexts.otherAccount,
  'logged-out': undefined,
};

interface Props {
  /** The address's query, which may hold `next`. */
  search: string;
  /** Signed in, now or already: go on to `next`, a path of this app. */
  onSignedIn: (next: string) => void;
}

/** `/` and `/admin`: the student's login. A signed-in student is sent on to the wanted page. */
export function LoginPage({ search, onSignedIn }: Props) {
  const { status } = useSyncExternalStore(session.subscribe, session.state);
  const isLogoutLate = useSyncExternalStore(session.subscribe, session.isLogoutLate);
  const [cameAs] = useState(status);
  const online = useOnline();
  const academy = useAcademy();
  const ended = endedNotice.get();
  const goOn = useEffectEvent((to: string) => {
    willArrive();
    onSignedIn(to);
  });

  // Reports an unsent logout as soon as the server can be reached.
  useEffect(() => session.watch(browserWake), []);
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
      {(isLogoutLate || !online) && (
        <output className={styles.offline}>
          {isLogoutLate ? loginTexts.logoutLate : loginTexts.offline}
        </output>
      )}
      <main className={styles.card}>
        <div className={styles.mark}>
          <AcademyLogo logo={academy.logo} name={academy.name}>
            <Logo className={styles.logo} />
          </AcademyLogo>
        </div>
        <h1 className={styles.title}>
          {academy.name ? `${academy.name} ${loginTexts.title}` : loginTexts.title}
        </h1>
        <LoginForm notice={ended && NOTICES[ended]} />
      </main>
      <AcademyLinks {...academy} />
    </div>
  );
}

/**
 * Help for students, the product's own unless the academy has one, and the small way to the
 * managers' login where its address is known.
 */
function AcademyLinks({ manualUrl, adminAppUrl }: Pick<AcademyFacts, 'manualUrl' | 'adminAppUrl'>) {
  return (
    <nav className={styles.links} aria-label={loginTexts.links}>
      <a href={manualUrl || '/manual/'} target="_blank" rel="noreferrer">
        {loginTexts.manual}
      </a>
      {adminAppUrl !== '' && <a href={`${adminAppUrl}/admin-login`}>{loginTexts.managerLogin}</a>}
    </nav>
  );
}

/** The lunch box of the icon in the browser's tab. */
function Logo({ className }: { className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 64 64" width="64" height="64" aria-hidden="true">
      <rect width="64" height="64" rx="18" fill="#1f5fe0" />
      <rect x="12" y="18" width="40" height="30" rx="7" fill="#fff" />
      <path d="M32 18v30M32 32h20" stroke="#1f5fe0" strokeWidth="3" />
      <circle cx="22" cy="33" r="6" fill="#f0b64b" />
      <path
        d="m38 25.5 2.2 2.2 4.300-4.400M37 41h10"
        fill="none"
        stroke="#1f5fe0"
        strokeWidth="2.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** What the login screen shows of `GET /public/academy`; empty while it is not known. */
type AcademyFacts = Pick<Academy, 'name' | 'manualUrl' | 'logo'> & {
  /** The managers' app's address, without a trailing slash. */
  adminAppUrl: string;
};

const UNKNOWN: AcademyFacts = { name: '', manualUrl: '', adminAppUrl: '' };

/**
 * The academy's name and addresses. The screen's first call: with it axios comes while the number
 * is typed.
 */
function useAcademy(): AcademyFacts {
  const [academy, setAcademy] = useState(UNKNOWN);
  useEffect(() => {
    const leaving = new AbortController();
    academyCalls(client)
      .academy({ signal: leaving.signal })
      .then(({ adminAppUrl = '', ...facts }) => setAcademy({ ...facts, adminAppUrl }))
      // A login screen without its help link still logs in.
      .catch(() => undefined);
    return () => leaving.abort();
  }, []);
  return academy;
}
