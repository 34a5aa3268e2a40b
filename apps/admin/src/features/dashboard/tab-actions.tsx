import type { MonthFilter } from '@academy/domain/deposits';
import type { CalendarMonth } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { PrintIcon } from '@academy/ui/icon';
import { api } from '../../shared/api';
import { ExportMenu } from '../../shared/lists/export-menu';
import { useManager } from '../../shared/use-manager';
import { paramsOf } from './dashboard-queries';
import { dashboardTexts as texts } from './dashboard-texts';

interface Props {
  month: CalendarMonth;
  sheet: 'days' | 'students' | 'not-applied' | 'deposits';
  filter?: MonthFilter;
}

/**
 * 엑셀 다운로드 of the whole month: the tab's own sheet first (a CSV holds that one alone), narrowed as
 * the tab is. Who may see the money and not the meals gets the money alone.
 */
export function MonthExport({ month, sheet, filter = {} }: Props) {
  const { can } = useManager();
  const moneyAlone = sheet === 'deposits' && !can('meals.read');
  return (
    <ExportMenu
      load={(format, contacts, control) => {
        const params = { ...paramsOf(month), format };
        return moneyAlone
          ? api.exportDeposits({ params, query: { contacts, ...filter }, ...control })
          : api.exportStats({ params, query: { sheet, contacts, ...filter }, ...control });
      }}
    />
  );
}

/** 인쇄 of what the tab shows. */
export const PrintButton = () => (
  <Button size="dense" onClick={() => window.print()}>
    <PrintIcon /> {texts.print}
  </Button>
);
