/** The invoice on paper and as a picture. */
export const invoiceKeepTexts = {
  title: (month: string) => `${month} 도시락 비용`,
  print: '인쇄',
  savePicture: '이미지로 저장',
  asOf: (moment: string) => `${moment} 기준`,
  printedAt: (moment: string) => `출력일시 ${moment}`,
  failed: '이미지를 저장하지 못했어요. 화면을 캡처해 주세요.',
} as const;
