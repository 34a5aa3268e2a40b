/** What a field says when its value breaks a rule. */
export const inputTexts = {
  phoneTooShort: '휴대폰 번호를 10자리 이상 입력해 주세요.',
  phoneTooLong: '숫자가 너무 많아요. 번호를 다시 확인해 주세요.',
  phoneUnclear: '휴대폰 번호 하나만 010-1234-5678처럼 입력해 주세요.',
  invalidDay: '올바른 날짜(YYYY-MM-DD)만 입력할 수 있어요.',
  invalidTime: '시각을 19:00처럼 입력해 주세요.',
  noWeekdays: '신청할 수 있는 요일이 없어요. 관리자에게 문의해 주세요.',
  passwordRule: '8자 이상, 영문·숫자·특수문자 각 1자 이상',
} as const;
