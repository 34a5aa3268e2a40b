import { nextOf } from '@academy/auth';
import type { Academy } from '@academy/domain/settings';
import { willArrive } from '@academy/ui/focus-heading';
import { ArrowLeftIcon } from '@academy/ui/icon';
import { Row } from '@academy/ui/layout';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { messages } from '../../shared/texts/messages';
import { EntryNote, EntryPage } from '../../shared/page/entry-page';
import styles from '../../shared/page/entry-page.module.css';
import { endNote } from '../../shared/session/end-note';
import { loginApi, session, sessionEndReason } from '../../shared/session/session';
import { LoginForm } from './login-form';

interface Props {
  home: string;
  /** The address's query, which may hold `next`. */
  search: string;
  /** Signed in, now or already: go on to `next`, a path of this app. */
  onSignedIn: (next: string) => void;
}

/** `/admin-login`. A manager who is signed in already goes on to `next` or home. */
export function LoginPage({ home, search, onSignedIn }: Props) {
  const { status } = useSyncExternalStore(session.subscribe, session.state);
  const isLogoutLate = useSyncExternalStore(session.subscribe, session.isLogoutLate);
  const academy = useAcademy();
  const goOn = useEffectEvent((to: string) => {
    willArrive();
    onSignedIn(to);
  });

  useEffect(() => {
    // A new tab may have a cookie: then there is no need to sign in.
    if (status === 'starting') void session.ready();
    if (status === 'manager') {
      endNote.clear();
      goOn(nextOf(search, home));
    }
  }, [status, search, home]);

  if (status === 'manager') return null;
  const { edits, draft, lost } = endNote.get();

  return (
    <EntryPage title={messages.login.title} academy={academy}>
      {sessionEndReason() === 'refresh-failed' && (
        <EntryNote>{messages.login.refreshFailed}</EntryNote>
      )}
      {isLogoutLate && <EntryNote>{messages.logout.late}</EntryNote>}
      {edits > 0 && <EntryNote>{messages.ended.edits(edits)}</EntryNote>}
      {draft && <EntryNote>{messages.ended.draft}</EntryNote>}
      {lost && <EntryNote>{messages.ended.lost}</EntryNote>}
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
        <a className={styles.link} href="/admin-signup">
          {messages.login.signup}
        </a>
      </Row>
    </EntryPage>
  );
}

/** The academy's name and the student app's address, without the cache that the pages share. */
function useAcademy(): Academy | undefined {
  const [academy, setAcademy] = useState<Academy>();
  useEffect(() => {
    const leaving = new AbortController();
    loginApi
      .academy({ signal: leaving.signal })
      .then(setAcademy)
      // A login screen without its name still logs in.
      .catch(() => undefined);
    return () => leaving.abort();
  }, []);
  return academy;
}
