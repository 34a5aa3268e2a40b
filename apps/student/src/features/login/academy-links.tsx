import { loginTexts } from '../../shared/messages/login-texts';
import styles from './login-page.module.css';
import type { AcademyFacts } from './use-academy';

/** Help for students, and the small way to the managers' login. A link without an address stays away. */
export function AcademyLinks({ manualUrl, adminAppUrl }: Pick<AcademyFacts, 'manualUrl' | 'adminAppUrl'>) {
  return (
    <nav className={styles.links} aria-label={loginTexts.links}>
      {manualUrl !== '' && (
        <a href={manualUrl} target="_blank" rel="noreferrer">
          {loginTexts.manual}
        </a>
      )}
      {adminAppUrl !== '' && <a href={`${adminAppUrl}/admin-login`}>{loginTexts.managerLogin}</a>}
    </nav>
  );
}
