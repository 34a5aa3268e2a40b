import { REMARK_LIMIT, studyTimeText, type MonthlyReport } from '@academy/domain/study-time';
import type { GridColumn } from '@academy/ui/data-grid';
import { gradeColumn, personColumns } from '../../../shared/lists/person-columns';
import { reportsTexts as texts } from './reports-texts';

/** The one column that is typed into. */
export const REMARK_COLUMN = 'remark';

const heads = texts.columns;

interface Figure extends Pick<GridColumn<MonthlyReport>, 'startsHidden'> {
  id: keyof typeof heads;
  width: number;
  of: (report: MonthlyReport) => number;
  /** How the number is said; nothing for 0 by default. */
  text?: (report: MonthlyReport) => string;
}

const figure = ({
  id,
  width,
  of,
  text,
  startsHidden = false,
}: Figure): GridColumn<MonthlyReport> => ({
  id,
  header: heads[id],
  width,
  align: 'end',
  startsHidden,
  text: (report) => text?.(report) ?? (of(report) === 0 ? '' : String(of(report))),
  sortBy: of,
});

const averageOf = ({ study: { minutes, days } }: MonthlyReport) =>
  days === 0 ? 0 : Math.round(minutes / days);
const timeText = (minutes: number, { study: { days } }: MonthlyReport) =>
  days === 0 ? '' : studyTimeText(minutes);

/** Who it is, the month's figures, and what the academy counts besides. */
export const reportColumns: readonly GridColumn<MonthlyReport>[] = [
  ...personColumns<MonthlyReport>(heads),
  gradeColumn<MonthlyReport>(heads.grade),
  {
    id: 'className',
    header: heads.className,
    width: 64,
    startsHidden: true,
    text: ({ className }) => className ?? '',
    sortBy: ({ className }) => className,
  },
  figure({
    id: 'study',
    width: 128,
    of: ({ study }) => study.minutes,
    text: (report) => timeText(report.study.minutes, report),
  }),
  figure({
    id: 'average',
    startsHidden: true,
    width: 112,
    of: averageOf,
    text: (report) => timeText(averageOf(report), report),
  }),
  figure({ id: 'studyDays', width: 72, of: ({ study }) => study.days }),
  figure({ id: 'open', width: 84, of: ({ study }) => study.open }),
  figure({ id: 'present', width: 72, of: ({ attendance }) => attendance.present }),
  figure({ id: 'late', width: 60, of: ({ attendance }) => attendance.late }),
  figure({ id: 'absent', width: 60, of: ({ attendance }) => attendance.absent }),
  figure({
    id: 'meals',
    width: 128,
    of: ({ meals }) => (meals ? meals.lunches + meals.dinners : 0),
    text: ({ meals }) => (meals ? texts.meals(meals.lunches, meals.dinners) : ''),
  }),
  figure({
    id: 'points',
    width: 92,
    of: ({ points }) => (points ? points.rewards - points.penalties : 0),
    text: ({ points }) => (points ? texts.points(points.rewards, points.penalties) : ''),
  }),
  {
    id: 'exams',
    header: heads.exams,
    width: 84,
    align: 'end',
    startsHidden: true,
    text: ({ exams }) => (exams && exams.length > 0 ? texts.exams(exams.length) : ''),
    sortBy: ({ exams }) => exams?.length ?? 0,
  },
  {
    id: REMARK_COLUMN,
    header: heads.remark,
    width: 240,
    grow: true,
    text: ({ remark }) => remark.text,
    sortBy: ({ remark }) => remark.text || null,
    edit: { kind: 'text', value: ({ remark }) => remark.text, maxLength: REMARK_LIMIT },
  },
];
