import type { StudentId } from '@academy/domain/ids';
import { missingForLinks } from '@academy/domain/guardians';
import { missingRightText } from '@academy/domain/rights';
import { monthNumberOf, yearOf, type CalendarMonth } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { useState } from 'react';
import { api } from '../../../shared/api';
import { SendNoticesDialog } from '../../../shared/notices/send-notices-dialog';
import { sendNoticesTexts } from '../../../shared/notices/send-notices-texts';
import { useManager } from '../../../shared/session/use-manager';
import { reportsTexts as texts } from './reports-texts';

interface Props {
  month: CalendarMonth;
  /** Those that are listed. */
  studentIds: readonly StudentId[];
}

/** Sends guardians the address of the month's report, after a look at what each would read. */
export function SendReports({ month, studentIds }: Props) {
  const [open, setOpen] = useState(false);
  const manager = useManager();
  const hidden = missingForLinks(manager);
  const missing =
    manager.missing('attendance.write') ??
    (hidden === null ? undefined : missingRightText(hidden, manager.role));
  const nobody = studentIds.length === 0 ? texts.nobodyFits : undefined;
  const params = { year: yearOf(month), month: monthNumberOf(month) };
  return (
    <>
      <Button size="dense" disabledReason={missing ?? nobody} onClick={() => setOpen(true)}>
        {sendNoticesTexts.open}
      </Button>
      {open && (
        <SendNoticesDialog
          title={texts.sendTitle(month)}
          name={`send report notices ${month}`}
          studentIds={studentIds}
          preview={(ids, signal) =>
            api.previewReportNotices({ params, body: { studentIds: ids }, signal })
          }
          send={(ids) => api.sendReportNotices({ params, body: { studentIds: ids } })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
