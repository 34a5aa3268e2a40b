import { fill } from '../../text/fill';
import { formatShortDay } from '../../time';
import type { ResultCourse } from './course';
import { MEASURE_RANGES, type ResultMeasure } from './measures';
import { courseTexts as texts, measureValueText, namedValueText } from './result-texts';

/** Grades are drawn upside down: the first is at the top, the last at the bottom. */
const LAST_BAND = MEASURE_RANGES.band.most;
/** Where the axis ends. Scores have no end that all exams share. */
const ENDS: Partial<Record<ResultMeasure, number>> = {
  band: LAST_BAND - MEASURE_RANGES.band.least,
  percentile: MEASURE_RANGES.percentile.most,
};

const heightOf = (measure: ResultMeasure, value: number | null) =>
  value === null || measure !== 'band' ? value : LAST_BAND - value;

/** A course as lines over the exams: what was reached, and where there is one the target. */
export function drawCourse({ measure, points, goal }: ResultCourse) {
  return {
    kind: 'line' as const,
    points: points.map(({ examId, title, examDate, value }) => ({
      id: examId,
      label: formatShortDay(examDate),
      name: title,
      values: [heightOf(measure, value), ...(goal === null ? [] : [heightOf(measure, goal)])],
    })),
    format: (height: number) =>
      measureValueText(
        measure,
        measure === 'band' ? LAST_BAND - height : Math.round(height * 100) / 100,
      ),
    ...(ENDS[measure] !== undefined && { least: ENDS[measure] }),
  };
}

/** What its last result says, and what it misses of the target. */
export function courseText({ measure, points, missing }: ResultCourse): string {
  const last = points.at(-1)?.value ?? null;
  return [
    ...(last === null ? [] : [fill(texts.last, { value: namedValueText(measure, last) })]),
    ...(missing === null
      ? []
      : [
          missing <= 0
            ? texts.reached
            : fill(texts.missing, { by: measureValueText(measure, missing) }),
        ]),
  ].join(' · ');
}
