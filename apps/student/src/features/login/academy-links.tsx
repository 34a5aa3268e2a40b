import { loginTexts } from './login-texts';
import styles from './login-page.module.css';
import type { AcademyFacts } from './use-academy';

/**
 * Help for students, the product's own unless the academy has one, and the small way to the
 * managers' login where its address is known.
 */
export function AcademyLinks({
  manualUrl,
  adminAppUrl,
}: Pick<AcademyFacts, 'manualUrl' | 'adminAppUrl'>) {
  return (
    <nav className={styles.links} aria-label={loginTexts.links}>
      <a href={manualUrl || '/manual/'} target="_blank" rel="noreferrer">
        {loginTexts.manual}
      </a>
      {adminAppUrl !== '' && <a href={`${adminAppUrl}/admin-login`}>{loginTexts.managerLogin}</a>}
    </nav>
  );
}
