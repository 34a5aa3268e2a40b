import { mealsTexts } from '../../shared/messages/meals-texts';
import styles from './meals-page.module.css';

/** A first load that did not work is silent: an empty calendar, and a quiet way to ask again. */
export function EmptyMonth({ onReload }: { onReload: () => void }) {
  return (
    <p className={styles.empty}>
      {mealsTexts.empty}{' '}
      <button type="button" className={styles.reload} onClick={onReload}>
        {mealsTexts.reloadMonth}
      </button>
    </p>
  );
}
