import { studyTimeText, type StudyWeek } from '@academy/domain/study-time';
import { formatDay, shiftDay, type CalendarDay, formatDaySpan } from '@academy/domain/time';

/** The words of 내 공부 시간. */
export const studyTexts = {
  summary: '공부 시간 합계',
  today: '오늘',
  week: '이번 주',
  month: '이번 달',
  none: '아직 없어요',
  loading: '공부 시간을 불러오는 중',
  failed: '공부 시간을 불러오지 못했어요',
  weeks: '최근 다섯 주',
  weekOf: ({ first }: Pick<StudyWeek, 'first'>) => formatDaySpan(first, shiftDay(first, 6)),
  weeksAgo: (weeks: number) => (weeks === 0 ? '이번 주' : weeks === 1 ? '지난주' : `${weeks}주 전`),
  weeksHelp: '주마다 공부한 시간이에요.',
  time: '공부 시간',
  weekHead: '주',
  table: '표로 보기',
  hours: (hours: number) => studyTimeText(Math.round(hours * 60)),
  noWeek: '기록 없음',
  ahead: (minutes: number) =>
    minutes === 0
      ? '지난주 같은 요일까지와 같아요.'
      : `지난주 같은 요일까지보다 ${studyTimeText(Math.abs(minutes))} ${minutes > 0 ? '많아요' : '적어요'}.`,
  rank: (place: number, of: number) => `지난주에는 ${of}명 가운데 ${place}번째예요.`,
  days: '이번 달 날짜별',
  day: (date: CalendarDay) => formatDay(date),
  running: '공부하는 중',
  open: '하원 기록 없음',
  empty: '이번 달 등원 기록이 없어요.',
  how: '등원부터 하원까지에서 외출과 쉬는 시간을 뺀 시간이에요. 하원 기록이 없는 날은 마지막 교시가 끝날 때까지로 세요. 기록이 다르면 데스크에 알려 주세요.',
} as const;
