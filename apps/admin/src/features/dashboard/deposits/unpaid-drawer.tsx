import { unpaidListText, unpaidPersonText, type UnpaidStudent } from '@academy/domain/deposits';
import { formatWon } from '@academy/domain/money';
import { formatMonth } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { CopyButton } from '@academy/ui/copy-button';
import { Drawer } from '@academy/ui/drawer';
import { EmptyState } from '@academy/ui/empty-state';
import { Row, Stack } from '@academy/ui/layout';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../shared/api';
import { SendNoticesDialog } from '../../../shared/notices/send-notices-dialog';
import { sendNoticesTexts } from '../../../shared/notices/send-notices-texts';
import { TabState } from '../../../shared/page/tab-state';
import { useManager } from '../../../shared/session/use-manager';
import { useAcademy } from '../../../shared/session/use-academy';
import { messages } from '../../../shared/texts/messages';
import { dashboardQueries } from '../dashboard-queries';
import styles from './deposit-drawer.module.css';
import { depositTexts, unpaidTexts as texts } from './deposit-texts';

const placeOf = ({ grade, seat, phoneTail }: UnpaidStudent) =>
  [grade, seat, phoneTail].filter(Boolean).join(' · ');
const monthsOf = ({ months }: UnpaidStudent) =>
  months.map(({ month, missing }) => `${formatMonth(month)} ${formatWon(missing)}`).join(', ');

const copying = {
  copiedLabel: depositTexts.copied,
  failedLabel: depositTexts.copyFailed,
} as const;

/** Notifies the guardians of students who owe, after a preview of each message. */
function SendUnpaid({ students }: { students: readonly UnpaidStudent[] }) {
  const [open, setOpen] = useState(false);
  const { missing, uses } = useManager();
  if (!uses('guardians')) return null;
  return (
    <>
      <Button disabledReason={missing('deposits.write')} onClick={() => setOpen(true)}>
        {sendNoticesTexts.open}
      </Button>
      {open && (
        <SendNoticesDialog
          title={texts.sendTitle}
          name="send unpaid notices"
          studentIds={students.map(({ studentId }) => studentId)}
          preview={(studentIds, signal) =>
            api.previewUnpaidNotices({ body: { studentIds }, signal })
          }
          send={(studentIds) => api.sendUnpaidNotices({ body: { studentIds } })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** 미납 목록: who owes what since when over all months, each with a text to send. */
export function UnpaidDrawer({ onClose }: { onClose: () => void }) {
  const { data, isError, refetch } = useQuery(dashboardQueries.unpaid());
  const academy = useAcademy()?.name || messages.appName;
  const sender = data && { academy, bank: data.bank };
  return (
    <Drawer open onClose={onClose} title={texts.title} closeOnBack={false}>
      {!data || !sender ? (
        <TabState isError={isError} onRetry={() => void refetch()} />
      ) : data.students.length === 0 ? (
        <EmptyState title={depositTexts.noUnpaid} />
      ) : (
        <Stack gap={12}>
          <Row gap={8}>
            <strong>{texts.sum(data.students.length, formatWon(data.owed))}</strong>
            <CopyButton
              {...copying}
              label={texts.copyAll}
              text={unpaidListText(data.students, sender)}
            />
            <SendUnpaid students={data.students} />
          </Row>
          <p className={styles.meta}>{texts.help}</p>
          <ul className={styles.lines}>
            {data.students.map((student) => (
              <li key={student.studentId} className={styles.unpaid}>
                <div>
                  <p>
                    <strong>{student.name}</strong>{' '}
                    <span className={styles.meta}>{placeOf(student)}</span>
                  </p>
                  <p>{texts.since(formatWon(student.owed), student.months.length)}</p>
                  <p className={styles.meta}>{monthsOf(student)}</p>
                </div>
                <CopyButton
                  {...copying}
                  label={texts.copy}
                  aria-label={texts.copyOf(student.name)}
                  text={unpaidPersonText(student, sender)}
                />
              </li>
            ))}
          </ul>
        </Stack>
      )}
    </Drawer>
  );
}
