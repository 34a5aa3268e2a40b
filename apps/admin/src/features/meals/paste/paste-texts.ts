import type { PastedAction } from '@academy/domain/calendar';
import { mealName, type Meal } from '@academy/domain/meals';

const listed = (meals: readonly Meal[]) => meals.map(mealName).join('·');

/** 명단 붙여넣기 of a day. */
export const pasteDayTexts = {
  title: (day: string) => `${day} 명단 붙여넣기`,
  open: '명단 붙여넣기',
  help: "메시지의 이름이나 엑셀의 열을 붙여넣으세요. 한 줄에 한 명이거나 '김하늘, 이바다 점심'처럼 적어도 됩니다. 식사가 학생마다 다르면 제목 줄(이름·점심·저녁)까지 복사하고 O, X로 표시하세요.",
  action: '할 일',
  actions: { 'pick-up': '수령 체크', add: '신청 추가', cancel: '신청 취소' },
  meals: '식사가 적혀 있지 않은 줄',
  pickMeal: '식사를 하나 이상 고르세요.',
  does: (action: PastedAction, meals: readonly Meal[]) =>
    `${listed(meals)} ${{ 'pick-up': '수령', add: '추가', cancel: '취소' }[action]}`,
  already: '이미 되어 있습니다.',
  nothing: '표시한 식사가 없습니다.',
  skipped: '건너뜁니다.',
  save: (action: PastedAction, count: number) =>
    `${count}건 ${{ 'pick-up': '수령 체크', add: '추가', cancel: '취소' }[action]}`,
  saved: (action: PastedAction, count: number) =>
    `${count}명의 도시락을 ${action === 'add' ? '추가' : '취소'}했습니다.`,
  failed: '저장하지 못했습니다. 다시 시도해 주세요.',
} as const;
