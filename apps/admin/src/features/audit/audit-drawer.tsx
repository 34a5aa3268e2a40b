import type { AuditEntry } from '@academy/domain/audit';
import { managerRoleName } from '@academy/domain/rights';
import { ChangeList } from '@academy/ui/change-list';
import { Drawer } from '@academy/ui/drawer';
import { KeyValueList } from '@academy/ui/key-value-list';
import { Stack } from '@academy/ui/layout';
import { Link } from 'react-router-dom';
import { changeTexts } from '../../shared/texts/kit-texts';
import { actorText, momentText } from './audit-columns';
import styles from './audit-tab.module.css';
import { auditTexts as texts } from './audit-texts';
import { deviceName } from '../../shared/session/device-name';

const ROLES = ['ADMIN', 'MANAGER', 'READONLY_MANAGER'] as const;

function whoText(entry: AuditEntry): string {
  const role = ROLES.find((one) => one === entry.role);
  return role ? `${actorText(entry)} (${managerRoleName(role)})` : actorText(entry);
}

const factsOf = (entry: AuditEntry) => [
  { label: texts.columns.at, value: momentText(entry) },
  { label: texts.columns.actor, value: whoText(entry) },
  { label: texts.columns.device, value: deviceName(entry.device) },
  { label: texts.columns.ip, value: entry.ip ?? '' },
];

/** Everything about one entry: the sentence, every value before and after, where it came from. */
export function AuditDrawer({
  entry,
  onClose,
}: {
  entry: AuditEntry | undefined;
  onClose: () => void;
}) {
  return (
    <Drawer open={entry !== undefined} onClose={onClose} title={texts.title} closeOnBack={false}>
      {entry && (
        <Stack gap={16}>
          <p className={styles.sentence}>{entry.sentence}</p>
          <KeyValueList items={factsOf(entry)} />
          {entry.changes.length > 0 && (
            <details>
              <summary className={styles.heading}>{texts.changes(entry.changes.length)}</summary>
              <ChangeList changes={entry.changes} texts={changeTexts} />
            </details>
          )}
          {entry.entity === 'students' && entry.entityId !== null && (
            <Link to={`/student?status=ALL&student=${entry.entityId}`}>{texts.openStudent}</Link>
          )}
        </Stack>
      )}
    </Drawer>
  );
}
