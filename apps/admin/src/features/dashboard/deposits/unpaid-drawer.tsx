import { phoneTailText } from '@academy/domain/identity';
import {
  unpaidInMonth,
  unpaidPersonText,
  type UnpaidList,
  type UnpaidStudent,
} from '@academy/domain/deposits';
import { addWon, formatWon } from '@academy/domain/money';
import { formatMonth, type CalendarMonth } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { Drawer } from '@academy/ui/drawer';
import { EmptyState } from '@academy/ui/empty-state';
import { Row, Stack } from '@academy/ui/layout';
import { SegmentedControl } from '@academy/ui/segmented-control';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../shared/api';
import { FamilyTexts, type FamilyText } from '../../../shared/notices/family-texts';
import { SendNoticesDialog } from '../../../shared/notices/send-notices-dialog';
import { sendNoticesTexts } from '../../../shared/notices/send-notices-texts';
import { TabState } from '../../../shared/page/tab-state';
import { useManager } from '../../../shared/session/use-manager';
import { useAcademy } from '../../../shared/session/use-academy';
import { messages } from '../../../shared/texts/messages';
import { dashboardQueries } from '../dashboard-queries';
import { depositTexts, unpaidTexts as texts } from './deposit-texts';

const placeOf = ({ grade, seat, phoneTail }: UnpaidStudent) =>
  [grade, seat, phoneTailText(phoneTail)].filter(Boolean).join(' · ');
const factsOf = ({ owed, months }: UnpaidStudent) => [
  ...(months.length > 1 ? [texts.since(formatWon(owed), months.length)] : []),
  ...months.map(({ month, missing }) => `${formatMonth(month)} ${formatWon(missing)}`),
];

interface SendProps {
  students: readonly UnpaidStudent[];
  month: CalendarMonth | undefined;
}

/** Notifies the guardians of students who owe, after a preview of each message. */
function SendUnpaid({ students, month }: SendProps) {
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
          name={`send unpaid notices ${month ?? ''}`}
          studentIds={students.map(({ studentId }) => studentId)}
          preview={(studentIds, signal) =>
            api.previewUnpaidNotices({ body: { studentIds, month }, signal })
          }
          send={(studentIds) => api.sendUnpaidNotices({ body: { studentIds, month } })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** Who owes of the month, or of all that are looked at, each with a text for their family. */
function Owing({ students, month, bank }: SendProps & Pick<UnpaidList, 'bank'>) {
  const academy = useAcademy()?.name || messages.appName;
  if (students.length === 0) return <EmptyState title={depositTexts.noUnpaid} />;
  const rows = students.map((student): FamilyText => ({
    id: student.studentId,
    name: student.name,
    place: placeOf(student),
    facts: factsOf(student),
    text: unpaidPersonText(student, { academy, bank }),
  }));
  return (
    <Stack gap={12}>
      <Row gap={8} align="center" justify="between">
        <strong>
          {texts.sum(students.length, formatWon(addWon(...students.map(({ owed }) => owed))))}
        </strong>
        <SendUnpaid students={students} month={month} />
      </Row>
      <FamilyTexts rows={rows} />
    </Stack>
  );
}

interface Props {
  /** Of which month it is asked. */
  month: CalendarMonth;
  /** Begins with all months instead. */
  ofAll: boolean;
  onClose: () => void;
}

/** 미납 목록: who owes what of a month, or since when over the last twelve. */
export function UnpaidDrawer({ month, ofAll, onClose }: Props) {
  const [all, setAll] = useState(ofAll);
  const { data, isError, refetch } = useQuery(dashboardQueries.unpaid());
  return (
    <Drawer open onClose={onClose} title={texts.title} closeOnBack={false}>
      {!data ? (
        <TabState isError={isError} onRetry={() => void refetch()} />
      ) : (
        <Stack gap={16}>
          <SegmentedControl
            label={texts.of}
            value={all ? 'all' : 'month'}
            onValueChange={(value) => setAll(value === 'all')}
            options={[
              { value: 'month', label: texts.month(formatMonth(month)) },
              { value: 'all', label: texts.all },
            ]}
          />
          <Owing
            key={String(all)}
            students={all ? data.students : unpaidInMonth(data.students, month)}
            month={all ? undefined : month}
            bank={data.bank}
          />
        </Stack>
      )}
    </Drawer>
  );
}
