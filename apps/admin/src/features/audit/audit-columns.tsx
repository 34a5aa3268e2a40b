import type { AuditEntry } from '@academy/domain/audit';
import { formatMoment } from '@academy/domain/time';
import type { GridColumn } from '@academy/ui/data-grid';
import styles from './audit-tab.module.css';
import { auditTexts } from './audit-texts';
import { deviceName } from '../../shared/session/device-name';

const texts = auditTexts.columns;

export const actorText = ({ actorKind, actorName }: AuditEntry): string =>
  actorKind === 'system' ? auditTexts.system : actorName;
export const momentText = ({ at }: AuditEntry): string => formatMoment(new Date(at));

export const auditGridColumns: readonly GridColumn<AuditEntry>[] = [
  { id: 'at', header: texts.at, width: 170, text: momentText },
  { id: 'actor', header: texts.actor, width: 110, rowHeader: true, fixed: true, text: actorText },
  {
    id: 'sentence',
    header: texts.sentence,
    width: 420,
    grow: true,
    opens: true,
    card: 'title',
    text: ({ sentence }) => sentence,
    cell: ({ sentence }) => (
      <span className={styles.words} title={sentence}>
        {sentence}
      </span>
    ),
  },
  { id: 'device', header: texts.device, width: 150, text: ({ device }) => deviceName(device) },
  { id: 'ip', header: texts.ip, width: 130, startsHidden: true, text: ({ ip }) => ip ?? '' },
];
