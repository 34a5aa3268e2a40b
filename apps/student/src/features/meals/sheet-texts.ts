import { mealName, type Meal } from '@academy/domain/meals';

/** Texts of the quick-add sheet. */
export const quickAddTexts = {
  title: '빠른 신청',
  modes: { weekday: '이번 달 같은 요일', day: '하루만' },
  modeLabel: '신청 방법',
  weekdaysOf: { lunch: '점심을 먹는 요일', dinner: '저녁을 먹는 요일' },
  weekday: (weekday: string) => `${weekday}요일`,
  date: '날짜',
  dateHint: 'YYYY-MM-DD',
  openCalendar: '달력 열기',
  mealsOfDay: '끼니',
  preview: (lunches: number, dinners: number) => `점심 ${lunches}회 · 저녁 ${dinners}회를 신청해요`,
  previewAmount: (amount: string) => `+${amount}`,
  alreadyExcluded: (count: number) => `이미 신청한 ${count}건은 빼고 세었어요.`,
  lockedExcluded: (count: number) => `바꿀 수 없는 ${count}건은 빼고 세었어요.`,
  submit: '신청하기',
  pickFirst: '신청할 요일을 골라 주세요.',
  pickMeal: '신청할 끼니를 골라 주세요.',
  nothingNew: '새로 신청할 도시락이 없어요.',
} as const;

const both = (lunches: number, dinners: number) =>
  [lunches > 0 && `점심 ${lunches}회`, dinners > 0 && `저녁 ${dinners}회`]
    .filter(Boolean)
    .join(' · ');

/** Texts of 지난달처럼. */
export const likeLastMonthTexts = {
  title: '지난달처럼',
  lead: (last: string, month: string) =>
    `${last}에 절반 넘게 신청한 요일대로 ${month}을 채워요. 바꿀 수 없는 날은 그대로 둬요.`,
  loading: '지난달 신청 내용을 불러오는 중이에요',
  failed: '지난달 신청 내용과 승인된 일정을 불러오지 못했어요.',
  habits: { lunch: '점심을 먹던 요일', dinner: '저녁을 먹던 요일' },
  noHabit: '없어요',
  added: (lunches: number, dinners: number) => `${both(lunches, dinners)} 신청`,
  removed: (lunches: number, dinners: number) => `${both(lunches, dinners)} 취소`,
  before: '지금',
  after: '적용하면',
  days: '바뀌는 날',
  change: (added: readonly Meal[], removed: readonly Meal[]) =>
    [
      added.length > 0 && `${added.map(mealName).join('·')} 신청`,
      removed.length > 0 && `${removed.map(mealName).join('·')} 취소`,
    ]
      .filter(Boolean)
      .join(', '),
  leftOut: '그대로 두는 도시락',
  skipped: {
    holiday: (count: number) => `공휴일·휴원일 ${count}건`,
    away: (count: number) => `승인된 일정·사유와 겹치는 도시락 ${count}건`,
    closed: (count: number) => `운영하지 않거나 신청 기간이 아닌 도시락 ${count}건`,
    locked: (count: number) => `마감된 도시락 ${count}건`,
  },
  apply: (count: number) => `${count}건 적용하기`,
  applyNothing: '적용하기',
  nothingEaten: (last: string) => `${last}에 신청한 도시락이 없어요.`,
  noWeekday: (last: string) => `${last}에 절반 넘게 신청한 요일이 없어요.`,
  sameAlready: '바뀔 도시락이 없어요. 바꿀 수 있는 날은 이미 지난달과 같아요.',
  instead: '빠른 신청에서 요일을 골라 한 번에 신청할 수 있어요.',
  quickAdd: '빠른 신청 열기',
} as const;

/** The invoice on paper and as a picture. */
export const invoiceKeepTexts = {
  title: (month: string) => `${month} 도시락 비용`,
  print: '인쇄',
  savePicture: '이미지로 저장',
  asOf: (moment: string) => `${moment} 기준`,
  printedAt: (moment: string) => `출력일시 ${moment}`,
  failed: '이미지를 저장하지 못했어요. 화면을 캡처해 주세요.',
} as const;

/** 한 달 카드: the sheet and what is written in the picture. */
export const monthCardTexts = {
  title: '한 달 카드',
  month: (month: number) => `${month}월 도시락`,
  owner: (year: number, name: string) => (name === '' ? `${year}년` : `${year}년 · ${name}`),
  times: (count: number) => `${count}회`,
  line: (meal: string, count: number) => `${meal} ${count}회`,
  total: '합계',
  unpriced: '가격 미정',
  foot: (academy: string, moment: string) =>
    academy === '' ? `${moment} 기준` : `${academy} · ${moment} 기준`,
  file: (month: string) => `${month} 도시락 카드`,
  note: '계좌번호와 할인 이유는 카드에 넣지 않아요.',
  share: '공유하기',
  save: '이미지로 저장',
  drawing: '카드를 그리고 있어요',
  failed: '카드를 그리지 못했어요. 화면을 캡처해 주세요.',
  nothing: '이 달에는 신청한 도시락이 없어요.',
} as const;
