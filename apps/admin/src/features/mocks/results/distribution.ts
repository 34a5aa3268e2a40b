import {
  distributionOf,
  measureName,
  measuresIn,
  resultHeading,
  type ExamResults,
  type ResultMeasure,
} from '@academy/domain/mocks';
import type { ChartPicture } from '@academy/ui/chart';
import { distributionTexts as texts } from './results-texts';

const resultsOf = ({ content }: Pick<ExamResults, 'content'>, subject: string) =>
  content.flatMap(({ results }) => results.filter((one) => one.subject === subject));

/** What can be drawn of a subject, as options. */
export const measureOptions = (exam: Pick<ExamResults, 'content'>, subject: string) =>
  measuresIn(resultsOf(exam, subject)).map((value) => ({ value, label: measureName(value) }));

/** How a subject's results spread, with its numbers in words; nothing where there are none. */
export function distributionPicture(
  exam: Pick<ExamResults, 'content'>,
  subject: string,
  measure: ResultMeasure,
): ChartPicture | undefined {
  const distribution = distributionOf(measure, resultsOf(exam, subject));
  if (!distribution) return undefined;
  const { count, average, median, highest, lowest, steps } = distribution;
  const of = resultHeading(subject, measure);
  const isBand = measure === 'band';
  return {
    label: texts.label(of),
    answer: [
      texts.answer(of, count, average, median),
      ...(isBand ? [] : [texts.range(highest, lowest)]),
    ].join(' · '),
    kind: 'bar',
    series: [{ id: 'students', label: texts.series }],
    points: steps.map(({ from, to, count: people }, at) => ({
      id: String(from),
      label: String(from),
      name: isBand ? texts.band(from) : texts.step(from, to, at === steps.length - 1),
      values: [people],
    })),
    format: texts.people,
    texts: { none: texts.none },
  };
}
