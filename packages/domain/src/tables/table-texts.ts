import { fill } from '../text/fill';
import type { OddKind } from './cell-text';
import type { OddCell } from './table';

/** Texts for a cell that was not read. */
const oddTexts = {
  error: '엑셀 오류({text})라 읽지 않았습니다.',
  formula:
    '계산된 값이 없는 수식({text})이라 읽지 않았습니다. 엑셀에서 열어 저장한 뒤 다시 올리세요.',
  broken: "글자가 깨져 읽지 않았습니다: '{text}'. 'CSV UTF-8'로 저장해 다시 올리세요.",
  long: "너무 긴 글이라 읽지 않았습니다: '{text}'",
  scaled: '천 단위로 줄여 보이는 수입니다: {text}. 서식을 바꿔 다시 올리세요.',
} as const satisfies Record<OddKind, string>;

/** Why a cell was not read, in words. */
export const oddText = ({ kind, text }: Pick<OddCell, 'kind' | 'text'>): string =>
  fill(oddTexts[kind], { text });
