import { mockRegistrationIdSchema, studentIdSchema, type StudentId } from '../ids';
import { won } from '../money';
import {
  billKey,
  type HandConfirmed,
  type OpenBill,
  type PayerFacts,
  type StatementLine,
} from '../statements';
import { clockTime, day, month, shiftDay } from '../time';
import { numbersFrom, type Numbers } from './numbers';

/** How a row was written, and what it was really for. */
export interface CorpusRow {
  line: StatementLine;
  shape: string;
  /** The bills that the payer meant; none: not for anybody here, or paid before. */
  truth: string[];
  /** Whether name and amount leave only one answer. */
  decidable: boolean;
}

/** An academy's month with its bank's rows, made from a number: the same for the same number. */
export interface Corpus {
  payers: Omit<Pupil, 'bills'>[];
  bills: OpenBill[];
  confirmed: HandConfirmed[];
  rows: CorpusRow[];
}

const SURNAMES = [...'김이박최정강조윤장임한오서신권황안송전홍'];
const FIRST = [...'민서지도하예주시현유준윤태다은채건우가나소연아'];
const SECOND = [...'준연우윤원서아빈호진인율영수민재은경람솔빛결'];
const FIRST_OF_MARCH = day('2026-03-01');

const WORDS = ['도시락', '점심', '저녁', '중식', '급식비', '밥값'];
const RELATIONS = ['엄마', '아빠', '모', '부', '할머니'];

/** How a name is written where nothing about it is in doubt. */
const PLAIN: Record<string, (name: string, numbers: Numbers) => string> = {
  'the name': (name) => name,
  'blanks within': (name) => [...name].join(' '),
  'in brackets': (name, { pick }) => `${pick(WORDS)}(${name})`,
  'what for behind': (name, { pick }) => `${name}${pick(WORDS)}`,
  'what for before': (name, { pick }) => `${pick(WORDS)} ${name}`,
  'a word cut off': (name, { pick }) => `${name}${pick(['도시', '도', '점', '저', '급식'])}`,
  'relation behind': (name, { pick }) => `${name}${pick(RELATIONS)}`,
  'class before': (name, { pick }) =>
    `${pick(['고1', '고2', '3학년', '2반', '1학년 3반'])} ${name}`,
  'class glued on': (name, { pick }) => `${pick(['고2', '중3', '2학년'])}${name}`,
  'phone ending': (name, { below }) => `${name}${String(1000 + below(9000))}`,
  'month and what for': (name, { pick }) => `3월${pick(WORDS)}${name}`,
  'a dash and a full width digit': (name) => `${name}－３`,
};

const sum = (bills: readonly OpenBill[]) => bills.reduce((total, { owed }) => total + owed, 0);

/** In how many ways some of the bills make up an amount. */
const countWays = (bills: readonly OpenBill[], amount: number): number =>
  amount === 0
    ? 1
    : bills.reduce(
        (ways, { owed }, at) =>
          owed > 0 && owed <= amount ? ways + countWays(bills.slice(at + 1), amount - owed) : ways,
        0,
      );

interface Pupil extends PayerFacts {
  guardian: string | null;
  family: string;
  bills: OpenBill[];
}

