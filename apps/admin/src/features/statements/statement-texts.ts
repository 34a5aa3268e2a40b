import { statementVerdictName } from '@academy/domain/statements';
import { formatNumber } from '@academy/domain/money';
const count = (n: number) => `${formatNumber(n)}건`;
const rows = (n: number) => `${formatNumber(n)}행`;

/** How many rows of a pasted list are what. */
export interface Piles {
  pasted: number;
  matched: number;
  asked: number;
  known: number;
  withdrawn: number;
  unread: number;
}

/** What 은행 내역 붙여넣기 says; verdicts and reasons come from the domain. */
export const statementTexts = {
  title: '은행 내역 붙여넣기',
  stepsLabel: '은행 내역 확인 단계',
  steps: ['내역', '확인', '완료'],
  stepDone: '완료',
  drop: '은행 거래내역 파일을 놓으세요',
  dropHint: '엑셀(.xlsx), CSV, 은행에서 받은 .xls. 5MB까지',
  pick: '파일 고르기',
  paste: '붙여넣기',
  pasteHint: '인터넷뱅킹의 거래내역을 제목 줄부터 복사해 붙여 넣으세요.',
  readPasted: '내역 읽기',
  reading: '내역을 읽고 있습니다.',
  failed: '처리하지 못했습니다.',
  nothingWritten: '여기서는 아무것도 확인되지 않습니다. 다음 화면에서 보고 확인합니다.',
  columnsHelp: '각 열이 무엇인지 골라 주세요. 한 번 고르면 다음부터 기억합니다.',
  columnOf: (header: string) => `${header} 열의 내용`,
  untitled: '제목 없는 열',
  leftOutColumn: '쓰지 않음',
  next: '다음',
  back: '처음으로',
  tiles: {
    match: statementVerdictName('match'),
    ask: '확인할 것',
    set: '직접 고름',
    already: statementVerdictName('already'),
    ignored: statementVerdictName('ignored'),
  },
  count,
  /** Every row that was pasted is in just one of these. */
  sum: ({ pasted, matched, asked, known, withdrawn, unread }: Piles) =>
    `붙여 넣은 ${rows(pasted)} = ${[
      `일치 ${count(matched)}`,
      `확인할 것 ${count(asked)}`,
      `이미 아는 것 ${count(known)}`,
      `출금·취소 ${count(withdrawn)}`,
      `읽지 못한 행 ${count(unread)}`,
    ].join(' + ')}`,
  unread: (n: number) => `읽지 못한 ${rows(n)}`,
  unreadRow: (row: number, reason: string) => `${row}행: ${reason}`,
  takenBack: (n: number) => `취소된 입금 ${count(n)}`,
  takenBackHelp: '이미 확인한 입금이면 지난 은행 내역이나 입금 탭에서 되돌리세요.',
  takenBackRow: (row: number, day: string, won: string) => `${row}행 · ${day} · ${won}`,
  nothing: '새로 확인할 입금이 없습니다.',
  pile: (at: number, all: number) => `확인할 입금 ${at} / ${all}`,
  search: '학생 찾기',
  searchHint: '이름, 초성, 좌석, 전화 뒷자리',
  clear: '검색어 지우기',
  candidates: '후보',
  noWay: '받을 청구가 있는 학생을 찾아 고르세요.',
  notFound: '받을 청구가 있는 학생이 없습니다.',
  reported: (report: string) => `입금 알림 ${report}`,
  unproven: (n: number) => `내역에서 찾지 못한 입금 알림 ${count(n)}`,
  exact: '금액 일치',
  over: (won: string) => `${won} 이월`,
  short: (won: string) => `${won} 모자람`,
  remember: (alias: string) => `다음부터 “${alias}”을 이 학생의 입금자명으로 기억`,
  accept: '선택 (Enter)',
  ignore: '무시 (X)',
  later: '나중에 (J)',
  undo: '되돌리기 (Z)',
  keys: '↑↓ 후보 · Enter 선택 · / 검색 · X 무시 · J 나중에 · Z 되돌리기',
  allDone: '확인할 것이 더 없습니다. 아래에서 입금을 확인하세요.',
  matched: (n: number) => `일치한 입금 ${count(n)}`,
  chosen: (n: number) => `직접 고른 입금 ${count(n)}`,
  rest: (n: number) => `확인하지 않을 입금 ${count(n)}`,
  takeOut: '빼기',
  takeOutOf: (name: string) => `${name} 입금 빼기`,
  learned: (n: number) => `기억할 입금자명 ${formatNumber(n)}개`,
  forget: (alias: string) => `${alias} 기억하지 않기`,
  forgetShort: '지우기',
  book: (n: number) => `${count(n)} 입금 확인`,
  bookNothing: '확인할 입금이 없습니다.',
  feesLeft: '응시료를 나눠 낸 입금이 남아 있습니다. 전액을 고르세요.',
  done: (n: number, won: string) => `${count(n)}, ${won} 입금을 확인했습니다.`,
  doneMore: (carried: string | null, learned: number) =>
    [
      carried !== null && `${carried}은 다음 달로 이월했습니다.`,
      learned > 0 && `입금자명 ${learned}개를 기억했습니다.`,
    ]
      .filter(Boolean)
      .join(' '),
  undoHint: '24시간 안에 이 창에서 한 번에 되돌릴 수 있습니다.',
  past: '지난 은행 내역',
  noPast: '아직 확인한 은행 내역이 없습니다.',
  pastName: (label: string) => `은행 내역 ${label}`,
  undoAll: '모두 되돌리기',
  another: '다른 내역 붙여넣기',
} as const;
