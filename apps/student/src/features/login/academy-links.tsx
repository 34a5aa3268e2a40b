import { config } from '../../shared/config';
import { loginTexts } from '../../shared/messages/login-texts';
import styles from './login-page.module.css';

/** Help for students, and the small way to the managers' login. Without a manual's address its link stays away. */
export function AcademyLinks({ manualUrl }: { manualUrl: string }) {
  return (
    <nav className={styles.links} aria-label={loginTexts.links}>
      {manualUrl !== '' && (
        <a href={manualUrl} target="_blank" rel="noreferrer">
          {loginTexts.manual}
        </a>
      )}
      <a href={config.adminLoginUrl}>{loginTexts.managerLogin}</a>
    </nav>
  );
}
