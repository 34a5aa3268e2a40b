import { nextOf } from '@academy/auth';
import { useSession } from '@academy/auth/react';
import { ArrowLeftIcon } from '@academy/ui/icon';
import { Row } from '@academy/ui/layout';
import { useEffect } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { whySessionEnded } from '../../shared/api';
import { EntryNote, EntryPage } from '../../shared/page/entry-page';
import styles from '../../shared/page/entry-page.module.css';
import { messages } from '../../shared/messages';
import { useAcademy } from '../../shared/use-academy';
import { LoginForm } from './login-form';

/** `/admin-login`. A manager who is signed in already goes on to `next` or home. */
export function LoginPage({ home }: { home: string }) {
  const { session, state } = useSession();
  const { search } = useLocation();
  const academy = useAcademy();

  // A new tab may have a cookie: then there is no need to sign in.
  useEffect(() => {
    if (state.status === 'starting') void session.ready();
  }, [session, state.status]);

  if (state.status === 'manager') return <Navigate to={nextOf(search, home)} replace />;

  return (
    <EntryPage title={messages.login.title}>
      {whySessionEnded() === 'refresh-failed' && <EntryNote>{messages.login.expired}</EntryNote>}
      <LoginForm />
      <Row
        as="nav"
        gap={16}
        lineGap={0}
        align="center"
        justify="between"
        aria-label={messages.login.elsewhere}
      >
        <a className={styles.link} href={academy?.studentAppUrl || undefined}>
          <ArrowLeftIcon size={16} /> {messages.login.back}
        </a>
        <Link className={styles.link} to="/admin-signup">
          {messages.login.signup}
        </Link>
      </Row>
    </EntryPage>
  );
}
