import { useUrlSort, useUrlState } from '@academy/app-kit/url';
import {
  markLetter,
  type AttendanceMonth,
  type AttendanceMonthRow,
} from '@academy/domain/attendance';
import {
  daysOfMonth,
  formatMonth,
  monthNumberOf,
  monthOf,
  weekdayOf,
  yearOf,
  type CalendarDay,
  type CalendarMonth,
} from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { DataGrid, GridPaper, sortRows, useGridView, type GridColumn } from '@academy/ui/data-grid';
import { Drawer } from '@academy/ui/drawer';
import { EmptyState } from '@academy/ui/empty-state';
import { PrintIcon } from '@academy/ui/icon';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../../shared/api';
import { copiedText, selectAllText } from '../../shared/kit-texts';
import { ExportMenu } from '../../shared/lists/export-menu';
import { personColumns } from '../../shared/lists/person-columns';
import { tellApart } from '../../shared/lists/tell-apart';
import { TabState } from '../../shared/page/tab-state';
import { ListPaper } from '../../shared/printing/list-paper';
import { StudentMonth } from '../../shared/student-month/student-month';
import { monthViewTexts as texts } from './attendance-texts';
import { DayFilterBar, useStudentFilter } from './day-filter';
import type { AttendanceSheet } from './day/use-attendance-day';
import styles from './month-view.module.css';

const heads = texts.columns;

const seatAndName = personColumns<AttendanceMonthRow>(heads);

function toneOf(date: CalendarDay, rests: boolean): 'holiday' | 'saturday' | undefined {
  const weekday = weekdayOf(date);
  if (rests || weekday === 0) return 'holiday';
  return weekday === 6 ? 'saturday' : undefined;
}

/** A day each, with its letter; the days of rest are coloured, and named above the table. */
function dayColumns(
  month: CalendarMonth,
  rest: AttendanceMonth['rest'],
): GridColumn<AttendanceMonthRow>[] {
  const resting = new Set(rest.map(({ date }) => date));
  return daysOfMonth(month).map((date) => ({
    id: date,
    header: String(Number(date.slice(8))),
    width: 34,
    align: 'center',
    tight: true,
    card: 'hidden',
    tone: toneOf(date, resting.has(date)),
    text: ({ days }) => markLetter(days.find((one) => one.date === date) ?? null),
  }));
}

const counted = (
  id: 'present' | 'late' | 'leftEarly' | 'absent',
  width: number,
): GridColumn<AttendanceMonthRow> => ({
  id,
  header: heads[id],
  width,
  align: 'end',
  text: (row) => String(row[id]),
  sortBy: (row) => row[id],
});

const sumColumns: readonly GridColumn<AttendanceMonthRow>[] = [
  counted('present', 68),
  counted('late', 56),
  counted('leftEarly', 56),
  counted('absent', 56),
  {
    id: 'excused',
    header: heads.excused,
    width: 84,
    align: 'end',
    text: ({ excusedAbsent }) => String(excusedAbsent),
    sortBy: ({ excusedAbsent }) => excusedAbsent,
  },
  {
    id: 'outing',
    header: heads.outing,
    width: 104,
    align: 'end',
    grow: true,
    text: ({ outingMinutes }) => texts.outing(outingMinutes),
    sortBy: ({ outingMinutes }) => outingMinutes,
  },
];

const idOf = ({ studentId }: AttendanceMonthRow) => studentId;
const gridTexts = {
  selectAll: selectAllText,
  row: ({ name }: AttendanceMonthRow) => name,
  copied: copiedText,
};

/** 월간: students × days with their letters and sums; a student opens on their own month. */
export function MonthView({ sheet: { date } }: { sheet: AttendanceSheet }) {
  const month = monthOf(date);
  const params = { year: yearOf(month), month: monthNumberOf(month) };
  const { data, isError, refetch } = useQuery({
    queryKey: ['attendance', 'month', month],
    queryFn: ({ signal }) => api.attendanceMonth({ params, query: {}, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const [sort, setSort] = useUrlSort();
  const [openId, setOpenId] = useUrlState('student');
  const rest = data?.rest;
  const columns = useMemo(
    () => [...seatAndName, ...dayColumns(month, rest ?? []), ...sumColumns],
    [month, rest],
  );
  const view = useGridView('attendance-month', columns);
  const all = useMemo(() => tellApart(data?.rows ?? []), [data]);
  const filter = useStudentFilter(all);
  const rows = useMemo(() => sortRows(filter.shown, columns, sort), [filter.shown, columns, sort]);
  if (!rest) return <TabState isError={isError} onRetry={() => void refetch()} />;

  const open = all.find(({ studentId }) => studentId === openId);
  const count = texts.count(all.length, rows.length);
  const restText = rest.length === 0 ? texts.noRest : texts.rest(rest);
  return (
    <div className={styles.view}>
      <DayFilterBar
        filter={filter}
        rows={all}
        actions={
          <>
            <ExportMenu
              load={(format, _contacts, control) =>
                api.exportMonth({ params: { ...params, format }, query: filter.query, ...control })
              }
            />
            <Button size="dense" onClick={() => window.print()}>
              <PrintIcon /> {texts.print}
            </Button>
          </>
        }
      />
      <p className={styles.legend}>
        {texts.legend}
        <br />
        {restText}
      </p>
      <DataGrid
        label={texts.title}
        view={view}
        rows={rows}
        rowId={idOf}
        texts={gridTexts}
        sort={sort}
        onSortChange={setSort}
        onRowOpen={({ studentId }) => setOpenId(studentId)}
        empty={<EmptyState title={texts.nobodyFits} />}
      />
      <ListPaper
        title={`${formatMonth(month)} ${texts.title}`}
        facts={[count, filter.q, filter.grade, texts.legend, restText]}
        orientation="wide"
      >
        <GridPaper columns={columns} rows={rows} rowId={idOf} />
      </ListPaper>
      <Drawer
        open={open !== undefined}
        onClose={() => setOpenId('')}
        title={open ? `${open.name} · ${formatMonth(month)}` : texts.title}
        closeLabel={texts.closeStudent}
        closeOnBack={false}
      >
        {open && <StudentMonth studentId={open.studentId} month={month} />}
      </Drawer>
    </div>
  );
}
