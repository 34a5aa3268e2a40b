import { formatDay, formatDuration, type CalendarDay } from '@academy/domain/time';
import { countText } from '../../shared/kit-texts';

const MINUTE_MS = 60_000;

/** 월간. The letters are the domain's. */
export const monthViewTexts = {
  title: '월간 출결',
  columns: {
    seat: '좌석',
    name: '이름',
    grade: '학년',
    present: '출석일',
    late: '지각',
    leftEarly: '조퇴',
    absent: '결석',
    excused: '인정 결석',
    outing: '외출 시간',
  },
  legend: 'O 출석 · 지 지각 · 조 조퇴 · 외 외출 · × 결석 · ( ) 인정',
  rest: (days: readonly { date: CalendarDay; name: string }[]) =>
    `휴일 ${days.map(({ date, name }) => `${formatDay(date)} ${name}`).join(' · ')}`,
  noRest: '이 달에는 휴일이 없습니다.',
  count: (all: number, shown: number) => countText(all, shown, '명'),
  nobodyFits: '조건에 맞는 학생이 없습니다.',
  print: '인쇄',
  outing: (minutes: number) => (minutes === 0 ? '' : formatDuration(minutes * MINUTE_MS)),
  closeStudent: '닫기',
} as const;
