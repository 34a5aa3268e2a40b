import type { MonthFilter } from '@academy/domain/deposits';
import type { CalendarMonth } from '@academy/domain/time';
import { api } from '../../shared/api';
import type { ExportOptions } from '../../shared/lists/use-export';
import { useManager } from '../../shared/session/use-manager';
import { depositTexts } from './deposits/deposit-texts';
import { paramsOf } from './dashboard-queries';

/**
 * The whole month as a file: the tab's own sheet first (a CSV holds that one alone), narrowed as
 * the tab is. An account that may see the money but not the meals gets the money alone.
 */
export function useMonthFile(
  month: CalendarMonth,
  sheet: 'days' | 'students' | 'not-applied' | 'deposits',
  filter: MonthFilter = {},
): ExportOptions {
  const { can, missing } = useManager();
  const moneyAlone = sheet === 'deposits' && !can('meals.read');
  return {
    load: (format, contacts, control) => {
      const params = { ...paramsOf(month), format };
      return moneyAlone
        ? api.exportDeposits({ params, query: { contacts, ...filter }, ...control })
        : api.exportStats({ params, query: { sheet, contacts, ...filter }, ...control });
    },
    ...(sheet === 'deposits' && {
      others: [
        {
          label: depositTexts.cashReceipts,
          load: (control) =>
            api.exportCashReceipts({
              params: { ...paramsOf(month), format: 'xlsx' },
              ...control,
            }),
          disabledReason: missing('contacts.read'),
        },
      ],
    }),
  };
}
