import { Button } from '@academy/ui/button';
import { messages } from '../shared/messages';
import styles from './error-page.module.css';

const texts = messages.errors;

/** Stands in when a page cannot be drawn at all. */
export function CrashPage() {
  return (
    <main className={styles.page}>
      <title>{`${texts.crashTitle} · ${messages.appName}`}</title>
      <h1 className={styles.title}>{texts.crashTitle}</h1>
      <p className={styles.body}>{texts.crashBody}</p>
      <Button variant="primary" onClick={() => window.location.reload()}>
        {texts.reload}
      </Button>
    </main>
  );
}
