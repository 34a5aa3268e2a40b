import { won } from '../money';
import {
  billKey,
  type HandConfirmed,
  type OpenBill,
  type PayerFacts,
  type StatementLine,
} from '../statements';
import { day, shiftDay } from '../time';
import { numbersFrom, type Numbers } from './numbers';
import { childrenOf, type Child, type Part, type Written } from './payer-academy';
import { isPlain } from './payer-plain';
import {
  CHANNELS,
  CLASSES,
  JOINTS,
  MEMOS,
  OTHER,
  PURPOSES,
  RELATIONS,
  SURNAMES,
  THANKS,
} from './payer-grammar-words';

/**
 * Bank rows as Korean parents write them, made from a grammar of what they write and not from the
 * rules of the matcher: its words and joints are picked apart, so that most combinations are named
 * nowhere. What a person would decide at a glance is judged here by rules of its own.
 */
export interface WrittenRow {
  line: StatementLine;
  /** Which parts are in it, without their order: `child + purpose + month`. */
  shape: string;
  /** The bills that were meant, by `billKey`. */
  truth: string[];
  /** A person decides at a glance: the child is written out, the money fits in one way. */
  plain: boolean;
}

interface WrittenAcademy {
  academyName: string;
  payers: PayerFacts[];
  bills: OpenBill[];
  confirmed: HandConfirmed[];
  rows: WrittenRow[];
}

const NOVEMBER = day('2026-11-01');

/** Parts in some order, joined in some way; a relation stays behind its child. */
function join(parts: readonly Part[], { pick, below, chance }: Numbers): string {
  const order = parts.map((part) => ({ part, at: below(1000) })).toSorted((a, b) => a.at - b.at);
  return order.reduce((text, { part: { text: next } }) => {
    if (text === '') return next;
    if (chance(10)) return `${text}(${next})`;
    const joint = pick(JOINTS);
    // Two numbers side by side would be one: people leave a blank.
    const clash = joint === '' && /[\da-z]$/i.test(text) && /^[\da-z]/i.test(next);
    return `${text}${clash ? ' ' : joint}${next}`;
  }, '');
}

function subjectOf(
  child: Child,
  siblings: readonly Child[],
  { pick, chance, below }: Numbers,
): Written & { wholly: boolean } {
  const { name, facts } = child;
  const guardian = facts.guardian ?? '';
  const memo = pick(MEMOS);
  const own = { memo, plain: true, paid: child.bills, wholly: false };
  const dice = below(100);
  const named: Part = {
    kind: 'child',
    text:
      chance(30) && name.length > 2
        ? `${name}${pick(['', pick([' ', '']) + pick(RELATIONS)])}`
        : name,
  };
  if (dice < 10 && guardian)
    return { ...own, parts: [named, { kind: 'guardian', text: guardian }] };
  if (dice < 18 && guardian)
    return {
      ...own,
      parts: [{ kind: 'guardian', text: guardian }],
      paid: siblings.flatMap(({ bills }) => bills),
      wholly: true,
    };
  if (dice < 22 && facts.aliases[0] !== undefined)
    return { ...own, parts: [{ kind: 'alias', text: facts.aliases[0] }], wholly: true };
  if (dice < 30) {
    const written = pick([name, `${name} ${pick(PURPOSES)}`, `${name}${pick(PURPOSES)}`]);
    const stranger = `${pick(SURNAMES)}${pick(['말자', '복순', '갑수', '을병'])}`;
    return {
      ...own,
      parts: [{ kind: 'stranger, child in the memo', text: stranger }],
      memo: written,
      wholly: true,
    };
  }
  const [other] = siblings.filter((one) => one !== child && one.name !== name);
  if (dice < 36 && other)
    return {
      ...own,
      parts: [
        { kind: 'two children', text: `${name}${pick(['', ' ', ',', '/', '·'])}${other.name}` },
      ],
      paid: [...child.bills, ...other.bills],
      wholly: true,
    };
  return { ...own, parts: [named] };
}

