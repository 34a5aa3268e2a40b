import { ConfirmDialog } from '@academy/ui/dialog';
import { EffectList } from './effect-list';
import styles from './panel.module.css';
import { queueTexts as texts } from './queue-texts';
import { meetsSomething, type Waiting } from './waiting';

interface Props {
  items: readonly Waiting[];
  busy: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** 선택 승인: what each of the chosen would meet, before anything is approved. */
export function BulkApproveDialog({ items, busy, onClose, onConfirm }: Props) {
  const meeting = items.filter(({ effects }) => meetsSomething(effects));
  return (
    <ConfirmDialog
      open
      title={texts.bulkTitle(items.length)}
      confirmLabel={texts.approve}
      busy={busy}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      <p>{texts.bulkBody(meeting.length)}</p>
      <ul className={styles.plain}>
        {meeting.map((item) => (
          <li key={item.key} className={styles.part}>
            <strong>{`${item.name} · ${item.title}`}</strong>
            <EffectList effects={item.effects} />
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
