import { depositStateName } from '../deposits/deposit-texts';
import type { RegistrationBadge } from './registration/openable';
import type { MockExam, SubjectGroup, TimeStatus } from './schemas';
import { fill } from '../text/fill';

/**
 * Why a mock exam cannot be registered for, or a registration not be changed. Each is a code of the
 * API as well.
 */
export const mockRefusalTexts = {
  'exam-upcoming': '아직 신청 기간이 시작되지 않았어요.',
  'exam-closed': '신청 기간이 끝난 모의고사예요.',
  'exam-called-off': '취소된 모의고사예요.',
  'not-for-grade': '대상 학년이 아닌 모의고사예요.',
  'not-for-class': '대상 반이 아닌 모의고사예요.',
  'not-for-student': '대상 학생이 아닌 모의고사예요.',
  'already-registered': '이미 신청한 모의고사예요.',
  'registration-expired': '신청이 마감되어 바꿀 수 없어요.',
  'registration-canceled': '이미 취소한 신청이에요.',
  'registration-inactive': '지금은 바꿀 수 없는 신청이에요. 데스크에 문의해 주세요.',
  'exam-full': '신청 정원이 모두 찼어요. 자리가 나면 신청할 수 있어요.',
  'no-subject-options': '등록된 선택과목이 없어요. 관리자에게 문의해 주세요.',
  'subject-required': '선택과목을 꼭 선택해 주세요.',
  'one-subject-only': '선택과목은 하나만 고를 수 있어요.',
  'subjects-too-few': '과목을 더 골라 주세요.',
  'subjects-too-many': '고를 수 있는 것보다 과목이 많아요.',
  'subject-not-offered': '지금은 고를 수 없는 과목이에요. 다시 선택해 주세요.',
  'on-site-not-allowed': '현장 응시를 받지 않는 모의고사예요. 시험지만 신청해 주세요.',
  'on-site-full': '현장 자리가 모두 찼어요. 대기를 신청하거나 시험지만 신청해 주세요.',
} as const;

export type MockRefusal = keyof typeof mockRefusalTexts;

/** The Korean text of a rule's reason: for a disabled button or beside a field. */
export const mockRefusalText = (reason: MockRefusal): string => mockRefusalTexts[reason];

/** Why a decision refuses; a choice of subjects names the group that it does not fit. */
export function mockDecisionText({ reason, group }: Refused): string {
  if (group && reason === 'subjects-too-few')
    return fill('{name} 과목을 {n}개 {more}골라 주세요.', {
      name: group.name,
      n: group.min,
      more: group.min === group.max ? '' : '이상 ',
    });
  if (group && reason === 'subjects-too-many')
    return fill('{name} 과목은 {n}개까지만 고를 수 있어요.', { name: group.name, n: group.max });
  return mockRefusalTexts[reason];
}
interface Refused {
  reason: MockRefusal;
  group?: SubjectGroup;
}

/** Not choosing on-site exam. */
export const paperOnlyText = '현장 응시를 선택하지 않으면 시험지만 제공해요.';

const STATUS_BADGES: Record<TimeStatus, string> = {
  OPEN: '진행 중',
  UPCOMING: '예정',
  CLOSED: '종료',
};

/** An exam's badge. */
export const timeStatusText = (status: TimeStatus): string => STATUS_BADGES[status];

const REGISTRATION_BADGES: Record<RegistrationBadge, string> = {
  canceled: '취소',
  closed: '신청 마감',
  inactive: '처리 중지',
  waiting: '현장 대기',
  unpaid: depositStateName('unpaid'),
  paid: depositStateName('confirmed'),
  'refund-due': depositStateName('refund-due'),
  refunded: depositStateName('refunded'),
  free: '신청 완료',
};

/** A registration's badge in 내 신청. */
export const registrationBadgeText = (badge: RegistrationBadge): string =>
  REGISTRATION_BADGES[badge];

/** The seats of an exam in a few words; null when it has none to give. */
export function seatsText({
  allowOnSiteExam,
  onSiteLeft,
  waitingCount,
}: Pick<MockExam, 'allowOnSiteExam' | 'onSiteLeft' | 'waitingCount'>): string | null {
  if (!allowOnSiteExam) return null;
  if (onSiteLeft === null) return '현장 응시 가능';
  if (onSiteLeft > 0 && waitingCount === 0) return fill('현장 자리 {n}석 남음', { n: onSiteLeft });
  return waitingCount === 0
    ? '현장 자리 마감 · 대기 가능'
    : fill('현장 자리 마감 · 대기 {n}명', { n: waitingCount });
}

/** How many may register and still can, `50명 · 3명 남음`; null without a limit. */
export function capacityText({
  capacity,
  capacityLeft,
}: Pick<MockExam, 'capacity' | 'capacityLeft'>): string | null {
  if (capacity === null || capacityLeft === null) return null;
  const left = capacityLeft === 0 ? '마감' : fill('{n}명 남음', { n: capacityLeft });
  return fill('{capacity}명 · {left}', { capacity, left });
}

/** One's place in line. */
export const waitingText = (waitingNumber: number): string =>
  fill('현장 대기 {n}번째예요. 자리가 나면 자동으로 확정돼요.', { n: waitingNumber });

/** What an exam with groups of subjects costs, and how many are chosen of one. */
export const groupTexts = {
  from: '{fee}부터',
  all: '모두',
  exactly: '{n}개',
  upTo: '{n}개까지',
  between: '{min}–{max}개',
} as const;

/** What of a fee is open after it changed. */
export const feeTexts = {
  free: '무료',
  rest: '입금 {paid} · 남은 금액 {due}',
  over: '입금 {paid} · 환불할 금액 {over}',
} as const;

/** The labels of the summary after applying, and what is shown where no account is set. */
export const paymentTexts = {
  accountHolder: '예금주',
  accountNumber: '계좌번호',
  deadline: '입금 기한',
  depositorName: '학생 이름(입금자명)',
  fee: '응시료',
  rest: '남은 금액',
  noAccount: '계좌 정보는 데스크에 문의해 주세요.',
  note: '입금이 확인되면 신청이 확정돼요.',
} as const;
