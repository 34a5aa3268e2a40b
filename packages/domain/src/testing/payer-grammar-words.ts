/** What Korean parents write on a transfer, collected without looking at what the matcher knows. */
const wordsOf = (text: string): string[] => text.trim().split(/\s+/);

export const SURNAMES = [
  ...'김이박최정강조윤장임한오서신권황안송전홍유고문양손배백허남심노하곽성차주우구민',
];
export const FIRST = [...'민서지도하예주시현유준윤태다은채건우가나소연아재승동영수정혜진상원'];
export const SECOND = [...'준연우윤원서아빈호진인율영수민재은경람솔빛결희현혁찬훈성지나라림주'];
export const PURPOSES = wordsOf(`
  식비 식대 급식비 중식비 석식비 입금 회비 도시락 도시락비 점심 점심값 저녁 저녁값 밥값 급식 중식
  석식 점심저녁 중석식 중식석식 도시락값 급식비입금 식비납부 송금 납부 점심비 저녁비 식사비 식사
  점심식대 중식대 석식대 급식대 도시락대 점심도시락 저녁도시락 밥비 점저
`);
export const RELATIONS = wordsOf(`
  맘 엄마 아빠 모 부 할머니 할아버지 어머니 아버지 어머님 보호자 학부모 이모 고모 삼촌 외할머니
  학생 누나 형 언니 오빠 부모님 아버님
`);
export const CHANNELS = wordsOf(`
  국민 KB 신한 우리 하나 농협 NH 기업 카카오뱅크 카뱅 토스 새마을 우체국 타행 모바일 인터넷
  스마트 오픈뱅킹 케이뱅크 신협 국민은행 폰뱅킹 ATM
`);
export const CLASSES = wordsOf(`
  고1 고2 고3 중3 중2 2학년 3학년 1반 3학년2반 N수 재수 고등 중등
`);
export const THANKS = wordsOf(`
  감사합니다 감사 입니다 잘부탁드려요 수고하세요 보냅니다
`);
export const OTHER = wordsOf(`
  교재비 교재 책값 수강료 학원비 특강비 독서실비 등록비 수업료 간식비
`);
export const MEMOS = [
  '',
  '',
  '타행이체',
  '인터넷',
  '모바일',
  '전자금융',
  '국민은행',
  '오픈이체',
  'FB이체',
  '대체',
];
/** How two parts are joined; nothing means glued. */
export const JOINTS = ['', '', '', ' ', ' ', '  ', '_', '-', '/', '.', ',', '·', '*'];
