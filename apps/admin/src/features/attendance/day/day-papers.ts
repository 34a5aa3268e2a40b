import {
  markLetter,
  effectiveMark,
  type DayContext,
  type Period,
} from '@academy/domain/attendance';
import type { GridColumn } from '@academy/ui/data-grid';
import { todayTexts as texts } from '../attendance-texts';
import { reportedAbsenceText } from '../../../shared/texts/kit-texts';
import type { ShownRow } from './shown-rows';
import { outingsText } from '../today/visit-text';

export type DayPaper = keyof typeof texts.papers;

const heads = texts.columns;

const who: readonly GridColumn<ShownRow>[] = [
  { id: 'seat', header: heads.seat, width: 0, text: ({ seat }) => seat ?? '' },
  { id: 'name', header: heads.name, width: 0, text: ({ name }) => name },
  { id: 'grade', header: heads.grade, width: 0, text: ({ grade }) => grade ?? '' },
];

const reportedAbsences: GridColumn<ShownRow> = {
  id: 'reportedAbsences',
  header: heads.reportedAbsences,
  width: 0,
  text: (row) => row.reportedAbsences.map(reportedAbsenceText).join(', '),
};

const period = (one: Period, text: (row: ShownRow) => string): GridColumn<ShownRow> => ({
  id: `p${one.number}`,
  header: one.name,
  width: 0,
  align: 'center',
  text,
});

/**
 * The columns of each paper: boxes to fill in by hand, what was recorded in letters, or missing
 * students.
 */
export function paperColumns(paper: DayPaper, context: DayContext): GridColumn<ShownRow>[] {
  const times = (
    text: (row: ShownRow, time: 'arrivedAt' | 'leftAt') => string,
  ): GridColumn<ShownRow>[] => [
    { id: 'arrived', header: heads.arrived, width: 0, text: (row) => text(row, 'arrivedAt') },
    { id: 'left', header: heads.left, width: 0, text: (row) => text(row, 'leftAt') },
  ];
  if (paper === 'missing')
    return [
      ...who,
      reportedAbsences,
      { id: 'memo', header: heads.memo, width: 0, text: ({ memo }) => memo },
    ];
  if (paper === 'blank')
    return [
      ...who,
      reportedAbsences,
      ...times(() => ''),
      ...context.periods.map((one) => period(one, () => '')),
      { id: 'memo', header: heads.memo, width: 0, text: () => '' },
    ];
  return [
    ...who,
    reportedAbsences,
    ...times((row, time) => row.visit?.[time] ?? ''),
    {
      id: 'outings',
      header: heads.outings,
      width: 0,
      text: ({ visit }) => outingsText(visit?.outings ?? []),
    },
    ...context.periods.map((one) =>
      period(one, (row) => markLetter(effectiveMark(row, one, context))),
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