function pupilsOf({ below, pick, chance }: Numbers, first: number, size: number): Pupil[] {
  const pupils: Pupil[] = [];
  const nameIn = (surname: string) => `${surname}${pick(FIRST)}${pick(SECOND)}`;
  let parent: { surname: string; guardian: string | null; family: string } | undefined;
  for (let at = 0; at < size; at += 1) {
    const sibling = parent !== undefined && chance(12);
    if (!sibling || !parent) {
      const surname = pick(SURNAMES);
      parent = {
        surname,
        guardian: chance(85) ? nameIn(pick(SURNAMES)) : null,
        family: `010${String(10_000_000 + first + at)}`,
      };
    }
    const id = String(first + at);
    const studentId = studentIdSchema.parse(id);
    const namesake = chance(3) ? pupils[below(pupils.length || 1)] : undefined;
    const meals = 5000 * (8 + below(14)) + 6000 * below(16);
    const months = chance(8) ? ['2026-02', '2026-03'] : ['2026-03'];
    const bills = months.map((one, index): OpenBill => ({
      bill: { kind: 'meals', studentId, month: month(one) },
      title: one,
      owed: won(meals + 1000 * index),
      from: shiftDay(day(`${one}-01`), -28),
    }));
    if (chance(40))
      bills.push({
        bill: { kind: 'mock', studentId, registrationId: mockRegistrationIdSchema.parse(id) },
        title: '3월 모의고사',
        owed: won(30_000),
        from: day('2026-02-20'),
      });
    pupils.push({
      studentId,
      name: namesake?.name ?? nameIn(parent.surname),
      guardian: parent.guardian,
      guardians: parent.guardian === null ? [] : [parent.guardian],
      family: parent.family,
      families: [parent.family],
      seat: null,
      phoneTail: String(1000 + below(9000)),
      aliases: chance(10) ? [`${nameIn(pick(SURNAMES))}상사`] : [],
      bills,
    });
  }
  return pupils;
}

/** Writes rows of one academy: every family pays in one of the shapes. */
function writerOf(numbers: Numbers, pupils: readonly Pupil[]) {
  const { pick, below } = numbers;
  const rows: CorpusRow[] = [];
  const confirmed: HandConfirmed[] = [];
  let balance = 3_000_000;
  const holders = (name: string) =>
    pupils.filter((one) => [one.name, one.guardian, ...one.aliases].includes(name));
  const push = (
    shape: string,
    name: string,
    amount: number,
    {
      truth = [],
      decidable = false,
      at = below(20),
    }: { truth?: readonly OpenBill[]; decidable?: boolean; at?: number } = {},
  ) => {
    balance += amount;
    rows.push({
      shape,
      decidable,
      truth: truth.map(({ bill }) => billKey(bill)).toSorted(),
      line: {
        row: rows.length + 2,
        day: shiftDay(FIRST_OF_MARCH, at),
        time: clockTime(
          `${String(8 + below(12)).padStart(2, '0')}:${String(below(60)).padStart(2, '0')}`,
        ),
        name,
        amount: won(amount),
        balance,
        memo: pick(['타행이체', '인터넷', '모바일', '']),
      },
    });
  };
  const isOne = (name: string, ids: readonly StudentId[]) =>
    holders(name).every(({ studentId }) => ids.includes(studentId));
  return { rows, confirmed, push, isOne };
}

type Writer = ReturnType<typeof writerOf>;

function writeFamily(
  family: readonly Pupil[],
  numbers: Numbers,
  { push, isOne, confirmed }: Writer,
) {
  const { pick, below, chance } = numbers;
  const [pupil, second] = family;
  if (!pupil) return;
  const ids = family.map(({ studentId }) => studentId);
  const all = family.flatMap(({ bills }) => bills);
  const plainShape = () => {
    const shape = pick(Object.keys(PLAIN));
    return { shape, write: PLAIN[shape] ?? ((name: string) => name) };
  };
  const alone = (one: Pupil) => isOne(one.name, [one.studentId]);
  if (second && pupil.guardian && chance(60)) {
    const sure = isOne(pupil.guardian, ids) && countWays(all, sum(all)) === 1;
    push('a guardian for all children', pupil.guardian, sum(all), { truth: all, decidable: sure });
    return;
  }
  if (second && chance(50)) {
    const text = pick([
      `${pupil.name} ${second.name}`,
      `${pupil.name}${second.name}`,
      `${pupil.name},${second.name} 도시락`,
      `${pupil.name}${second.name.slice(1)}`,
    ]);
    const both = [...pupil.bills, ...second.bills];
    push('two children named', text, sum(both), {
      truth: both,
      decidable: alone(pupil) && alone(second) && pupil.name !== second.name,
    });
    return;
  }
  for (const one of family)
    writePupil(one, numbers, { push, isOne, confirmed, plainShape, alone: alone(one), below });
}

