import type { NewsCategory } from '@academy/domain/news';

const MENU_TITLE = '이번 달 식단';
const TITLES: Readonly<Partial<Record<NewsCategory, string>>> = {
  URGENT: '긴급 공지',
  INFO: '공지',
};

/** Texts of the menu notices. */
export const newsTexts = {
  titleOf: (category: NewsCategory | undefined) => (category && TITLES[category]) ?? MENU_TITLE,
  urgent: '긴급 공지',
  failed: '소식을 불러오는 중 오류가 발생했어요.',
  empty: '등록된 소식이 없어요.',
  previous: '이전 글',
  next: '다음 글',
  isFirst: '첫 글이에요.',
  isLast: '마지막 글이에요.',
  position: (at: number, of: number) => `${at} / ${of}`,
  pictureOf: (title: string) => `${title} 사진`,
  pictureFailed: '사진을 불러오지 못했어요.',
  files: '첨부 파일',
  loading: '소식을 불러오는 중이에요',
  notice: '공지',
  confirm: '확인했어요',
  confirmed: (moment: string) => `${moment}에 확인했어요.`,
  later: '나중에 볼게요',
  offline: '인터넷에 연결되면 확인할 수 있어요.',
  confirmFailed: '확인을 저장하지 못했어요. 다시 눌러 주세요.',
} as const;
