import { reasonRefusalText, type AbsenceReason } from '@academy/domain/reasons';
import { Button } from '@academy/ui/button';
import { reasonFormTexts } from '../../../shared/messages/reasons-texts';
import { StatusBadge } from '../status-badge';
import styles from './reason-form.module.css';

/** That a reason stands for this day and type already, with the way to it. */
export function ExistingNote({
  existing,
  onShow,
}: {
  existing: AbsenceReason | null;
  onShow: (existing: AbsenceReason) => void;
}) {
  return (
    <div aria-live="polite">
      {existing && (
        <div className={styles.existing}>
          <StatusBadge status={existing.status} />
          <p>{reasonRefusalText('reason-exists')}</p>
          <Button size="dense" onClick={() => onShow(existing)}>
            {reasonFormTexts.showExisting}
          </Button>
        </div>
      )}
    </div>
  );
}
