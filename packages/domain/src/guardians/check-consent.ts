import type { CalendarDay } from '../time';

const texts = { ahead: '동의한 날은 오늘까지 입력할 수 있습니다.' } as const;

/** What is wrong with the day of a guardian's consent: it must not lie in the future. */
export const checkConsent = (
  agreedOn: CalendarDay | null,
  today: CalendarDay,
): { agreedOn?: string } =>
  agreedOn !== null && agreedOn > today ? { agreedOn: texts.ahead } : {};
