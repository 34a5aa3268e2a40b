/** Why a file gives no table. */
export type FileProblem = 'too-large' | 'old-excel' | 'unreadable' | 'empty';

/** A file that can't be read as a table: thrown while reading, shown as `fileProblemText`. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
  readonly problem: FileProblem;

  constructor(problem: FileProblem) {
    super(problem);
    this.problem = problem;
  }
}

export const fileProblemText: Record<FileProblem, string> = {
  'too-large': '파일이 너무 큽니다. 5MB까지 올릴 수 있습니다.',
  'old-excel':
    '옛 엑셀 파일(.xls)이거나 암호가 걸린 파일입니다. 엑셀에서 .xlsx로 저장해 다시 올리세요.',
  unreadable: '파일을 읽을 수 없습니다. 엑셀(.xlsx)이나 CSV 파일인지 확인하세요.',
  empty: '파일에 내용이 없습니다.',
};
