import { ChevronRightIcon } from '@academy/ui/icon';
import { Link } from 'react-router-dom';
import styles from './reasons-way.module.css';
import { shellTexts } from './shell-texts';

/**
 * The way to 사유 제출 from where a student looks for it first: being late or away on one day is
 * neither a regular schedule nor a meal. `replace`: from a sheet that the address holds open.
 */
export const ReasonsWay = ({ replace = false }: { replace?: boolean }) => (
  <Link to="/submit" replace={replace} className={styles.way}>
    <span>
      {shellTexts.oneDay} <strong>{shellTexts.reasons}</strong>
    </span>
    <ChevronRightIcon />
  </Link>
);
