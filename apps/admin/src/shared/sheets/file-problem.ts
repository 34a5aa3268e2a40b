/** Why a file gives no table. */
export type FileProblem =
  | 'too-large'
  | 'too-many'
  | 'locked'
  | 'protected'
  | 'pdf'
  | 'hangul'
  | 'word'
  | 'slides'
  | 'numbers'
  | 'web-archive'
  | 'picture'
  | 'archive'
  | 'damaged'
  | 'unreadable'
  | 'empty';

/** A file that can't be read as a table: thrown while reading, shown as `fileProblemText`. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
  readonly problem: FileProblem;

  constructor(problem: FileProblem) {
    super(problem);
    this.problem = problem;
  }
}

const AS_XLSX = '저장 형식을 Excel 통합 문서(.xlsx)로 바꿔 저장한 뒤 다시 올리세요.';
const COPIED = '표를 복사해 붙여넣거나, 엑셀에 옮겨 .xlsx로 저장해 올리세요.';

/** What a file is, by its right name, and the way out. */
export const fileProblemText: Record<FileProblem, string> = {
  'too-large': '파일이 너무 큽니다. 5MB까지 올릴 수 있습니다. 나누어 저장해 올리세요.',
  'too-many': '줄 20,000개나 열 256개를 넘는 표입니다. 나누어 저장해 올리세요.',
  locked:
    '암호가 걸린 파일입니다. 엑셀의 파일 > 정보 > 통합 문서 보호에서 암호를 지우고 저장한 뒤 다시 올리세요.',
  protected: '문서 보안(DRM)이 걸린 파일입니다. 보안을 해제한 파일로 저장해 다시 올리세요.',
  pdf: `PDF 파일입니다. 엑셀(.xlsx)이나 CSV로 내려받아 올리거나, 표를 복사해 붙여넣으세요.`,
  hangul: `한글 문서입니다. ${COPIED}`,
  word: `워드 문서입니다. ${COPIED}`,
  slides: `프레젠테이션 파일입니다. ${COPIED}`,
  numbers: 'Numbers 파일입니다. 파일 > 다음으로 내보내기 > Excel로 저장해 다시 올리세요.',
  'web-archive': `웹 보관 파일(.mht)입니다. 엑셀에서 열어 ${AS_XLSX}`,
  picture: '그림 파일입니다. 글자로 된 엑셀(.xlsx)이나 CSV 파일을 올리세요.',
  archive: '압축 파일입니다. 압축을 풀고 그 안의 엑셀이나 CSV 파일을 올리세요.',
  damaged: `파일이 손상되어 읽을 수 없습니다. 다시 내려받거나, 엑셀에서 열어 ${AS_XLSX}`,
  unreadable: `파일을 읽을 수 없습니다. 엑셀에서 열어 ${AS_XLSX}`,
  empty: '파일에 내용이 없습니다.',
};
