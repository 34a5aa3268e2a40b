import { Link } from 'react-router-dom';
import styles from './entries.module.css';
import type { Mark } from './marks';

/** A one-off reason or an exam among the entries of a day. */
export function MarkLink({ mark }: { mark: Mark }) {
  return (
    <Link to={mark.to} className={styles.mark}>
      {mark.text}
    </Link>
  );
}
