import { Button, buttonClassName } from '@academy/ui/button';
import { Link, useNavigate } from 'react-router-dom';
import { messages } from '../shared/messages';
import styles from './error-page.module.css';

const texts = messages.errors;

/** `/not-found` and every unknown address. */
export function ErrorPage({ home, code = 404 }: { home: string; code?: number }) {
  const navigate = useNavigate();
  return (
    <main className={styles.page}>
      <title>{`${texts.notFoundTitle} · ${messages.appName}`}</title>
      <p className={styles.code}>{code}</p>
      <h1 className={styles.title}>{texts.notFoundTitle}</h1>
      <p className={styles.body}>{texts.notFoundBody}</p>
      <div className={styles.actions}>
        <Button onClick={() => void navigate(-1)}>{texts.back}</Button>
        <Link to={home} className={buttonClassName({ variant: 'primary' })}>
          {texts.home}
        </Link>
      </div>
    </main>
  );
}
