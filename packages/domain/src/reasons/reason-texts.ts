import type { ReasonCategory, ReasonStatus, ReasonType } from './schemas';

/** Why a reason cannot be submitted or changed. Each is a code of the API as well. */
export const reasonRefusalTexts = {
  'reason-exists': '이 날 같은 사유를 이미 제출했어요. 제출한 내용을 확인해 주세요.',
  'reason-approved': '승인된 사유는 바꿀 수 없어요. 데스크에 문의해 주세요.',
  'reason-rejected': '반려된 사유예요. 새로 제출해 주세요.',
  'reason-withdrawn': '철회한 사유예요. 새로 제출해 주세요.',
  'reason-by-guardian': '보호자가 보낸 사유예요. 바꾸려면 데스크에 문의해 주세요.',
  'reason-guardians-off': '지금은 이 페이지로 사유를 받지 않습니다. 학원에 전화해 주세요.',
} as const;

/** What of it a manager meets who hands in a reason for a student. */
export const managersReasonTexts = {
  'reason-exists': '이 날 같은 사유가 이미 있습니다. 제출한 내용을 확인하세요.',
} as const;

export type ReasonRefusal = keyof typeof reasonRefusalTexts;

export const reasonRefusalText = (reason: ReasonRefusal): string => reasonRefusalTexts[reason];

/** What the form of a reason says about a field. `{}` marks a variable. */
export const reasonFieldTexts = {
  tooEarly: '{day}부터 제출할 수 있어요. 더 지난 날은 데스크에 문의해 주세요.',
  tooLate: '{day}까지 제출할 수 있어요.',
  arriveAt: '도착하는 시각을 입력해 주세요.',
  leaveAt: '나가는 시각을 입력해 주세요.',
  backAt: '돌아오는 시각을 입력해 주세요.',
  backBeforeLeave: '돌아오는 시각은 나가는 시각보다 늦어야 해요.',
  category: '사유 구분을 선택해 주세요.',
  text: '사유를 입력해 주세요.',
  tooLong: '{limit}자 이하로 입력해 주세요.',
} as const;

const TYPE_NAMES: Record<ReasonType, string> = {
  ABSENT: '결석',
  LATE: '지각',
  EARLY_LEAVE: '조퇴',
  OUTING: '외출',
};
const CATEGORY_NAMES: Record<ReasonCategory, string> = {
  ILLNESS: '질병',
  HOSPITAL: '병원',
  SCHOOL: '학교 일정',
  FAMILY: '가정 사정',
  TRANSPORT: '교통',
  OTHER: '기타',
};
const STATUS_NAMES: Record<ReasonStatus, string> = {
  PENDING: '승인 대기',
  APPROVED: '승인',
  REJECTED: '반려',
  WITHDRAWN: '철회',
};

export const reasonTypeName = (type: ReasonType): string => TYPE_NAMES[type];
export const reasonCategoryName = (category: ReasonCategory): string => CATEGORY_NAMES[category];
export const reasonStatusName = (status: ReasonStatus): string => STATUS_NAMES[status];
