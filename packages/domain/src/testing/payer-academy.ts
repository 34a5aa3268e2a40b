import { studentIdSchema } from '../ids';
import { won } from '../money';
import type { OpenBill, PayerFacts } from '../statements';
import { day, month, shiftDay } from '../time';
import type { Numbers } from './numbers';
import { FIRST, SECOND, SURNAMES } from './payer-grammar-words';

export interface Child {
  facts: PayerFacts & { guardian: string | null; family: string };
  name: string;
  family: number;
  bills: OpenBill[];
}

/** What is written beside the names, in no order. */
export interface Part {
  kind: string;
  text: string;
}

export interface Written {
  parts: Part[];
  memo: string;
  plain: boolean;
  paid: OpenBill[];
}

/** The children of one academy, with namesakes, brothers and sisters. */
export function childrenOf({ pick, below, chance }: Numbers, first: number): Child[] {
  const children: Child[] = [];
  const nameIn = (surname: string) =>
    chance(6) ? `${surname}${pick(SECOND)}` : `${surname}${pick(FIRST)}${pick(SECOND)}`;
  let [surname, guardian, phone, family] = ['', '', '', -1];
  for (let at = 0; at < 140; at += 1) {
    if (at === 0 || !chance(14)) {
      surname = pick(SURNAMES);
      guardian = chance(88) ? `${pick(SURNAMES)}${pick(FIRST)}${pick(SECOND)}` : '';
      phone = `010${String(10_000_000 + below(89_999_999))}`;
      family += 1;
    }
    const namesake = at > 0 && chance(5) ? children[below(children.length)]?.name : undefined;
    const studentId = studentIdSchema.parse(String(first + at));
    const name = namesake ?? nameIn(surname);
    const months = chance(12) ? ['2026-10', '2026-11'] : ['2026-11'];
    const amount = 6000 * (4 + below(18)) + 6600 * below(12);
    children.push({
      name,
      family,
      facts: {
        studentId,
        name,
        guardian: guardian || null,
        guardians: guardian ? [guardian] : [],
        family: phone,
        families: [phone],
        aliases: chance(6) ? [`${nameIn(pick(SURNAMES))}${pick(['상사', '약국', '치과'])}`] : [],
        seat: chance(90) ? `${pick(['A', 'B', 'C'])}-${String(at + 1).padStart(2, '0')}` : null,
        phoneTail: String(1000 + below(9000)),
      },
      bills: months.map((of, index): OpenBill => ({
        bill: { kind: 'meals', studentId, month: month(of) },
        title: of,
        owed: won(amount + 6000 * index),
        from: shiftDay(day(`${of}-01`), -30),
      })),
    });
  }
  return children;
}
