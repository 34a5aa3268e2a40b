import { formatMonth, type CalendarMonth } from '@academy/domain/time';

/** The words of the monthly reports on a guardian's page. */
export const reportTexts = {
  month: (month: CalendarMonth) => formatMonth(month),
  before: '이전 달',
  after: '다음 달',
  last: '이번 달까지 볼 수 있습니다.',
  loading: '리포트를 불러오는 중',
  failed: '리포트를 불러오지 못했습니다.',
} as const;
