import { formatNumber } from '@academy/domain/money';
const MOST_ROWS = 12;

/** What is said of the sheets of a file and of what was not read in them. */
export const sheetTexts = {
  table: (at: number) => `표 ${at}`,
  text: '표',
  choose: '읽을 시트를 고르세요',
  chooseHelp: '시트마다 따로 확인하고 올립니다. 올린 뒤 다음 시트를 이어서 고를 수 있습니다.',
  size: (rows: number) => `${formatNumber(rows)}줄`,
  back: '다른 파일 고르기',
  hiddenSheet: '숨긴 시트',
  done: '올림',
  notRead: '읽지 않은 내용',
  rows: (rows: readonly number[]) =>
    `보이지 않는 줄 ${rows.length}개: ${rows.slice(0, MOST_ROWS).join(', ')}행${
      rows.length > MOST_ROWS ? ` 외 ${rows.length - MOST_ROWS}줄` : ''
    }`,
  columns: (columns: readonly string[]) => `보이지 않는 열: ${columns.join(', ')}`,
  cell: (cell: string, text: string) => `${cell}: ${text}`,
  more: (count: number) => `외 ${count}칸`,
  sheets: (names: readonly string[]) => `다른 시트: ${names.join(', ')}`,
  readHidden: '숨긴 줄과 열도 읽기',
  otherSheet: '다른 시트 고르기',
} as const;
