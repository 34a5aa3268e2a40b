import { asciiDigits } from '../../identity/phone';
import { withoutBlanks } from '../../text/blanks';

/**
 * What a result may say of a subject, at least one of it: 원점수, 표준점수, 백분위, 등급 (`band`,
 * since a `grade` is a 학년).
 */
export const RESULT_MEASURES = ['rawScore', 'standardScore', 'percentile', 'band'] as const;
export type ResultMeasure = (typeof RESULT_MEASURES)[number];

interface Range {
  least: number;
  most: number;
  /** Whether it may have a fraction, of two digits: 97.35. */
  fraction: boolean;
}

/** Both ends are allowed. */
export const MEASURE_RANGES: Readonly<Record<ResultMeasure, Range>> = {
  rawScore: { least: 0, most: 300, fraction: true },
  standardScore: { least: 0, most: 200, fraction: false },
  percentile: { least: 0, most: 100, fraction: true },
  band: { least: 1, most: 9, fraction: false },
};

/** A result's values; null: the subject has none of it. */
export type Measures = Readonly<Record<ResultMeasure, number | null>>;
export const NO_MEASURES: Measures = {
  rawScore: null,
  standardScore: null,
  percentile: null,
  band: null,
};

/** Whether a value is one that the measure can have. */
export function isMeasure(measure: ResultMeasure, value: number): boolean {
  const { least, most, fraction } = MEASURE_RANGES[measure];
  const scale = fraction ? 100 : 1;
  return (
    value >= least && value <= most && Math.abs(value * scale - Math.round(value * scale)) < 1e-6
  );
}

/** Whether it says nothing: such a result is removed. */
export const isEmptyResult = (measures: Measures): boolean =>
  RESULT_MEASURES.every((measure) => measures[measure] === null);

/** Which values results have at all, in their order. */
export const measuresIn = (results: readonly Measures[]): ResultMeasure[] =>
  RESULT_MEASURES.filter((measure) => results.some((one) => one[measure] !== null));

/** A student was not there: a word of a sheet that is neither a value nor a mistake. */
const ABSENT = ['결시', '미응시', '불참', '결석', '결', '미제출', '응시안함', '미시험'];
/** What sheets write where there is nothing. */
const NOTHING = /^[-–—―·./xX×]*$/;

export const isAbsentText = (text: string): boolean => ABSENT.includes(withoutBlanks(text));

/** `97.5`, `97.5%`, `3등급`, `92점`, `９２`: a value; null: nothing is written; else what it is. */
export function readMeasure(
  measure: ResultMeasure,
  cell: string,
): { value: number | null } | { absent: true } | { wrong: true } {
  const text = withoutBlanks(asciiDigits(cell));
  if (NOTHING.test(text)) return { value: null };
  if (isAbsentText(text)) return { absent: true };
  const number = /^(\d{1,4}(?:\.\d{1,6})?)(?:점|등급|%)?$/.exec(text)?.[1];
  const value = Number(number);
  return number !== undefined && isMeasure(measure, value) ? { value } : { wrong: true };
}
