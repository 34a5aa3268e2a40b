/** The 학원 정보 tab's own words. Field names are in its model. */
export const academyTabTexts = {
  about: '학원',
  aboutHelp: '로그인 화면과 메뉴, 인쇄물에 보입니다.',
  contact: '문의',
  contactHelp: '학생이 도움이 필요할 때 보는 연락처와 주소입니다. 비우면 보이지 않습니다.',
  hints: {
    name: '학생 화면과 인쇄물의 제목에 쓰입니다.',
    companyLines: '화면 맨 아래에 한 줄씩 보입니다. 대표자, 사업자등록번호, 주소 등 6줄까지.',
    deskPhone: '예: 02-123-4567',
    manualUrl: '로그인 화면의 사용 설명서 링크',
    channelUrl: '카카오톡 채널 등 상담 주소',
  },
} as const;
