import { nextOf } from '@academy/auth';
import { useSession } from '@academy/auth/react';
import { ArrowLeftIcon } from '@academy/ui/icon';
import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { whySessionEnded } from '../../shared/api';
import { messages } from '../../shared/messages';
import { useAcademy } from '../../shared/use-academy';
import { LoginForm } from './login-form';
import styles from './login-page.module.css';

/** `/admin-login` (spec §2). A manager who is signed in already goes on to `next` or home. */
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
    <main className={styles.page}>
      <title>{`${messages.login.title} · ${academy?.name || messages.appName}`}</title>
      <section className={styles.card} aria-labelledby="login-title">
        <p className={styles.brand}>
          <img src="/favicon.svg" alt="" width="32" height="32" />
          {academy?.name || messages.appName}
        </p>
        <h1 id="login-title" className={styles.title}>
          {messages.login.title}
        </h1>
        {whySessionEnded() === 'refresh-failed' && <p className={styles.note}>{messages.login.expired}</p>}
        <LoginForm />
        <a className={styles.back} href={academy?.studentAppUrl || '/'}>
          <ArrowLeftIcon size={16} /> {messages.login.back}
        </a>
      </section>
    </main>
  );
}
