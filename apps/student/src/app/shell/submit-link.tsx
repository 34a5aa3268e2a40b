import { Link } from 'react-router-dom';
import { shellTexts } from '../../shared/shell-texts';
import styles from './shell.module.css';
import { submitPage } from './tabs';

/** The way to 사유 제출 and 신청 내역, from every page. */
export function SubmitLink({ current }: { current: boolean }) {
  return (
    <Link
      to={submitPage.path}
      className={styles.profileButton}
      aria-label={shellTexts.submit}
      aria-current={current ? 'page' : undefined}
    >
      {submitPage.icon}
      <span className={styles.wideOnly}>{shellTexts.submit}</span>
    </Link>
  );
}
