import type { EffectChoice } from '@academy/domain/meals';
import { formatWon } from '@academy/domain/money';

const CHOICES: Record<EffectChoice, string> = {
  keep: '신청은 그대로 두고 새 신청만 받지 않습니다.',
  cancel: '위 신청을 취소합니다. 이미 낸 금액은 그 달의 초과 입금으로 남습니다.',
  'carry-over': '위 신청을 취소하고 이미 낸 금액은 다음 달로 이월합니다.',
};

/** What a change of the meal rules says about itself, on the calendar and in the settings. */
export const effectTexts = {
  choice: '이미 신청한 도시락',
  choices: CHOICES,
  settleable: (amount: number) => `이 가운데 이미 낸 금액 ${formatWon(amount)}`,
  day: (day: string, lunch: number, dinner: number) =>
    [day, lunch > 0 && `점심 ${lunch}`, dinner > 0 && `저녁 ${dinner}`].filter(Boolean).join(' '),
  moreDays: (count: number) => ` 외 ${count}일`,
  locked: (count: number, days: string, students: number) =>
    `학생이 더는 바꿀 수 없게 되는 ${count}일(신청한 학생 ${students}명): ${days}`,
  unlocked: (count: number, days: string, students: number) =>
    `학생이 다시 바꿀 수 있게 되는 ${count}일(신청한 학생 ${students}명): ${days}`,
  frozenBills: (count: number) => `이미 신청을 시작한 청구 ${count}건은 이전 단가 그대로입니다.`,
  stillClosed: '다른 규칙 때문에 계속 운영하지 않는 식사가 있습니다.',
  students: (count: number) => `학생 ${count}명 보기`,
  seat: '좌석',
  name: '이름',
  month: '월',
  meals: '식수',
  amount: '금액',
  paid: '이미 낸 금액',
  noSeat: '미지정',
  monthOf: (month: number) => `${month}월`,
  mealCount: (count: number) => `${count}식`,
} as const;
