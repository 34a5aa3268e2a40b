/** Statements and receipts: their buttons, and what is around their lines. */
export const billPaperTexts = {
  title: '명세서·영수증',
  print: (paper: string) => `${paper} 인쇄`,
  printAll: (paper: string, count: number) => `${paper} 인쇄 (${count}명)`,
  savePicture: (paper: string) => `${paper} 이미지로 저장`,
  asOf: (person: string, moment: string) => `${person} · ${moment} 기준`,
  fileName: (title: string, name: string) => `${title} ${name}`,
  nobody: '명세서를 만들 학생이 없습니다.',
  noReceipt: '받은 금액이 없어 영수증이 없습니다.',
  leftOut: (count: number) => `받은 금액이 없는 ${count}명은 빼고 인쇄합니다.`,
  failed: '내용을 불러오지 못했습니다. 다시 시도해 주세요.',
  pictureFailed: '이미지를 저장하지 못했습니다. 인쇄를 이용해 주세요.',
} as const;
