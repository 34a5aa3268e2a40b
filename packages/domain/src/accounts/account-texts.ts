import { noRightText } from '../rights/right-texts';
import type { AccountStatus } from './schemas';

/** Why an account cannot be changed or used. Each is a code of the API as well. */
export const accountRefusalTexts = {
  'signup-refused': '입력한 내용을 확인하세요.',
  'account-not-pending': '이미 처리된 가입 신청입니다. 목록을 새로 불러오세요.',
  'account-not-active': '사용 중인 계정이 아닙니다. 목록을 새로 불러오세요.',
  'account-not-disabled': '중지된 계정이 아닙니다. 목록을 새로 불러오세요.',
  'account-without-second-factor': '아직 2단계 인증을 설정하지 않은 계정입니다.',
  'last-admin': '최고관리자는 한 명 이상 있어야 합니다. 먼저 다른 계정을 최고관리자로 바꾸세요.',
  'own-account': '내 계정은 여기에서 바꿀 수 없습니다. 다른 최고관리자에게 요청하세요.',
  'password-change-required': '임시 비밀번호로 로그인했습니다. 새 비밀번호로 바꾼 뒤 이용하세요.',
  'temporary-password-expired':
    '임시 비밀번호의 사용 기간이 지났습니다. 최고관리자에게 다시 요청하세요.',
  'no-right': noRightText,
} as const;

export type AccountRefusal = keyof typeof accountRefusalTexts;

export const accountRefusalText = (reason: AccountRefusal): string => accountRefusalTexts[reason];

/** What a field of the signup or the password form says. */
export const accountFieldTexts = {
  name: '이름을 입력하세요.',
  code: '서버를 시작한 화면에 나온 가입 코드를 입력하세요. 첫 계정에만 필요합니다.',
  usernameMissing: '아이디를 입력하세요.',
  username: '사용할 수 없는 아이디입니다.',
  password: '비밀번호 조건을 확인하세요.',
  passwordConfirm: '비밀번호가 서로 다릅니다.',
  currentPassword: '현재 비밀번호를 입력하세요.',
  wrongPassword: '현재 비밀번호가 다릅니다.',
  samePassword: '지금과 다른 비밀번호를 입력하세요.',
  general: accountRefusalTexts['signup-refused'],
} as const;

/** The ID check and the signup as a whole. */
export const signupTexts = {
  checkRequired: '아이디 중복 확인이 필요합니다.',
  free: '사용할 수 있는 아이디입니다.',
  taken: '이미 사용 중인 아이디입니다.',
  checkFailed: '아이디 확인 중 오류가 발생했습니다.',
  failed: '회원가입에 실패했습니다. 다시 시도하세요.',
} as const;

const STATUS_NAMES: Record<AccountStatus, string> = {
  PENDING: '승인 대기',
  ACTIVE: '사용',
  DISABLED: '중지',
};

export const accountStatusName = (status: AccountStatus): string => STATUS_NAMES[status];
