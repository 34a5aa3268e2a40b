import type { NewsState, ReadState } from './manage-schemas';
import type { NewsCategory } from './schemas';

/** Why a notice is not taken as it is. Each is a code of the API as well. */
export const newsRefusalTexts = {
  'news-deleted': '휴지통에 있는 공지입니다. 먼저 복원하세요.',
} as const;

/** What a change of the pinned ones' order is called. */
export const newsOrderText = '고정 공지 순서';

export type NewsRefusal = keyof typeof newsRefusalTexts;

export const newsRefusalText = (reason: NewsRefusal): string => newsRefusalTexts[reason];

/** What a field of a notice says. `{}` marks a variable. */
export const newsFieldTexts = {
  title: '제목을 입력하세요.',
  month: '식단표는 대상 월을 선택하세요.',
  endAt: '종료 시각은 게시 시각보다 늦어야 합니다.',
  menuTarget: '식단표는 모든 학생에게 보입니다. 대상을 정하려면 안내나 긴급을 선택하세요.',
  tooLong: '{limit}자 이하로 입력하세요.',
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

const READ_STATE_NAMES: Record<ReadState, string> = { read: '확인', unread: '미확인' };
export const readStateName = (state: ReadState): string => READ_STATE_NAMES[state];

/** What a guardian reads in the place of the title while the student has not confirmed it. */
export const unreadTitle = (title: string, name: string): string =>
  `${title} (${name} 학생이 아직 확인하지 않았습니다)`;

export const newsCategoryName = (category: NewsCategory): string => CATEGORY_NAMES[category];
export const newsStateName = (state: NewsState): string => STATE_NAMES[state];
