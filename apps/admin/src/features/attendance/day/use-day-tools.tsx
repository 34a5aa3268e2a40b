import { dayFiltersOf } from '@academy/domain/attendance';
import { formatDay } from '@academy/domain/time';
import { GridPaper } from '@academy/ui/data-grid';
import type { MenuItem } from '@academy/ui/menu';
import { useMemo, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { api } from '../../../shared/api';
import { countText, listTexts } from '../../../shared/texts/kit-texts';
import type { ExportOptions } from '../../../shared/lists/use-export';
import { ListPaper } from '../../../shared/printing/list-paper';
import { attendanceTexts, monthViewTexts, todayTexts as texts } from '../attendance-texts';
import { useStudyDay } from '../use-study-day';
import { paperColumns, type DayPaper } from './day-papers';
import type { ShownRow } from './shown-rows';
import type { AttendanceSheet } from './use-attendance-day';

const PAPERS: readonly DayPaper[] = ['blank', 'recorded', 'missing'];
/** Of a day that is over. */
const PAST_PAPERS: readonly DayPaper[] = ['recorded', 'missing', 'blank'];

const NO_ROWS: readonly ShownRow[] = [];
const idOf = ({ studentId }: ShownRow) => studentId;

/**
 * The shown day as a file and on paper: a sheet to fill in by hand, the recorded one, or the
 * missing students. Letters, never colours alone.
 */
export function useDayTools(
  { date, day, rows = NO_ROWS, filter: { words, tile }, context }: AttendanceSheet,
  shown: readonly ShownRow[],
): { file: ExportOptions; papers: readonly MenuItem[]; paper: ReactNode } {
  const offered = date < useStudyDay().today ? PAST_PAPERS : PAPERS;
  const [chosen, setPaper] = useState<DayPaper>();
  const paper = chosen ?? offered[0] ?? 'blank';
  const papers = useMemo(() => {
    const print = (next: DayPaper) => {
      // The sheet must be the chosen one before the browser takes its picture of the page.
      flushSync(() => setPaper(next));
      window.print();
    };
    return offered.map((one) => ({ label: texts.papers[one], onSelect: () => print(one) }));
  }, [offered]);
  const file = useMemo<ExportOptions>(
    () => ({
      load: (format, _contacts, control) =>
        api.exportDay({
          params: { date, format },
          query: { ...words.query, ...(tile !== 'all' && { tile }) },
          ...control,
        }),
    }),
    [date, words, tile],
  );
  const listed =
    paper === 'missing' ? rows.filter((row) => dayFiltersOf(row, context).has('missing')) : shown;
  const facts = [
    countText(rows.length, listed.length, attendanceTexts.unit),
    paper !== 'missing' && words.q,
    paper !== 'missing' && words.grade,
    paper !== 'missing' && tile !== 'all' && attendanceTexts.tile(tile),
    day?.holiday,
    paper === 'recorded' && monthViewTexts.legend,
  ];
  return {
    file,
    papers,
    paper: (
      <ListPaper
        title={`${formatDay(date)} ${texts.papers[paper]}`}
        facts={facts}
        orientation={paper === 'missing' ? 'portrait' : 'landscape'}
      >
        <GridPaper
          columns={paperColumns(paper, context)}
          rows={listed}
          rowId={idOf}
          {...(paper === 'missing' && { signature: listTexts.signature })}
        />
      </ListPaper>
    ),
  };
}
