import {
  drawCourse,
  measureName,
  measureValueText,
  namedValueText,
  type ResultCourse,
} from '@academy/domain/mocks';
import type { ChartPicture } from '@academy/ui/chart';
import { ownResultTexts as texts } from './own-results-texts';

/** What the last result says beside the target. */
function answerOf({ measure, points, missing }: ResultCourse): string {
  const last = points.at(-1)?.value ?? null;
  return [
    ...(last === null ? [] : [texts.last(namedValueText(measure, last))]),
    ...(missing === null
      ? []
      : [missing <= 0 ? texts.reached : texts.missing(measureValueText(measure, missing))]),
  ].join(' · ');
}

/** A subject's line over the exams, beside the target. */
export function pictureOf(course: ResultCourse): ChartPicture {
  const { subject, measure, goal } = course;
  return {
    ...drawCourse(course),
    label: texts.chart(subject, measureName(measure)),
    answer: answerOf(course),
    series: [
      { id: 'result', label: texts.result },
      ...(goal === null ? [] : [{ id: 'target', label: texts.target }]),
    ],
    texts: { none: texts.none },
  };
}
