import { saveText } from '@academy/ui/words';

/** 증빙 사진 of a reason or a schedule. */
export const photoTexts = {
  label: '증빙 사진',
  count: (count: number) => (count === 0 ? '' : `${count}장`),
  of: (count: number) => `증빙 사진 ${count}장`,
  name: (number: number) => `증빙 사진 ${number}`,
  ofSchedule: (id: string) => `정기일정 ${id}`,
  fileName: (of: string, number: number) => `증빙 사진 ${of}-${number}.webp`,
  problems: {
    gone: '지워진 사진입니다.',
    failed: '사진을 불러오지 못했습니다. 다시 여세요.',
  },
  previous: '앞 사진',
  next: '다음 사진',
  isFirst: '첫 사진입니다.',
  isLast: '마지막 사진입니다.',
  save: saveText,
  waiting: '사진을 불러오는 중',
} as const;
