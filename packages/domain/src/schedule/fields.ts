import { wordsFor, type Field, type Fields } from '../fields/field';
import { requestFields } from '../reasons/fields';
import { formatWeekday } from '../time/format';
import { weekdaySchema } from '../time/schemas';
import { scheduleKindName, scheduleStatusName, scheduleTypeName } from './schedule-texts';
import type { ScheduleDraft } from './schemas';

/** What is asked for regularly, in the order in which the log lists it. */
export const scheduleFields = {
  title: { label: '내용', kind: 'line' },
  type: {
    label: '구분',
    kind: 'choice',
    words: wordsFor(scheduleTypeName, 'ACADEMY', 'HOSPITAL', 'SCHOOL', 'OTHER'),
  },
  kind: {
    label: '유형',
    kind: 'choice',
    words: wordsFor(scheduleKindName, 'LATE_ARRIVAL', 'EARLY_LEAVE', 'OUTING', 'ALL_DAY'),
  },
  weekdays: {
    label: '요일',
    kind: 'weekday',
    valueText: (value) => {
      const day = weekdaySchema.safeParse(value);
      return day.success ? formatWeekday(day.data) : undefined;
    },
  },
  from: {
    label: '시작 시각',
    saidOf: ({ kind }) => (kind === 'EARLY_LEAVE' ? '나가는 시각' : undefined),
    kind: 'time',
  },
  to: {
    label: '끝나는 시각',
    saidOf: ({ kind }) => (kind === 'LATE_ARRIVAL' ? '등원 시각' : undefined),
    kind: 'time',
  },
  place: { label: '장소', kind: 'line' },
  memo: { label: '메모', kind: 'line' },
  firstDate: { label: '시작일', kind: 'day' },
  lastDate: { label: '마지막 날', kind: 'day' },
  everyWeeks: { label: '반복', kind: 'count', unit: '주마다', words: new Map([['1', '매주']]) },
} as const satisfies Record<keyof ScheduleDraft, Field>;

/** What becomes of it. */
export const scheduleStateFields = {
  exceptions: { label: '제외 날짜', kind: 'list' },
  ...requestFields,
  status: {
    label: '상태',
    kind: 'choice',
    words: wordsFor(scheduleStatusName, 'PENDING', 'APPROVED', 'REJECTED', 'CANCELLED'),
  },
} as const satisfies Fields;

/** The settings of regular schedules, with the parts of a meal's time. */
export const scheduleSettingsFields = {
  submitDay: { label: '제출 마감일', kind: 'count', unit: '일' },
  mealTimes: { label: '식사 시간', kind: 'list' },
  lunch: { label: '점심', kind: 'time' },
  dinner: { label: '저녁', kind: 'time' },
  from: { label: '시작 시각', kind: 'time' },
  to: { label: '끝나는 시각', kind: 'time' },
} as const satisfies Fields;
