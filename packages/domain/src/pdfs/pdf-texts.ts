/** Why a PDF is not taken. Each is a code of the API as well; managers alone upload them. */
export const pdfRefusalTexts = {
  'pdf-too-large': '첨부 파일이 너무 큽니다. PDF를 10MB 이하로 줄여 다시 올리세요.',
  'pdf-unknown': '첨부할 수 있는 파일이 아닙니다. 한글이나 워드 문서는 PDF로 저장해 올리세요.',
  'pdf-broken': '첨부 파일을 끝까지 읽을 수 없습니다. 문서를 열어 PDF로 다시 저장한 뒤 올리세요.',
  'pdf-encrypted': '암호가 걸린 파일입니다. 암호를 풀어 PDF로 다시 저장한 뒤 올리세요.',
  'pdf-active':
    '첨부 파일에 스크립트처럼 실행되는 내용이 있습니다. 인쇄 창에서 PDF로 저장한 뒤 그 파일을 올리세요.',
} as const;

export type PdfRefusal = keyof typeof pdfRefusalTexts;
export const pdfRefusalText = (reason: PdfRefusal): string => pdfRefusalTexts[reason];

/** Why a form that names PDFs is not taken. A code of the API as well. */
export const namedPdfRefusalTexts = {
  'pdf-missing': '올리지 않은 첨부 파일이 있습니다. 파일을 다시 올리세요.',
} as const;

/** What a PDF is called that came without a name. */
export const unnamedPdf = '첨부 파일.pdf';

/** What the PDFs of a form say. */
export const pdfFieldTexts = {
  tooMany: '첨부 파일은 {limit}개까지 올릴 수 있습니다.',
  nameTooLong: '파일 이름을 {limit}자 이하로 줄여 다시 올리세요.',
  nameMissing: '파일 이름이 없습니다. 이름을 붙여 다시 올리세요.',
} as const;
