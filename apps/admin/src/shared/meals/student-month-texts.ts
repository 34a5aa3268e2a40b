import { formatDuration } from '@academy/domain/time';

const MINUTE_MS = 60_000;

/** One student's month of attendance, on whatever page it is shown. */
export const studentMonthTexts = {
  days: '날짜별 출결',
  empty: '이 달의 출결 기록이 없습니다.',
  count: (days: number) => `${days}일`,
  present: '출석일',
  late: '지각',
  leftEarly: '조퇴',
  absent: '결석',
  outing: '외출 시간',
  absentDays: (absent: number, excused: number) =>
    excused === 0 ? `${absent}일` : `${absent}일 (인정 ${excused}일)`,
  outingTime: (minutes: number) => formatDuration(minutes * MINUTE_MS),
  outingOf: (minutes: number) => `외출 ${formatDuration(minutes * MINUTE_MS)}`,
  rest: (name: string) => `휴일: ${name}`,
} as const;
