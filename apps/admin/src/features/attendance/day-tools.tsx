import { GridViewMenu, type GridView } from '@academy/ui/data-grid';
import { api } from '../../shared/api';
import { ExportMenu } from '../../shared/lists/export-menu';
import { gridViewTexts } from '../../shared/kit-texts';
import { DayPrint } from './day-print';
import type { ShownRow } from './shown-rows';
import type { AttendanceSheet } from './use-attendance-day';

interface Props {
  sheet: AttendanceSheet;
  shown: readonly ShownRow[];
  view: GridView<ShownRow>;
}

/** The shown day as a file and on paper, and which columns the grid has. */
export function DayTools({ sheet, shown, view }: Props) {
  const { date, filter } = sheet;
  return (
    <>
      <ExportMenu
        load={(format, _contacts, control) =>
          api.exportDay({
            params: { date, format },
            query: { ...filter.query, ...(filter.tile !== 'all' && { tile: filter.tile }) },
            ...control,
          })
        }
      />
      <DayPrint sheet={sheet} shown={shown} />
      <GridViewMenu view={view} texts={gridViewTexts} />
    </>
  );
}
