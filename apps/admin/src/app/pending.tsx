import { useSession } from '@academy/auth/react';
import { Button } from '@academy/ui/button';
import { messages } from '../shared/messages';
import styles from './error-page.module.css';

/**
 * While a page's code or a new tab's session is on its way: nothing for the first moment, because
 * it is usually there at once.
 */
export function PagePending() {
  return <div className={styles.page} aria-busy="true" />;
}

/**
 * A new tab that could not ask the server who is signed in. The session tries again by itself; the
 * button is for the impatient.
 */
export function ServerUnreachable() {
  const { session } = useSession();
  return (
    <main className={styles.page}>
      <h1 className={styles.title}>{messages.login.noConnection}</h1>
      <Button variant="primary" onClick={() => void session.ready()}>
        {messages.errors.retry}
      </Button>
    </main>
  );
}
