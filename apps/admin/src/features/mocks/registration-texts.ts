import type { ManagedExam, ManagedRegistration, RegistrationShow } from '@academy/domain/mocks';
import { formatWon } from '@academy/domain/money';
import { formatDay } from '@academy/domain/time';

/** What the registrations of an exam say; names of states come from the domain. */
export const registrationTexts = {
  tabs: { label: '시험', registrations: '신청자', papers: '과목별 집계', seats: '좌석 배치' },
  back: '모의고사 목록',
  gone: '없는 모의고사입니다.',
  goneHelp: '삭제되었거나 주소가 바뀌었습니다.',
  facts: {
    label: '시험 정보',
    examDate: '시험일',
    period: '접수 기간',
    fee: '응시료',
    registered: '신청 / 정원',
    modes: '현장 / 시험지만',
    money: '입금 / 미입금',
    refundDue: '환불 대기',
    cancelled: '취소 사유',
  },
  grid: '신청자',
  find: '신청자 찾기',
  search: '이름, 초성, 좌석, 전화 뒤 4자리',
  show: '신청 구분',
  shows: { standing: '신청', canceled: '취소', waiting: '대기', unpaid: '미입금' } satisfies Record<
    RegistrationShow,
    string
  >,
  showOf: (name: string, count: number) => `${name} ${count}`,
  empty: '신청한 학생이 없습니다.',
  emptyHelp: '학생이 신청하면 바로 여기에 나타납니다.',
  nobody: '조건에 맞는 신청이 없습니다.',
  columns: {
    seat: '좌석',
    name: '이름',
    grade: '학년',
    school: '학교',
    phone: '연락처',
    subjects: '선택과목',
    mode: '응시 방식',
    registeredAt: '신청일시',
    updatedAt: '수정일시',
    payment: '입금 상태',
    fee: '응시료',
    depositor: '입금자명',
    day: '입금일',
    memo: '메모',
    state: '상태',
    extended: '개인 마감',
    by: '등록자',
    seatNumber: '시험 좌석',
  },
  onSite: '현장',
  paperOnly: '시험지만',
  waiting: (place: number | null) => (place === null ? '대기' : `대기 ${place}번째`),
  standing: '신청',
  canceled: '취소',
  noSubject: '선택 안 함',
  add: '학생 추가',
  addTitle: '학생 추가',
  addConfirm: '추가',
  added: (name: string) => `${name} 학생의 신청을 등록했습니다.`,
  pickStudent: '학생을 선택하세요.',
  subject: '선택과목',
  pickSubject: '과목을 선택하세요.',
  mode: '응시 방식',
  reason: '사유',
  reasonHint: '적지 않아도 됩니다.',
  reasonLate: '접수 기간이 아니므로 사유를 꼭 적습니다.',
  reasonNeeded: '사유를 입력하세요.',
  confirm: '입금 확인',
  confirmMany: '선택 입금 확인',
  unconfirm: '확인 해제',
  refund: '환불 지급',
  subjects: '과목 변경',
  extend: '개인 마감 연장',
  cancel: '신청 취소',
  copyUnpaid: '미입금자 문구 복사',
  copied: '복사했습니다.',
  copyFailed: '복사하지 못했습니다.',
  noUnpaid: '미입금자가 없습니다.',
  print: '인쇄',
  close: '닫기',
  save: '저장',
  failed: '처리하지 못했습니다.',
  unit: '명',
  subjectsTitle: (people: string) => `${people}의 과목 변경`,
  extendTitle: (people: string) => `${people}의 개인 마감 연장`,
  extendDay: '날짜',
  extendTime: '시각',
  extendHint: '이때까지 이 학생만 신청을 바꾸거나 취소할 수 있습니다.',
  noExtension: '연장 해제',
  cancelTitle: (people: string) => `${people}의 신청을 취소할까요?`,
  cancelBody: '현장 자리는 대기한 학생에게 차례대로 넘어갑니다.',
  toRefund: (count: number, amount: string) =>
    `입금을 확인한 ${count}명은 환불 대기가 됩니다 (${amount}).`,
  pickDay: '달력 열기',
  pickTime: '시계 열기',
  invalidDay: '날짜를 YYYY-MM-DD로 입력하세요.',
  invalidTime: '시각을 HH:MM으로 입력하세요.',
  inPast: '지금보다 뒤의 일시를 입력하세요.',
  drawer: '신청 내용',
  payForm: '입금',
  day: '입금일',
  depositor: '입금자명',
  student: '학생 정보 열기',
  notWaiting: '바꿀 수 없는 신청입니다.',
} as const;

const kept = (skipped: number) => (skipped === 0 ? '' : ` ${skipped}건은 그대로 두었습니다.`);

/** What was done, as the message says it that offers the way back. */
export const doneText = {
  confirm: (count: number, skipped: number) => `${count}건의 입금을 확인했습니다.${kept(skipped)}`,
  unconfirm: (count: number, skipped: number) =>
    `${count}건의 입금 확인을 해제했습니다.${kept(skipped)}`,
  refund: (count: number, skipped: number) =>
    `${count}건의 환불 지급을 확인했습니다.${kept(skipped)}`,
  change: (count: number, skipped: number) => `신청 ${count}건을 바꿨습니다.${kept(skipped)}`,
  cancel: (count: number, skipped: number) => `신청 ${count}건을 취소했습니다.${kept(skipped)}`,
};

export const subjectsText = ({ selectedSubjects }: Pick<ManagedRegistration, 'selectedSubjects'>) =>
  selectedSubjects.join(', ');
export const modeText = ({
  onSiteState,
  waitingNumber,
}: Pick<ManagedRegistration, 'onSiteState' | 'waitingNumber'>) =>
  ({
    confirmed: registrationTexts.onSite,
    waiting: registrationTexts.waiting(waitingNumber),
    none: registrationTexts.paperOnly,
  })[onSiteState];
export const stateText = ({
  canceledAt,
  onSiteState,
}: Pick<ManagedRegistration, 'canceledAt' | 'onSiteState'>) =>
  canceledAt !== null
    ? registrationTexts.canceled
    : onSiteState === 'waiting'
      ? registrationTexts.waiting(null)
      : registrationTexts.standing;
export const peopleText = (rows: readonly Pick<ManagedRegistration, 'name'>[]) =>
  rows.length === 1 ? (rows[0]?.name ?? '') : `${rows.length}명`;

/** 미입금자 문구: what is missing and from whom, for the academy's messenger. */
export const unpaidText = (
  exam: Pick<ManagedExam, 'title' | 'registrationEndDate' | 'depositDeadline'>,
  rows: readonly Pick<ManagedRegistration, 'name' | 'fee'>[],
  academy: string,
): string =>
  [
    `[${academy}] ${exam.title} 응시료 미입금 안내 (${formatDay(exam.depositDeadline ?? exam.registrationEndDate)}까지)`,
    ...rows.map(({ name, fee }) => `${name} ${formatWon(fee)}`),
  ].join('\n');
