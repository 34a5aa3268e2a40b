/** Why a guardian's link does not open. Each is a code of the API as well. */
export const guardianRefusalTexts = {
  'guardian-unconfirmed': '자녀 휴대전화 번호로 확인해야 볼 수 있습니다.',
  'guardian-answer-wrong': '자녀의 휴대전화 번호와 다릅니다. 다시 확인해 주세요.',
  'guardian-answers-used-up':
    '여러 번 틀려 잠시 확인할 수 없습니다. {wait} 뒤에 다시 입력하거나 학원에 전화해 주세요.',
  'guardian-link-ended':
    '보호자 주소는 기간이 지나면 열리지 않습니다. 학원이 다음에 보내는 월간 리포트의 주소로 열거나, 학원에 새 주소를 요청해 주세요.',
} as const;
