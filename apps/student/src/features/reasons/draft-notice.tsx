import { reasonTypeName, type ReasonForm } from '@academy/domain/reasons';
import { formatDay, isCalendarDay } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { EditIcon } from '@academy/ui/icon';
import { reasonsTexts } from '../../shared/messages/reasons-texts';
import styles from './reasons-page.module.css';

interface Props {
  input: ReasonForm;
  onGoOn: () => void;
  onDrop: () => void;
}

const told = ({ date, type }: ReasonForm) =>
  [...(isCalendarDay(date) ? [formatDay(date)] : []), reasonTypeName(type)].join(' ');

/** A form that was begun and not sent, to go on with. */
export function DraftNotice({ input, onGoOn, onDrop }: Props) {
  return (
    <section className={styles.draft} aria-label={reasonsTexts.draft}>
      <EditIcon className={styles.draftIcon} />
      <div className={styles.draftWhat}>
        <p className={styles.draftTitle}>{reasonsTexts.draftOf(told(input))}</p>
        {input.text.trim() !== '' && <p className={styles.draftText}>{input.text}</p>}
      </div>
      <div className={styles.draftActions}>
        <Button variant="text" onClick={onDrop}>
          {reasonsTexts.dropDraft}
        </Button>
        <Button onClick={onGoOn}>{reasonsTexts.goOn}</Button>
      </div>
    </section>
  );
}
