import type { StudentId } from '@academy/domain/ids';
import { missingForLinks } from '@academy/domain/guardians';
import { missingRightText } from '@academy/domain/rights';
import { monthNumberOf, yearOf, type CalendarMonth } from '@academy/domain/time';
import { BellIcon } from '@academy/ui/icon';
import type { MenuItem } from '@academy/ui/menu';
import { useState, type ReactNode } from 'react';
import { api } from '../../../shared/api';
import { SendNoticesDialog } from '../../../shared/notices/send-notices-dialog';
import { sendNoticesTexts } from '../../../shared/notices/send-notices-texts';
import { useManager } from '../../../shared/session/use-manager';
import { reportsTexts as texts } from './reports-texts';

/**
 * Sends guardians the address of the month's report: an item of the list's menu, and the window in
 * which is seen what each of them would read.
 */
export function useSendReports(
  month: CalendarMonth,
  studentIds: readonly StudentId[],
): { item: MenuItem; dialog: ReactNode } {
  const [open, setOpen] = useState(false);
  const manager = useManager();
  const hidden = missingForLinks(manager);
  const missing =
    manager.missing('attendance.write') ??
    (hidden === null ? undefined : missingRightText(hidden, manager.role));
  const nobody = studentIds.length === 0 ? texts.nobodyFits : undefined;
  const params = { year: yearOf(month), month: monthNumberOf(month) };
  return {
    item: {
      label: sendNoticesTexts.open,
      icon: <BellIcon />,
      disabledReason: missing ?? nobody,
      onSelect: () => setOpen(true),
    },
    dialog: open && (
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
    ),
  };
}
