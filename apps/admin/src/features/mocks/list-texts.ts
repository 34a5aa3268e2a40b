import type { ManagedExam } from '@academy/domain/mocks';
import { formatWon } from '@academy/domain/money';
import { formatDay, formatDayRange, type CalendarDay } from '@academy/domain/time';

/** What the list of exams says; names of states come from the domain. */
export const listTexts = {
  title: '모의고사 목록',
  grid: '모의고사',
  find: '모의고사 찾기',
  search: '시험명, 초성',
  state: '상태',
  everyState: '상태: 전체',
  year: '연도',
  everyYear: '연도: 전체',
  yearOf: (year: number) => `${year}년`,
  create: '모의고사 등록',
  print: '인쇄',
  empty: '등록된 모의고사가 없습니다.',
  emptyHelp: '등록하면 학생이 접수 기간에 신청할 수 있습니다.',
  nothing: '조건에 맞는 모의고사가 없습니다.',
  nothingHelp: '조건을 지우고 다시 찾으세요.',
  columns: {
    state: '상태',
    title: '시험명',
    examDate: '시험일',
    period: '접수 기간',
    fee: '응시료',
    registered: '신청 / 정원',
    modes: '현장 / 시험지만',
    money: '입금 / 미입금',
    open: '공개',
    actions: '작업',
  },
  free: '무료',
  open: '공개',
  hidden: '비공개',
  waiting: (count: number) => `대기 ${count}`,
  actions: {
    of: (title: string) => `${title} 작업`,
    registrations: '신청자',
    edit: '수정',
    copy: '복사하여 새로 만들기',
    close: '접수 지금 마감',
    extend: '기간 연장',
    link: '링크 복사',
    cancel: '시험 취소',
    remove: '삭제',
    notOpen: '접수 중이 아닙니다.',
    isDraft: '임시저장한 시험입니다.',
    noAddress: '학생 화면의 주소가 설정되지 않았습니다.',
  },
  linkCopied: '학생에게 보낼 링크를 복사했습니다.',
  linkFailed: (link: string) => `복사하지 못했습니다. 링크: ${link}`,
  closed: (title: string) => `${title} 접수를 마감했습니다.`,
  extendTitle: (title: string) => `${title} 접수 기간 연장`,
  until: '새 접수 마감일',
  untilHint: '이 날 23:59까지 신청할 수 있습니다.',
  extend: '기간 연장',
  pickDay: '달력 열기',
  close: '닫기',
  extended: (title: string, day: CalendarDay) =>
    `${title} 접수를 ${formatDay(day)}까지 연장했습니다.`,
  inPast: '오늘이나 그 뒤의 날짜를 입력하세요.',
  invalidDay: '날짜를 YYYY-MM-DD로 입력하세요.',
  cancelTitle: (title: string) => `${title} 시험을 취소할까요?`,
  cancelConfirm: '시험 취소',
  cancelled: (title: string) => `${title} 시험을 취소했습니다.`,
  reading: '신청 내역을 확인하는 중입니다.',
  nobody: '신청한 학생이 없습니다.',
  dropped: (count: number) => `신청 ${count}건이 취소됩니다.`,
  toRefund: (count: number, amount: string) => `환불할 학생 ${count}명 · ${amount}`,
  noRefund: '환불할 학생이 없습니다.',
  removeTitle: (title: string) => `${title}을(를) 삭제할까요?`,
  removeBody: '삭제하면 되돌릴 수 없습니다.',
  remove: '삭제',
  removed: (title: string) => `${title}을(를) 삭제했습니다.`,
  failed: '처리하지 못했습니다.',
  unit: '건',
} as const;

/** `2026년 12월 15일 (화)`, as the list has it. */
export const examDateText = ({ examDate }: Pick<ManagedExam, 'examDate'>) =>
  `${examDate.slice(0, 4)}년 ${formatDay(examDate)}`;
/** `2026년 12월 15일 (화) 08:40`. */
export const examDayText = (exam: Pick<ManagedExam, 'examDate' | 'examStartTime'>) =>
  [examDateText(exam), exam.examStartTime].filter(Boolean).join(' ');
export const periodText = ({
  registrationStartDate,
  registrationEndDate,
}: Pick<ManagedExam, 'registrationStartDate' | 'registrationEndDate'>) =>
  formatDayRange(registrationStartDate, registrationEndDate);
export const feeText = ({ fee }: Pick<ManagedExam, 'fee'>) =>
  fee === 0 ? listTexts.free : formatWon(fee);
/**
 * How many registered, and how many seats there are for those who sit here; the number alone where
 * there is no limit.
 */
export const registeredText = ({
  registered,
  allowOnSiteExam,
  onSiteCapacity,
}: Pick<ManagedExam, 'registered' | 'allowOnSiteExam' | 'onSiteCapacity'>) =>
  allowOnSiteExam && onSiteCapacity !== null
    ? `${registered} / ${onSiteCapacity}`
    : String(registered);
export const modesText = ({
  onSiteTaken,
  paperOnly,
  waitingCount,
}: Pick<ManagedExam, 'onSiteTaken' | 'paperOnly' | 'waitingCount'>) =>
  `${onSiteTaken} / ${paperOnly}${waitingCount > 0 ? ` · ${listTexts.waiting(waitingCount)}` : ''}`;
export const moneyText = ({ fee, paid, unpaid }: Pick<ManagedExam, 'fee' | 'paid' | 'unpaid'>) =>
  fee === 0 && paid + unpaid === 0 ? listTexts.free : `${paid} / ${unpaid}`;
