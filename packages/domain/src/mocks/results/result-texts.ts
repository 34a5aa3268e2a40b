import { resultFields } from '../fields';
import { fill } from '../../text/fill';
import { MEASURE_RANGES, RESULT_MEASURES, type Measures, type ResultMeasure } from './measures';

export const measureName = (measure: ResultMeasure): string => resultFields[measure].label;

/** 국어 원점수 */
export const resultHeading = (subject: string, measure: ResultMeasure): string =>
  `${subject} ${measureName(measure)}`;

/** 원점수 92 · 등급 1 */
export const measuresText = (measures: Partial<Measures>): string =>
  RESULT_MEASURES.flatMap((measure) => {
    const value = measures[measure] ?? null;
    return value === null ? [] : [`${measureName(measure)} ${value}`];
  }).join(' · ');

/** 국어 원점수 92 · 등급 1 */
export const resultText = (result: Partial<Measures> & { subject: string }): string =>
  `${result.subject} ${measuresText(result)}`;

/** 3등급 and 91, as an axis says it. */
export const measureValueText = (measure: ResultMeasure, value: number): string =>
  measure === 'band' ? `${value}등급` : String(value);

/** 3등급 and 백분위 91, by itself. */
export const namedValueText = (measure: ResultMeasure, value: number): string =>
  measure === 'band'
    ? measureValueText(measure, value)
    : `${measureName(measure)} ${measureValueText(measure, value)}`;

/** 1등급 · 백분위 96 */
export const targetText = ({ band, percentile }: Pick<Measures, 'band' | 'percentile'>): string =>
  [
    ...(band === null ? [] : [namedValueText('band', band)]),
    ...(percentile === null ? [] : [namedValueText('percentile', percentile)]),
  ].join(' · ');

/** What the last result says beside the target, on paper. */
export const courseTexts = {
  last: '최근 {value}',
  reached: '목표를 이뤘습니다',
  missing: '목표까지 {by}',
} as const;

/** Why results cannot be written or published. Each is a code of the API as well. */
export const resultRefusalTexts = {
  'exam-not-taken': '아직 치르지 않은 시험입니다. 시험일부터 성적을 입력할 수 있습니다.',
  'result-twice': '같은 학생의 같은 과목이 두 번 있습니다.',
  'results-not-published': '성적을 공개한 뒤에 성적표를 인쇄할 수 있습니다.',
  'no-results': '공개할 성적이 없습니다. 먼저 성적을 입력하세요.',
} as const;
export type ResultRefusal = keyof typeof resultRefusalTexts;

/** What is said of a sheet of results. */
export const sheetTexts = {
  noTitles:
    "제목 줄을 찾지 못했습니다. '이름'과 과목별 제목('국어 점수', '국어 등급', '국어 백분위')이 있는 표를 붙여넣으세요.",
  noRows: '제목 줄 아래에 학생이 없습니다.',
  unclear:
    "'{subject}' 열이 점수인지 등급인지 알 수 없습니다. 제목을 '{subject} 점수'나 '{subject} 등급'으로 바꾸세요.",
  twoColumns: "'{subject} {measure}' 열이 둘입니다. 하나만 남기세요.",
  wrong: "{subject} '{text}'{을/를} 읽을 수 없습니다. {range}",
  nobody: "'{name}' 학생을 찾지 못했습니다.",
  noName: '학생 이름이 없습니다.',
  noSubject: '과목이 없습니다.',
  longSubject: "과목 이름이 너무 깁니다: '{subject}'",
  twice: '{name} 학생의 {subject} 성적이 {row}행에도 있습니다.',
} as const;

const ranges = {
  whole: '{measure}{은/는} {least}~{most} 사이의 정수입니다.',
  fraction: '{measure}{은/는} {least}~{most} 사이의 수입니다. 소수는 둘째 자리까지 쓸 수 있습니다.',
} as const;

/** What a value of a measure may be. */
export function measureRangeText(measure: ResultMeasure): string {
  const { least, most, fraction } = MEASURE_RANGES[measure];
  const text = fraction ? ranges.fraction : ranges.whole;
  return fill(text, { measure: measureName(measure), least, most });
}
