/** Texts of the PIN, which only academies that ask for one load. */
export const pinTexts = {
  pin: '간편 비밀번호',
  again: '간편 비밀번호 한 번 더',
  lead: '내가 정한 간편 비밀번호를 입력해 주세요.',
  choose: '앞으로 로그인할 때 쓸 간편 비밀번호를 정해 주세요.',
  shape: '숫자 4~6자리예요.',
  different: '두 간편 비밀번호가 서로 달라요.',
  show: '간편 비밀번호 보기',
  hide: '간편 비밀번호 숨기기',
  back: '번호 다시 입력',
} as const;
