import { mealName, type Meal } from '@academy/domain/meals';
import type { AwayKind } from '@academy/domain/meal-questions';

/** With their particle: what was approved. */
const APPROVED: Record<AwayKind, string> = {
  OUTING: '외출이',
  EARLY_LEAVE: '조퇴가',
  LATE: '늦은 등원이',
  ALL_DAY: '결석이',
};
const NAMES: Record<AwayKind, string> = {
  OUTING: '외출',
  EARLY_LEAVE: '조퇴',
  LATE: '늦은 등원',
  ALL_DAY: '결석',
};

const mealsText = (meals: readonly Meal[]) => meals.map(mealName).join('·');
const absencesText = (kinds: readonly AwayKind[]) =>
  kinds.map((kind, index) => (index < kinds.length - 1 ? NAMES[kind] : APPROVED[kind])).join('·');

/** The offer of meals that were given up for an absence which is not approved any more. */
export const mealOfferTexts = {
  label: '다시 신청할 수 있는 도시락',
  lines: (days: number) => `다시 신청할 수 있는 도시락 ${days}일`,
  oneLine: (day: string, meals: readonly Meal[]) => `${day} ${mealsText(meals)}을 다시 신청할까요?`,
  /** `7월 16일 (목) 점심 시간의 승인이 취소됐어요. 점심 도시락을 다시 신청할까요?` */
  question: (day: string, meals: readonly Meal[]) =>
    `${day} ${mealsText(meals)} 시간의 승인이 취소됐어요. ${mealsText(meals)} 도시락을 다시 신청할까요?`,
  no: '신청하지 않을게요',
  yes: (): string => '다시 신청하기',
  noAll: '모두 신청하지 않을게요',
  yesAll: '모두 다시 신청하기',
  letGo: (meals: number) => `도시락 ${meals}건은 신청하지 않아요`,
} as const;

/** The question about meals that lie in an approved absence. */
export const mealQuestionTexts = {
  label: '승인된 시간과 겹치는 도시락',
  /** In the line above the tabs: as short as can be. */
  lines: (days: number) => `겹치는 도시락 ${days}일`,
  oneLine: (day: string, meals: readonly Meal[]) => `${day} ${mealsText(meals)}을 뺄까요?`,
  later: '나중에 답하기',
  /** `7월 16일 (목) 점심 시간에 외출이 승인됐어요. 점심 도시락을 뺄까요?` */
  question: (day: string, meals: readonly Meal[], kinds: readonly AwayKind[]) =>
    `${day} ${mealsText(meals)} 시간에 ${absencesText(kinds)} 승인됐어요. ${mealsText(meals)} 도시락을 뺄까요?`,
  no: '그대로 둘게요',
  /** It is the lunch that goes, not the absence: `점심 빼기`. */
  yes: (meals: readonly Meal[]): string => `${mealsText(meals)} 빼기`,
  noAll: '모두 그대로 둘게요',
  yesAll: '모두 빼기',
  /** The buttons of one day among several. */
  ofDay: (day: string, action: string) => `${day} ${action}`,
  cancelled: (meals: number) => `도시락 ${meals}건을 뺐어요`,
  notCancelled: (meals: number) => `${meals}건은 마감되어 그대로예요`,
  kept: (meals: number) => `도시락 ${meals}건을 그대로 두었어요`,
  back: (meals: number) => `도시락 ${meals}건을 다시 신청했어요`,
  askedAgain: '다시 물어볼게요',
  undo: '되돌리기',
  offline: '인터넷에 연결되면 답할 수 있어요.',
  failed: '답을 저장하지 못했어요. 다시 시도해 주세요.',
} as const;