/** Words around the names, each where it is true. */
function aroundOf(child: Child, paid: readonly OpenBill[], numbers: Numbers, academyName: string) {
  const { pick, chance } = numbers;
  const { seat, phoneTail, family } = child.facts;
  const parts: Part[] = [];
  const add = (percent: number, kind: string, text: string) => {
    if (chance(percent) && parts.length < 3) parts.push({ kind, text });
  };
  add(50, 'purpose', pick(PURPOSES));
  const months = paid.flatMap(({ bill }) =>
    bill.kind === 'meals' ? [Number(bill.month.slice(5))] : [],
  );
  if (new Set(months).size === 1) add(30, 'month', `${months[0]}월${pick(['', '', '분', '달'])}`);
  if (seat !== null) add(12, 'seat', pick([seat, seat.replace('-', ''), seat.replace('-0', '-')]));
  add(10, 'tail', pick([phoneTail, family?.slice(-4) ?? phoneTail]));
  add(10, 'class', pick(CLASSES));
  add(8, 'academy', pick([academyName, academyName.replace(/ ?(학원|독서실|스터디카페)$/, '')]));
  add(8, 'channel', pick(CHANNELS));
  add(8, 'thanks', pick(THANKS));
  return parts;
}

/** Writings that are ambiguous: the manager must be asked. */
function doubtful(child: Child, all: readonly Child[], { pick, below }: Numbers): Written {
  const { name } = child;
  const own = { memo: '', plain: false, paid: child.bills };
  const purpose = pick(PURPOSES);
  const stranger = all[below(all.length)]?.facts.seat ?? null;
  const say = (kind: string, text: string, memo = '') => ({
    ...own,
    memo,
    parts: [{ kind, text }],
  });
  return pick([
    () => say('typo', `${name.slice(0, -1)}${pick([...'즌엇곰뷁'])}${pick(['', purpose])}`),
    () => say('given name only', `${name.slice(1)}${pick(['맘', '이', ' 식비', purpose])}`),
    () => say('name cut', name.slice(0, -1)),
    () => say('something else', `${name}${pick([' ', ''])}${pick(OTHER)}`),
    () => say('something else in the memo', name, pick(OTHER)),
    () =>
      say(
        'another’s seat',
        stranger === null || stranger === child.facts.seat
          ? `${name}누군가`
          : `${stranger} ${name}`,
      ),
    () => say('another month', `${name} 8월 ${pick(['식비', '급식비', '중식'])}`),
    () => say('taken back', `${name} ${pick(['입금취소', '취소', '착오송금반환'])}`),
    () => say('another person', `${name}${pick([...'태광웅'])}${pick([...'식순자'])}`),
  ])();
}

/** One academy in November 2026 with a row or two for each family. */
export function aWrittenAcademy({ seed = 1 } = {}): WrittenAcademy {
  const numbers = numbersFrom(seed * 7919);
  const { pick, below, chance } = numbers;
  const academyName = pick([
    '햇살학원',
    '더배움 독서실',
    '한결스터디카페',
    '새길학원',
    '온누리독서실',
  ]);
  const children = childrenOf(numbers, seed * 10_000 + 1);
  const people = children.flatMap(({ facts }) => [facts.name, facts.guardian ?? facts.name]);
  const rows: WrittenRow[] = [];
  const begun = new Set<number>();
  const closed = new Set<number>();
  for (const child of children) {
    if (chance(8)) continue;
    const family = children.filter(({ family: of }) => of === child.family);
    const said = chance(14)
      ? { ...doubtful(child, children, numbers), wholly: true }
      : subjectOf(child, family, numbers);
    // Who pays for all children pays once.
    if (begun.has(child.family) && (closed.has(child.family) || said.paid !== child.bills))
      continue;
    begun.add(child.family);
    if (said.paid !== child.bills) closed.add(child.family);
    const paid =
      said.wholly || said.paid.length === 1 || chance(50) ? said.paid : said.paid.slice(-1);
    const around = said.plain ? aroundOf(child, paid, numbers, academyName) : [];
    const parts = [...said.parts, ...around];
    const name = join(parts, numbers);
    const owed = paid.reduce((sum, bill) => sum + bill.owed, 0);
    rows.push({
      shape: parts
        .map(({ kind }) => kind)
        .toSorted()
        .join(' + '),
      truth: said.plain ? paid.map(({ bill }) => billKey(bill)).toSorted() : [],
      plain:
        said.plain && isPlain({ child, family, children, said, around, paid, text: name, people }),
      line: {
        row: rows.length + 2,
        day: shiftDay(NOVEMBER, below(24)),
        time: null,
        name,
        amount: won(owed),
        balance: null,
        memo: said.memo,
      },
    });
  }
  return {
    academyName,
    payers: children.map(({ facts }) => facts),
    bills: children.flatMap(({ bills }) => bills).toSorted((a, b) => a.from.localeCompare(b.from)),
    confirmed: [],
    rows,
  };
}