interface PupilWork extends Pick<Writer, 'push' | 'isOne' | 'confirmed'> {
  plainShape: () => { shape: string; write: (name: string, numbers: Numbers) => string };
  /** A name of no other student. */
  alone: boolean;
  below: Numbers['below'];
}

function writePupil(
  pupil: Pupil,
  numbers: Numbers,
  { push, isOne, confirmed, plainShape, alone, below }: PupilWork,
) {
  const { pick, chance } = numbers;
  const { name, bills } = pupil;
  const total = sum(bills);
  const [first] = bills;
  if (!first) return;
  const only = (chosen: readonly OpenBill[]) => countWays(bills, sum(chosen)) === 1;
  const { shape, write } = plainShape();
  const text = write(name, numbers);
  const dice = below(100);
  if (dice < 46) {
    // Who has several bills pays all of them or the first.
    const chosen = bills.length > 1 && chance(60) ? bills : [first];
    push(shape, text, sum(chosen), { truth: chosen, decidable: alone && only(chosen) });
  } else if (dice < 54 && pupil.guardian) {
    const own = isOne(pupil.guardian, [pupil.studentId]);
    push('a guardian', pupil.guardian, total, { truth: bills, decidable: own && only(bills) });
  } else if (dice < 60 && pupil.aliases[0] !== undefined) {
    push('an alias', pupil.aliases[0], total, { truth: bills, decidable: only(bills) });
  } else if (dice < 68) {
    const part = 1000 * (1 + below(4)) + 500;
    const days = below(10);
    const sure = alone && only([first]);
    push('two rows for one bill', text, part, { truth: [first], decidable: sure, at: days });
    push('two rows for one bill', text, first.owed - part, {
      truth: [first],
      decidable: sure,
      at: days + 3,
    });
  } else if (dice < 73) push('too little', text, first.owed - 1500, { truth: [first] });
  else if (dice < 78) push('too much', text, total + 2500, { truth: bills });
  else if (dice < 81) {
    push('paid twice', name, total, { truth: bills, decidable: alone && only(bills) });
    push('paid twice', name, total);
  } else if (dice < 85)
    push('one letter off', `${name.slice(0, 2)}${pick(['즌', '엇', '곰'])}`, total, {
      truth: bills,
    });
  else if (dice < 88) push('cut name', name.slice(0, 2), total, { truth: bills });
  else if (dice < 92) {
    const at = below(10);
    confirmed.push({
      studentId: pupil.studentId,
      amount: first.owed,
      day: shiftDay(FIRST_OF_MARCH, at + 2),
      from: first.from,
    });
    push('confirmed by hand before', name, first.owed, { at });
    first.owed = won(0);
  } else push('another word beside', `${name} 산악회`, total, { truth: bills });
}

const STRANGERS = ['한국전력', '쿠팡정산', '국세환급', '카드매출', '구몬학습', '독고탁'];

/** One academy of `size` students in March 2026. */
export function aStatementCorpus({ seed = 1, size = 260 } = {}): Corpus {
  const numbers = numbersFrom(seed);
  const pupils = pupilsOf(numbers, seed * 10_000 + 1, size);
  const writer = writerOf(numbers, pupils);
  const families = new Map<string, Pupil[]>();
  for (const pupil of pupils)
    families.set(pupil.family, [...(families.get(pupil.family) ?? []), pupil]);
  for (const family of families.values()) writeFamily(family, numbers, writer);
  for (const name of STRANGERS) writer.push('a stranger', name, 1000 * (10 + numbers.below(90)));
  writer.push('interest', '예금이자', 1234);
  const bills = pupils
    .flatMap((pupil) => pupil.bills)
    .toSorted((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0));
  return {
    payers: pupils.map(({ bills: _bills, ...payer }) => payer),
    bills,
    confirmed: writer.confirmed,
    rows: writer.rows,
  };
}
