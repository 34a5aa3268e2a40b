/** Texts of the login screen. */
export const loginTexts = {
  title: '학생 로그인',
  lead: '등록한 휴대폰 번호로 로그인해 주세요.',
  phone: '휴대폰 번호',
  placeholder: '010-1234-5678',
  login: '로그인',
  manual: '사용 설명서',
  managerLogin: '관리자 로그인',
  links: '도움말과 다른 로그인',
  confirmName: '학생 이름이 맞나요?',
  chooseName: '누구로 로그인할까요?',
  no: '아니에요',
  yes: '맞아요',
  failed: '로그인하지 못했어요. 번호를 확인하고 다시 시도해 주세요.',
  noToken: '로그인 토큰을 받지 못했어요. 관리자에게 문의해 주세요.',
  offline: '인터넷에 연결되어 있지 않아요.',
  logoutLate: '로그아웃이 아직 끝나지 않았어요. 인터넷에 연결되면 자동으로 끝나요.',
  trouble: '로그인 중 오류가 발생했어요. 잠시 후 다시 시도해 주세요.',
  /** A refresh that failed. */
  refreshFailed: '새 액세스 토큰을 받지 못했어요. 다시 로그인해 주세요.',
  otherAccount: '다른 학생이 이 브라우저에서 로그인했어요. 다시 로그인해 주세요.',
} as const;
