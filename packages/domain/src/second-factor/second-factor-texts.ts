import type { SecondFactorPolicy } from './schemas';

/** Why a second factor is asked for or refused. Each is a code of the API as well. */
export const secondFactorRefusalTexts = {
  'second-factor-required': '인증 앱에 나온 6자리 코드를 입력하세요.',
  'second-factor-wrong':
    '코드가 맞지 않거나 이미 사용한 코드입니다. 인증 앱에 나온 새 코드를 입력하세요.',
  'second-factor-unreadable':
    '서버의 키가 바뀌어 인증 앱의 코드를 확인할 수 없습니다. 복구 코드를 입력하거나 다른 최고관리자에게 초기화를 요청하세요.',
  'second-factor-off': '학원에서 2단계 인증을 사용하지 않습니다. 최고관리자에게 문의하세요.',
  'second-factor-on': '이미 2단계 인증을 사용하고 있습니다. 화면을 새로 불러오세요.',
  'second-factor-missing': '내 계정에 2단계 인증이 없습니다. 화면을 새로 불러오세요.',
  'second-factor-not-begun': '설정 시간이 지났습니다. QR 코드를 다시 만드세요.',
  'second-factor-setup-required':
    '최고관리자는 2단계 인증을 설정해야 이용할 수 있습니다. 먼저 인증 앱을 연결하세요.',
} as const;

/** Beside the field of the code. */
export const secondFactorFieldTexts = {
  wrong: secondFactorRefusalTexts['second-factor-wrong'],
} as const;

const POLICY_NAMES: Record<SecondFactorPolicy, string> = {
  OFF: '사용 안 함',
  OPTIONAL: '원하는 사람만',
  ADMINS: '최고관리자는 필수',
};

export const secondFactorPolicyName = (policy: SecondFactorPolicy): string => POLICY_NAMES[policy];
