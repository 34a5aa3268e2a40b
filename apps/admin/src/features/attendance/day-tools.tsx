import {
  dayFiltersOf,
  markLetter,
  standingMark,
  type DayContext,
  type Period,
} from '@academy/domain/attendance';
import { formatDay } from '@academy/domain/time';
import { buttonClassName } from '@academy/ui/button';
import { GridPaper, GridViewMenu, type GridColumn, type GridView } from '@academy/ui/data-grid';
import { PrintIcon } from '@academy/ui/icon';
import { Menu } from '@academy/ui/menu';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { api } from '../../shared/api';
import { countText, gridViewTexts, listTexts } from '../../shared/kit-texts';
import { ExportMenu } from '../../shared/lists/export-menu';
import { ListPaper } from '../../shared/printing/list-paper';
import { attendanceTexts, monthViewTexts, todayTexts as texts, toldText } from './attendance-texts';
import type { ShownRow } from './day/shown-rows';
import type { AttendanceSheet } from './day/use-attendance-day';
import { outingsText } from './today/visit-text';

type DayPaper = keyof typeof texts.papers;

const heads = texts.columns;
const who: readonly GridColumn<ShownRow>[] = [
  { id: 'seat', header: heads.seat, width: 0, text: ({ seat }) => seat ?? '' },
  { id: 'name', header: heads.name, width: 0, text: ({ name }) => name },
  { id: 'grade', header: heads.grade, width: 0, text: ({ grade }) => grade ?? '' },
];
const told: GridColumn<ShownRow> = {
  id: 'told',
  header: heads.told,
  width: 0,
  text: (row) => row.told.map(toldText).join(', '),
};
const period = (one: Period, text: (row: ShownRow) => string): GridColumn<ShownRow> => ({
  id: `p${one.number}`,
  header: one.name,
  width: 0,
  align: 'center',
  text,
});

/**
 * The columns of each paper: boxes to fill in by hand, what was recorded in letters, or whom to
 * look for.
 */
function paperColumns(paper: DayPaper, context: DayContext): GridColumn<ShownRow>[] {
  const times = (
    text: (row: ShownRow, time: 'arrivedAt' | 'leftAt') => string,
  ): GridColumn<ShownRow>[] => [
    { id: 'arrived', header: heads.arrived, width: 0, text: (row) => text(row, 'arrivedAt') },
    { id: 'left', header: heads.left, width: 0, text: (row) => text(row, 'leftAt') },
  ];
  if (paper === 'missing')
    return [...who, told, { id: 'memo', header: heads.memo, width: 0, text: ({ memo }) => memo }];
  if (paper === 'blank')
    return [
      ...who,
      told,
      ...times(() => ''),
      ...context.periods.map((one) => period(one, () => '')),
      { id: 'memo', header: heads.memo, width: 0, text: () => '' },
    ];
  return [
    ...who,
    told,
    ...times((row, time) => row.visit?.[time] ?? ''),
    {
      id: 'outings',
      header: heads.outings,
      width: 0,
      text: ({ visit }) => outingsText(visit?.outings ?? []),
    },
    ...context.periods.map((one) =>
      period(one, (row) => markLetter(standingMark(row, one, context))),
    ),
    {
      id: 'memo',
      header: heads.memo,
      width: 0,
      text: ({ marks }) =>
        marks
          .map(({ mark }) => mark.note)
          .filter(Boolean)
          .join(', '),
    },
  ];
}

const PAPERS: readonly DayPaper[] = ['blank', 'recorded', 'missing'];
const idOf = ({ studentId }: ShownRow) => studentId;

/**
 * 인쇄: a sheet to fill in by hand, the recorded one, or the list of who is missing. Letters, never
 * colours alone.
 */
function DayPrint({
  sheet: { date, day, rows = [], filter, context },
  shown,
}: {
  sheet: AttendanceSheet;
  shown: readonly ShownRow[];
}) {
  const [paper, setPaper] = useState<DayPaper>('blank');
  const print = (next: DayPaper) => {
    // The sheet must be the chosen one before the browser takes its picture of the page.
    flushSync(() => setPaper(next));
    window.print();
  };
  const listed =
    paper === 'missing' ? rows.filter((row) => dayFiltersOf(row, context).has('missing')) : shown;
  const facts = [
    countText(rows.length, listed.length, attendanceTexts.unit),
    paper !== 'missing' && filter.q,
    paper !== 'missing' && filter.grade,
    paper !== 'missing' && filter.tile !== 'all' && attendanceTexts.tile(filter.tile),
    day?.holiday,
    paper === 'recorded' && monthViewTexts.legend,
  ];
  return (
    <>
      <Menu
        className={buttonClassName({ size: 'dense' })}
        items={PAPERS.map((one) => ({ label: texts.papers[one], onSelect: () => print(one) }))}
      >
        <PrintIcon /> {texts.print}
      </Menu>
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
    </>
  );
}

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
