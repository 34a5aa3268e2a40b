import { timesText } from '@academy/domain/schedule';
import { toneClass } from '@academy/ui/meaning';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { entryNote, type Entry, type Mark } from './entries';
import styles from './entries.module.css';

/** How an entry looks: `approved`, `pending` or `cancelled`. */
export const appearanceOf = ({ cancelled, schedule }: Entry) =>
  cancelled ? 'cancelled' : schedule.status === 'PENDING' ? 'pending' : 'approved';

/** The class of a card or a chip with the colours of what it waits for. */
export const entryClass = (base: string | undefined, entry: Entry) =>
  [base, appearanceOf(entry) === 'pending' && toneClass('waiting')].filter(Boolean).join(' ');

/** One schedule on one day, to be opened. The whole card is pressed; its title is the button. */
export function EntryCard({ entry, onOpen }: { entry: Entry; onOpen: () => void }) {
  const id = useId();
  const note = entryNote(entry);
  return (
    <div className={entryClass(styles.card, entry)} data-look={appearanceOf(entry)}>
      <button type="button" className={styles.open} aria-describedby={id} onClick={onOpen}>
        {entry.schedule.title}
      </button>
      <p id={id} className={styles.cardTimes}>
        {timesText(entry.schedule)
          .split(' ')
          .map((word) => (
            <span key={word}>{word} </span>
          ))}
        {note !== undefined && <span className={styles.cardNote}>{note}</span>}
      </p>
    </div>
  );
}

/** A one-off reason or an exam among the entries of a day. */
export function MarkLink({ mark }: { mark: Mark }) {
  return (
    <Link to={mark.to} className={styles.mark}>
      {mark.text}
    </Link>
  );
}
