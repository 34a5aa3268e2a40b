import { visitActions } from '@academy/domain/attendance';
import { Button } from '@academy/ui/button';
import { useContext } from 'react';
import type { ShownRow } from './shown-rows';
import styles from './today-view.module.css';
import { todayTexts as texts } from './today-texts';
import { VisitsContext } from './visits-context';

/** What a student's state allows now, one press each. */
export function VisitButtons({ row }: { row: ShownRow }) {
  const { act, disabledReason } = useContext(VisitsContext);
  return (
    <span className={styles.acts}>
      {visitActions(row.visit).map((action) => (
        <Button
          key={action}
          size="dense"
          tabIndex={-1}
          aria-label={texts.actFor(row.name, action)}
          disabledReason={disabledReason}
          onClick={() => act([row], action)}
        >
          {texts.actNow(action)}
        </Button>
      ))}
    </span>
  );
}
