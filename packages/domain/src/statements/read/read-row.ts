import type { StatementLine } from '../schemas';
import type { PayerWord } from './parse-payer';
import type { PayerIndex } from './payer-index';
import type { PayerReading } from './payer-reading';
import { readPayer, type PayerSaying } from './read-payer';

/** What a row says its money is for. */
export interface Wants {
  words: ReadonlySet<PayerWord>;
  /** The months that are written, by their numbers. */
  months: ReadonlySet<number>;
}

const NOTHING: PayerSaying = { reading: { kind: 'nobody' }, words: new Set(), months: new Set() };

/** Whole names that are where others are written: whom they mean is open, not whether. */
const NAMED_OUT = ['namesakes', 'twoPeople', 'part', 'otherSeat'];
const idsOf = (reading: PayerReading) => (reading.kind === 'nobody' ? [] : reading.studentIds);

/**
 * The students that payer's name and memo name together: one resolves what the other leaves open.
 */
function together(name: PayerReading, memo: PayerReading): PayerReading {
  const all = [...new Set([...idsOf(name), ...idsOf(memo)])];
  const both = idsOf(name).filter((id) => idsOf(memo).includes(id));
  const clash: PayerReading = { kind: 'question', why: 'memoOther', studentIds: all };
  if (memo.kind === 'nobody') return name;
  if (name.kind === 'nobody') return memo.kind === 'certain' ? { ...memo, how: 'memo' } : memo;
  if (name.kind === 'certain') {
    if (both.length > 0 && memo.kind === 'certain') return { ...name, studentIds: both };
    const other = memo.kind === 'certain' || NAMED_OUT.includes(memo.why);
    return both.length === 0 && other ? clash : name;
  }
  if (name.why === 'otherSeat') return name;
  if (memo.kind === 'certain') {
    if (both.length > 0) return { kind: 'certain', studentIds: both, how: 'memo' };
    return NAMED_OUT.includes(name.why) ? clash : { ...memo, how: 'memo' };
  }
  return both.length === 1 && [name, memo].some(({ why }) => why === 'seatOnly')
    ? { kind: 'certain', studentIds: both, how: 'told' }
    : name;
}

/** Whom a bank row names, in the payer's name and in the memo, and what it says it is for. */
export function readRow(
  { name, memo, day }: Pick<StatementLine, 'name' | 'memo' | 'day'>,
  index: PayerIndex,
): { reading: PayerReading; wants: Wants } {
  const said = readPayer(name, index, day);
  const beside = memo === '' || memo === name ? NOTHING : readPayer(memo, index, day);
  return {
    reading: together(said.reading, beside.reading),
    wants: {
      words: new Set([...said.words, ...beside.words]),
      months: said.months.size > 0 ? said.months : beside.months,
    },
  };
}
