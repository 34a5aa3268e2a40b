import { groupBy } from '../../collections';
import { bothPoints, defaultPointWords } from '../../points/point-words';
import type { PointWords } from '../../points/word-schemas';
import { measuresText } from '../../mocks/results/result-texts';
import { fill } from '../../text/fill';
import { formatDay, formatMonth, formatShortDay, type CalendarMonth } from '../../time';
import { studyTimeText } from '../study-texts';
import type { MonthlyReport } from './schemas';

const texts = {
  title: '{month} 학습 리포트',
  attendance: '출결',
  study: '순 공부 시간',
  average: '하루 평균',
  averageOf: '{time} (등원한 {days}일)',
  open: '하원 기록이 없는 날',
  meals: '도시락',
  mealCounts: '점심 {lunches}번 · 저녁 {dinners}번',
  pointSums: '{reward} {rewards}점 · {penalty} {penalties}점',
  exam: '모의고사 {day}',
  result: '{subject} ({of})',
  days: '{n}일',
  none: '기록이 없습니다',
  note: '순 공부 시간은 등원부터 하원까지에서 외출과 쉬는 시간을 뺀 시간입니다.',
  remark: '선생님 한마디',
  openNote: '하원 기록이 없는 날은 마지막 교시가 끝날 때까지로 셉니다.',
} as const;

/** What of the days is said; the absent ones with those that were excused. */
const NAMES = [
  ['present', '출석 {n}일'],
  ['late', '지각 {n}일'],
  ['leftEarly', '조퇴 {n}일'],
  ['absent', '결석 {n}일'],
] as const;
const EXCUSED = ' (인정 {n}일)';

/** 출석 20일 · 지각 2일 · 조퇴 0일 · 결석 3일 (인정 1일) */
export function attendanceText({ attendance }: Pick<MonthlyReport, 'attendance'>): string {
  const excused =
    attendance.excusedAbsent > 0 ? fill(EXCUSED, { n: attendance.excusedAbsent }) : '';
  return NAMES.map(([kind, text]) => fill(text, { n: attendance[kind] })).join(' · ') + excused;
}

type Line = { label: string; value: string; strong?: boolean };

function studyLines({ study: { minutes, days, open } }: Pick<MonthlyReport, 'study'>): Line[] {
  const sum = days === 0 ? texts.none : studyTimeText(minutes);
  return [
    { label: texts.study, value: sum, strong: true },
    ...(days === 0
      ? []
      : [
          {
            label: texts.average,
            value: fill(texts.averageOf, { time: studyTimeText(Math.round(minutes / days)), days }),
          },
        ]),
    ...(open > 0 ? [{ label: texts.open, value: fill(texts.days, { n: open }) }] : []),
  ];
}

/** A line for each day on which there was an exam, then one for each subject. */
const examLines = (exams: NonNullable<MonthlyReport['exams']>): Line[] =>
  [...groupBy(exams, ({ examDate }) => examDate)].flatMap(([day, ofDay]) => [
    {
      label: fill(texts.exam, { day: formatDay(day) }),
      value: ofDay.map(({ title }) => title).join(', '),
    },
    ...ofDay.flatMap(({ title, results = [] }) =>
      results.map((result) => ({
        label: fill(texts.result, {
          subject: result.subject,
          of: ofDay.length > 1 ? title : formatShortDay(day),
        }),
        value: measuresText(result),
      })),
    ),
  ]);

/**
 * The facts of a report, line by line: the same on paper and on a guardian's page, in the academy's
 * words for points.
 */
export const reportLines = (
  report: Pick<MonthlyReport, 'attendance' | 'study' | 'meals' | 'points' | 'exams'>,
  words: PointWords = defaultPointWords,
): Line[] => [
  { label: texts.attendance, value: attendanceText(report) },
  ...studyLines(report),
  ...(report.meals ? [{ label: texts.meals, value: fill(texts.mealCounts, report.meals) }] : []),
  ...(report.points
    ? [
        {
          label: bothPoints(words).name,
          value: fill(texts.pointSums, { ...words, ...report.points }),
        },
      ]
    : []),
  ...examLines(report.exams ?? []),
];

/** The manager's sentence with its name; null without one. */
export const remarkLine = ({ remark }: Pick<MonthlyReport, 'remark'>): string | null =>
  remark.text === '' ? null : `${texts.remark}: ${remark.text}`;

/** Notes below the lines about how the time was counted. */
export const reportNotes = ({ study }: Pick<MonthlyReport, 'study'>): string[] => [
  texts.note,
  ...(study.open > 0 ? [texts.openNote] : []),
];

/** 월간 리포트 of a student, for A4. See docs/product/study-time.md#monthly-report. */
export function reportPaper(month: CalendarMonth, report: MonthlyReport, words?: PointWords) {
  const beside = [report.grade, report.className, report.seat].filter(Boolean).join(' · ');
  return {
    title: fill(texts.title, { month: formatMonth(month) }),
    person: beside === '' ? report.name : `${report.name} (${beside})`,
    lines: reportLines(report, words),
    notes: [remarkLine(report), ...reportNotes(report)].flatMap((note) => note ?? []),
  };
}
