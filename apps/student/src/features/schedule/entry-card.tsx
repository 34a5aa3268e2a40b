import { timesText } from '@academy/domain/schedule';
import { entryNote, type Entry } from './entries';
import styles from './entries.module.css';

/** `approved`, `pending` or `cancelled`: how an entry looks. */
export const lookOf = ({ cancelled, schedule }: Entry) => (cancelled ? 'cancelled' : schedule.status === 'PENDING' ? 'pending' : 'approved');

/** One schedule on one day, to be opened. */
export function EntryCard({ entry, onOpen }: { entry: Entry; onOpen: () => void }) {
  const note = entryNote(entry);
  return (
    <button type="button" className={styles.card} data-look={lookOf(entry)} onClick={onOpen}>
      <span className={styles.cardTitle}>{entry.schedule.title}</span>
      <span className={styles.cardTimes}>
        {timesText(entry.schedule).split(' ').map((word) => (
          <span key={word}>{word}</span>
        ))}
      </span>
      {note !== undefined && <span className={styles.cardNote}>{note}</span>}
    </button>
  );
}
