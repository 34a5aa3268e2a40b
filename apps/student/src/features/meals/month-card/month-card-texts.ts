/** 한 달 카드: the sheet and what is written in the picture. */
export const monthCardTexts = {
  title: '한 달 카드',
  month: (month: number) => `${month}월 도시락`,
  owner: (year: number, name: string) => (name === '' ? `${year}년` : `${year}년 · ${name}`),
  times: (count: number) => `${count}회`,
  line: (meal: string, count: number) => `${meal} ${count}회`,
  total: '합계',
  unpriced: '가격 미정',
  foot: (academy: string, moment: string) =>
    academy === '' ? `${moment} 기준` : `${academy} · ${moment} 기준`,
  file: (month: string) => `${month} 도시락 카드`,
  note: '계좌번호와 할인 이유는 카드에 넣지 않아요.',
  share: '공유하기',
  save: '이미지로 저장',
  drawing: '카드를 그리고 있어요',
  failed: '카드를 그리지 못했어요. 화면을 캡처해 주세요.',
  nothing: '이 달에는 신청한 도시락이 없어요.',
} as const;
