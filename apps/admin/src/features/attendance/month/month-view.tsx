import textStyles from '@academy/ui/styles/text.module.css';
import columnStyles from '@academy/ui/styles/column.module.css';
import { useOpenDialog, useUrlSort } from '@academy/app-kit/url';
import type { AttendanceMonthRow } from '@academy/domain/attendance';
import { formatMonth, monthNumberOf, monthOf, yearOf } from '@academy/domain/time';
import { Chart, ChartPaper } from '@academy/ui/chart';
import { DataGrid, GridPaper, sortRows, useGridView } from '@academy/ui/data-grid';
import { Drawer } from '@academy/ui/drawer';
import { EmptyState } from '@academy/ui/empty-state';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../../../shared/api';
import { copiedText, selectAllText } from '../../../shared/texts/kit-texts';
import { markNamesakes } from '../../../shared/lists/mark-namesakes';
import { TabState } from '../../../shared/page/tab-state';
import { ListPaper } from '../../../shared/printing/list-paper';
import { StudentMonth } from '../../../shared/meals/student-month';
import { monthViewTexts as texts } from '../attendance-texts';
import { DayFilterBar } from '../day/day-filter';
import type { AttendanceSheet } from '../day/use-attendance-day';
import { monthPictures } from './month-chart';
import { dayColumns, seatAndName, sumColumns } from './month-columns';
import styles from './month-view.module.css';
import { useStudentFilter } from '../day/use-day-filter';

const idOf = ({ studentId }: AttendanceMonthRow) => studentId;

const gridTexts = {
  selectAll: selectAllText,
  row: ({ name }: AttendanceMonthRow) => name,
  copied: copiedText,
};

/** When they came late or not at all; nothing in a month without marks. */
const Pictures = ({ of }: { of: ReturnType<typeof monthPictures> }) =>
  of && (
    <div className={styles.pictures}>
      <Chart {...of.weeks} />
      <Chart {...of.weekdays} />
    </div>
  );

/** 월간: students × days with their letters and sums; a student opens on their own month. */
export function MonthView({ sheet: { date } }: { sheet: AttendanceSheet }) {
  const month = monthOf(date);
  const params = { year: yearOf(month), month: monthNumberOf(month) };
  const { data, isError, refetch } = useQuery({
    queryKey: ['attendance', 'month', month],
    queryFn: ({ signal }) => api.attendanceMonth({ params, query: {}, signal }),
    staleTime: 0,
  });
  const [sort, setSort] = useUrlSort();
  const student = useOpenDialog('student');
  const rest = data?.rest;
  const columns = useMemo(
    () => [...seatAndName, ...dayColumns(month, rest ?? []), ...sumColumns],
    [month, rest],
  );
  const view = useGridView('attendance-month', columns);
  const all = useMemo(() => markNamesakes(data?.rows ?? []), [data]);
  const filter = useStudentFilter(all);
  const rows = useMemo(() => sortRows(filter.shown, columns, sort), [filter.shown, columns, sort]);
  const pictures = useMemo(() => monthPictures(rows), [rows]);
  if (!rest) return <TabState isError={isError} onRetry={() => void refetch()} />;

  const open = all.find(({ studentId }) => studentId === student.opened);
  const count = texts.count(all.length, rows.length);
  const restText = rest.length === 0 ? texts.noRest : texts.rest(rest);
  return (
    <div className={columnStyles.gap4}>
      <DayFilterBar
        filter={filter}
        rows={all}
        file={{
          load: (format, _contacts, control) =>
            api.exportMonth({
              params: { ...params, format },
              query: filter.words.query,
              ...control,
            }),
        }}
        onPrint={() => window.print()}
      />
      <Pictures of={pictures} />
      <p className={textStyles.help}>{texts.legend}</p>
      <DataGrid
        label={texts.title}
        view={view}
        rows={rows}
        rowId={idOf}
        texts={gridTexts}
        sort={sort}
        onSortChange={setSort}
        onRowOpen={({ studentId }) => student.open(studentId)}
        empty={<EmptyState title={texts.nobodyFits} />}
      />
      <p className={textStyles.help}>{restText}</p>
      <ListPaper
        title={`${formatMonth(month)} ${texts.title}`}
        facts={[count, filter.words.q, filter.words.grade, texts.legend, restText]}
        orientation="wide"
      >
        {pictures && <ChartPaper picture={pictures.weeks} />}
        <GridPaper columns={columns} rows={rows} rowId={idOf} />
      </ListPaper>
      <Drawer
        open={open !== undefined}
        onClose={student.close}
        title={open ? `${open.name} · ${formatMonth(month)}` : texts.title}
        closeOnBack={false}
      >
        {open && <StudentMonth studentId={open.studentId} month={month} />}
      </Drawer>
    </div>
  );
}
