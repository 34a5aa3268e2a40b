import type { NewsState } from './manage-schemas';
import type { NewsCategory } from './schemas';

/** Why a notice is not taken as it is. Each is a code of the API as well. */
export const newsRefusalTexts = {
  'picture-missing': '올리지 않은 사진이 있습니다. 사진을 다시 올리세요.',
  'news-deleted': '휴지통에 있는 공지입니다. 먼저 복원하세요.',
} as const;

/** Why a notice does not come back with the picture that it had. */
export const pictureGoneText = '쓰던 사진이 이미 지워져 그대로 두었습니다.';
/** What a change of the pinned ones' order is called. */
export const newsOrderText = '고정 공지 순서';

export type NewsRefusal = keyof typeof newsRefusalTexts;

export const newsRefusalText = (reason: NewsRefusal): string => newsRefusalTexts[reason];

/** What a field of a notice says. `{}` marks a variable. */
export const newsFieldTexts = {
  title: '제목을 입력하세요.',
  month: '식단표는 대상 월을 선택하세요.',
  endAt: '종료 시각은 게시 시각보다 늦어야 합니다.',
  tooLong: '{limit}자 이하로 입력하세요.',
  tooManyPictures: '사진은 {limit}장까지 올릴 수 있습니다.',
  altTooLong: '사진 설명은 {limit}자 이하로 입력하세요.',
} as const;

const CATEGORY_NAMES: Record<NewsCategory, string> = {
  MENU: '식단표',
  INFO: '안내',
  URGENT: '긴급',
};
const STATE_NAMES: Record<NewsState, string> = {
  draft: '임시저장',
  scheduled: '예약',
  live: '게시 중',
  ended: '종료',
  hidden: '숨김',
  deleted: '휴지통',
};

export const newsCategoryName = (category: NewsCategory): string => CATEGORY_NAMES[category];
export const newsStateName = (state: NewsState): string => STATE_NAMES[state];
