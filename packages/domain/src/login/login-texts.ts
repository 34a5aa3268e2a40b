import { inputTexts } from '../text/input-texts';

/** Why a login is refused. Each is a code of the API as well. `{}` marks a variable. */
export const loginRefusalTexts = {
  'student-login-failed': '로그인하지 못했어요. 번호를 확인하고 다시 시도해 주세요.',
  'student-choose': '이 번호를 함께 쓰는 학생이 있어요. 이름을 골라 주세요.',
  'pin-required': '간편 비밀번호를 입력해 주세요.',
  'pin-choose': '처음 로그인이에요. 앞으로 쓸 간편 비밀번호를 정해 주세요.',
  'pin-wrong': '간편 비밀번호가 맞지 않아요. 잊었다면 데스크에서 초기화할 수 있어요.',
  'pin-shape': '간편 비밀번호는 숫자 4~6자리로 정해 주세요.',
  'pin-simple': '같은 숫자나 이어지는 숫자로만 된 간편 비밀번호는 쓸 수 없어요.',
  'device-waiting': '처음 쓰는 기기예요. 데스크에 확인 번호 {code}번을 알려 주세요.',
  'device-refused': '이 기기로는 로그인할 수 없어요. 데스크에 문의해 주세요.',
  'phone-too-short': inputTexts.phoneTooShort,
  'phone-unreadable': inputTexts.phoneUnclear,
  'manager-login-failed': '아이디 또는 비밀번호를 확인하세요.',
  'account-pending': '승인 대기 중입니다. 관리자에게 문의하세요.',
  'account-disabled': '사용이 중지된 계정입니다. 최고관리자에게 문의하세요.',
  'proof-required': '지금은 시도가 많아요. 잠시 후 다시 시도해 주세요.',
} as const;

/** Why an entry is not one of the academy's networks. `{}` marks a variable. */
export const knownNetworkTexts = {
  wrong: '‘{entry}’{은/는} IP 주소가 아닙니다. 203.0.113.7 또는 203.0.113.0/24처럼 입력하세요.',
  tooWide:
    '‘{entry}’{은/는} 너무 넓습니다. 학원 밖의 사람도 들어갑니다. /{widest}보다 좁게 입력하세요.',
  tooMany: '{limit}개까지 입력할 수 있습니다.',
} as const;

/** Why a PIN cannot be chosen (`pinFault`). */
export const pinFaultText = (fault: 'shape' | 'simple'): string =>
  loginRefusalTexts[`pin-${fault}`];
