export const noticeTexts = {
  empty: '문구를 입력하세요.',
  unknown: '{field}{은/는} 쓸 수 없는 항목입니다. 쓸 수 있는 항목: {fields}',
  nameless: '누구의 알림인지 알 수 있게 {이름}을 넣으세요.',
  template: '알림톡으로 보내려면 승인받은 템플릿 ID를 입력하세요.',
  quiet: '시작과 끝을 다르게 입력하세요.',
  budget: '한 달 예산을 0원부터 100,000,000원까지 입력하거나, 제한이 없으면 비워 두세요.',
  address: '(보호자 링크)',
  phone: '휴대폰 번호를 01012345678처럼 입력하세요.',
} as const;

/** What happened to a request. */
export const decidedTexts = { approve: '승인', reject: '반려' } as const;

/** The message that tests the notice channel. */
export const testNoticeText =
  '[{academy}] 테스트 문자입니다. 이 문자가 보이면 알림을 보낼 수 있습니다.';
