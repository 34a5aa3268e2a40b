import { oneLine, withoutBlanks } from '../text/blanks';
import type { PointFilter } from './history/join-pages';
import type { PointType } from './schemas';
import type { PointWords } from './word-schemas';

/** The longest word of an academy's own, in letters: beside a sum on the smallest phone. */
const POINT_WORD_LIMIT = 6;

export const defaultPointWords: PointWords = { reward: '상점', penalty: '벌점' };

/** In the form in which they are kept: NFC, one blank between words, none around. */
export const tidyPointWords = ({ reward, penalty }: PointWords): PointWords => ({
  reward: oneLine(reward),
  penalty: oneLine(penalty),
});

const texts = {
  missing: '학생에게 보일 말을 입력하세요.',
  long: `${POINT_WORD_LIMIT}자 이하로 입력하세요.`,
  same: '서로 다른 말을 입력하세요.',
} as const;

function wordProblem(text: string): string | undefined {
  if (text === '') return texts.missing;
  return [...text].length > POINT_WORD_LIMIT ? texts.long : undefined;
}

/** What must be corrected before the words are saved, at its field: blanks make no difference. */
export function checkPointWords(words: PointWords): Partial<Record<keyof PointWords, string>> {
  const { reward, penalty } = tidyPointWords(words);
  const [rewardWrong, penaltyWrong] = [wordProblem(reward), wordProblem(penalty)];
  const same = withoutBlanks(reward) === withoutBlanks(penalty) ? texts.same : undefined;
  return {
    ...(rewardWrong && { reward: rewardWrong }),
    ...((penaltyWrong ?? same) && { penalty: penaltyWrong ?? same }),
  };
}

export const isUsualWords = ({ reward, penalty }: PointWords): boolean =>
  reward === defaultPointWords.reward && penalty === defaultPointWords.penalty;

/** The word for one of the two. */
export const pointWord = (words: PointWords, type: PointType): string =>
  type === 'REWARD' ? words.reward : words.penalty;

/** 전체 or the word: the filter's segments. */
export const pointWordOf = (words: PointWords, filter: PointFilter): string =>
  filter === 'ALL' ? '전체' : pointWord(words, filter);

const USUAL = { name: '상벌점', subject: '상벌점이', object: '상벌점을' } as const;
const NEUTRAL = { name: '점수', subject: '점수가', object: '점수를' } as const;

/**
 * Both together, with the particles that follow: an academy that says something else for 벌점 does
 * not want it in 상벌점 either, and its two words side by side are too long for a tab.
 */
export const bothPoints = (words: PointWords): typeof USUAL | typeof NEUTRAL =>
  isUsualWords(words) ? USUAL : NEUTRAL;
