import { REVERSAL_WORDS } from './payer-words';
import { nameKey } from './payer-text';

/** What a bank calls money that comes and money that goes. */
const IN = /입금|입급|예입|수입|받은|받기|맡기|맡긴|^입$|^(?:in|cr|credit|deposit)$/;
const OUT =
  /출금|지급|지출|인출|보낸|보내기|송금출|찾으|찾은|결제|수수료|자동납부|체크카드|^출$|^(?:out|dr|debit|withdrawal)$/;
const BACK = new RegExp(REVERSAL_WORDS.join('|'));
/** Outgoing money that comes back is not a deposit. */
const OUT_BACK = new RegExp(`(?:${OUT.source}).*(?:${BACK.source})`);

export type Direction = 'in' | 'out' | 'back' | 'unknown';

/** What 구분 says: 입금, 출금, 입금취소; unknown is a word that says neither, null an empty cell. */
export function readDirection(kind: string): Direction | null {
  const key = nameKey(kind);
  if (key === '') return /^\s*\+\s*$/.test(kind) ? 'in' : /^\s*[-−]\s*$/.test(kind) ? 'out' : null;
  if (BACK.test(key)) return 'back';
  const [comes, goes] = [IN.test(key), OUT.test(key)];
  return comes === goes ? 'unknown' : comes ? 'in' : 'out';
}

/** Whether a row says that money is taken back, in any of its short cells. */
export const saysBack = (line: readonly string[]): boolean =>
  line.some((cell) => cell.length <= 40 && BACK.test(nameKey(cell)));

/** Whether what is taken back had gone out: 출금취소. */
export const isOutTakenBack = (line: readonly string[]): boolean =>
  line.some((cell) => cell.length <= 40 && OUT_BACK.test(nameKey(cell)));

/** A row's amount and what the account held afterwards, as the list has it. */
export interface Balanced {
  amount: number;
  balance: number | null;
  /** What the row's columns say: above 0 came in, below 0 went out, 0 is not said. */
  said: number;
}

/**
 * The direction of each row by its balance: above 0 the account rose by exactly its amount, below 0
 * it fell, 0 is unknown. A list runs with the time or against it; the order that explains more rows
 * wins.
 */
export function readBalances(rows: readonly Balanced[]): number[] {
  const against = (step: 1 | -1) =>
    rows.map(({ amount, balance }, at) => {
      const before = rows[at - step]?.balance ?? null;
      if (balance === null || before === null || amount === 0) return 0;
      return Math.abs(balance - before) === Math.abs(amount) ? Math.sign(balance - before) : 0;
    });
  const [down, up] = [against(1), against(-1)];
  const told = (signs: readonly number[]) => signs.filter((sign) => sign !== 0).length;
  const agrees = (signs: readonly number[]) =>
    signs.filter((sign, at) => sign !== 0 && sign === Math.sign(rows[at]?.said ?? 0)).length;
  if (told(down) !== told(up)) return told(down) > told(up) ? down : up;
  if (agrees(down) !== agrees(up)) return agrees(down) > agrees(up) ? down : up;
  return rows.map(() => 0);
}
