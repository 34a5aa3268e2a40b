import type { CalendarMonth } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { PrintIcon } from '@academy/ui/icon';
import { api } from '../../shared/api';
import { ExportMenu } from '../../shared/export-menu';
import { paramsOf } from './dashboard-queries';
import { dashboardTexts as texts } from './dashboard-texts';
import styles from './dashboard-page.module.css';

/** 엑셀 다운로드 of the whole month (the CSV holds the tab's own sheet), and 인쇄 of what the tab shows. */
export function MonthExport({ month, sheet }: { month: CalendarMonth; sheet: 'days' | 'students' | 'not-applied' }) {
  return (
    <div className={styles.actions}>
      <ExportMenu load={(format, contacts, control) => api.exportStats({ params: { ...paramsOf(month), format }, query: { sheet, contacts }, ...control })} />
      <Button size="dense" onClick={() => window.print()}>
        <PrintIcon /> {texts.print}
      </Button>
    </div>
  );
}
