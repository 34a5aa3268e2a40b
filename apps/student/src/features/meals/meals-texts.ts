/** Shown in place of an unknown number. */
const UNKNOWN = '—';
const times = (count: number | undefined) => (count === undefined ? UNKNOWN : `${count}회`);

/** Texts of the meal page. Why a meal is locked says the domain. */
export const mealsTexts = {
  gridLabel: (month: string) => `${month} 도시락`,
  previousMonth: '이전 달',
  nextMonth: '다음 달',
  today: '오늘',
  // A phone shows the second part alone, and reads both.
  menu: ['이번 달', '식단 보기'],
  todaysMenu: '오늘의 도시락',
  likeLastMonth: '지난달처럼',
  // A phone shows the first part alone, and reads both.
  selectAll: { lunch: ['점심 전체', '선택'], dinner: ['저녁 전체', '선택'] },
  selectAllNote: (applied: number, changeable: number) => `${applied}/${changeable}일`,
  nothingChangeable: '이 달에는 지금 바꿀 수 있는 날이 없어요.',
  weekdayAction: (weekday: string) => `${weekday}요일 모두 바꾸기`,
  applied: '신청함',
  notApplied: '신청 안 함',
  locked: '마감됐어요',
  unserved: '운영하지 않아요',
  mealUnserved: (meal: string) => `${meal}은 운영하지 않아요`,
  closesIn: (left: string) => `${left} 뒤 마감`,
  rulesUnknown: '신청 규칙을 아직 불러오지 못했어요.',
  monthUnread: '이 달의 신청 내용을 아직 불러오지 못했어요.',
  unknown: UNKNOWN,
  notKnown: '신청 내용 확인 안 됨',
  loading: '신청 내용을 불러오는 중이에요',
  reloadMonth: '다시 불러오기',
  costSummary: (lunches: number | undefined, dinners: number | undefined) =>
    `점심 ${times(lunches)} · 저녁 ${times(dinners)}`,
  costTotal: '합계',
  /** Beside the sum; how much, where that is another sum. */
  balance: {
    owed: {
      meaning: 'unpaid',
      text: (amount: string) => (amount === '' ? '입금 전' : `${amount} 남음`),
    },
    paid: { meaning: 'paid', text: () => '입금 확인' },
    over: { meaning: 'overpaid', text: (amount: string) => `${amount} 더 냈어요` },
  },
  undo: '되돌리기',
  takeBack: (what: string) => `되돌리기 · ${what}`,
  appliedToast: (count: number) => `${count}건을 신청했어요`,
  droppedToast: (count: number) => `${count}건을 취소했어요`,
  changedToast: (applied: number, dropped: number) =>
    `${applied}건을 신청하고 ${dropped}건을 취소했어요`,
  skippedNote: (count: number) => `바꿀 수 없는 ${count}건은 그대로 두었어요`,
  nothingToChange: '바꿀 수 있는 날이 없어요.',
  merged: '다른 기기에서 바꾼 내용을 반영했어요.',
  replayed: (count: number) => `지난번에 저장하지 못한 변경 ${count}건을 다시 저장하고 있어요.`,
  expired: (count: number) =>
    `일주일이 지난 변경 ${count}건은 저장하지 못했어요. 신청 내용을 확인해 주세요.`,
  leftOut: '학원 서버가 저장하지 않았어요.',
  confirm: '확인',
} as const;

/** The line that says until when the next meals can be changed. */
export const deadlineTexts = {
  upcoming: '다음 마감',
  meals: '도시락',
  line: (closing: string, until: string) => `${closing}은 ${until}까지 바꿀 수 있어요`,
  left: (left: string) => `(${left} 남음)`,
  none: '지금 신청할 수 있는 도시락이 없어요.',
  shortDay: (closing: string) => `${closing} · `,
  shortUntil: (until: string) => `${until}까지`,
  shortLeft: (left: string) => `${left} 뒤 마감`,
  weekday: (weekday: string) => `${weekday}요일`,
  today: '오늘',
  tomorrow: '내일',
  hours: (hours: number) => `${hours}시간`,
  minutes: (minutes: number) => `${minutes}분`,
  days: (days: number) => `${days}일`,
} as const;
