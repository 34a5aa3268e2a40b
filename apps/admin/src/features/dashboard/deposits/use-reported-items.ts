import { sendOnce } from '@academy/app-kit/writes';
import { reportedName, reportedText, type DepositRow } from '@academy/domain/deposits';
import { formatWon } from '@academy/domain/money';
import { formatMonth, seoulMonth, shiftMonth, type CalendarMonth } from '@academy/domain/time';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../../../shared/api';
import { reportIsNotRejected, type InboxItem, type InboxSource } from '../../../shared/inbox-item';
import { useManager } from '../../../shared/session/use-manager';
import { useNow } from '../../../shared/use-now';
import { dashboardQueries, paramsOf } from '../dashboard-queries';
import { reportedTexts as texts } from './deposit-texts';

function itemOf(
  row: DepositRow,
  month: CalendarMonth,
  disabledReason: string | undefined,
): InboxItem[] {
  const { studentId, name, seat, grade, school, account, reported } = row;
  if (reported === null) return [];
  const { day, amount, depositorName } = reported;
  const missing = -account.balance;
  return [
    {
      key: `d-${month}-${studentId}`,
      at: day,
      kind: reportedName,
      name,
      details: [seat, grade, school].filter(Boolean).join(' · '),
      title: texts.bill(formatMonth(month)),
      facts: [
        { label: texts.told, value: reportedText(reported) },
        { label: texts.due, value: formatWon(account.due) },
        { label: texts.missing, value: formatWon(missing) },
      ],
      effect: texts.effect(amount - missing),
      accept: {
        label: texts.accept,
        run: async () => {
          const items = [{ studentId, amount, depositorName }];
          const { skipped, undo } = await sendOnce(
            `report ${month} ${studentId} ${day} ${amount}`,
            {
              send: (key) =>
                api.confirmDeposits({
                  params: paramsOf(month),
                  body: { day, items },
                  key,
                }),
            },
          );
          return {
            said: texts.confirmed(name, formatMonth(month)),
            undo,
            left: skipped[0]?.message,
          };
        },
      },
      reject: reportIsNotRejected,
      to: `/admin-dashboard?tab=deposits&month=${month}&state=reported&student=${studentId}`,
      disabledReason,
    },
  ];
}

/** What students say they paid, of the months that are billed and paid about now. */
export function useReportedItems(): InboxSource {
  const { can, missing } = useManager();
  const reads = can('deposits.read');
  const disabledReason = missing('deposits.write');
  const current = seoulMonth(useNow());
  const months = useMemo(() => [-1, 0, 1].map((by) => shiftMonth(current, by)), [current]);
  const answers = useQueries({
    queries: months.map((month) => ({ ...dashboardQueries.reported(month), enabled: reads })),
    combine: (found) => ({
      rows: found.every(({ data }) => data) ? found.map(({ data }) => data?.rows ?? []) : undefined,
      isError: found.some(({ isError }) => isError),
    }),
  });
  const { rows } = answers;
  const items = useMemo(
    () =>
      reads
        ? rows?.flatMap((of, at) =>
            of.flatMap((row) => itemOf(row, months[at] ?? current, disabledReason)),
          )
        : [],
    [reads, rows, months, current, disabledReason],
  );
  return { items, isError: answers.isError };
}
