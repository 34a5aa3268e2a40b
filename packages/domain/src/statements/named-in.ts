import type { StudentId } from '../ids';
import { indexPayers, SHORTEST_NAME, type PayerFacts } from './read/payer-index';
import { nameKey } from './read/payer-text';
import { readPayer } from './read/read-payer';

/** What a bank's list says of a payer. */
interface PayerTexts {
  name: string;
  memo: string;
}

/**
 * All students possibly named in a row, for a row that was booked for none. A seat or the end of a
 * phone number alone does not count: seats change.
 */
export function whoIsNamed(
  payers: readonly PayerFacts[],
  academyName: string,
): (row: PayerTexts) => StudentId[] {
  const index = indexPayers(payers, academyName);
  const known = payers.map(({ studentId, name, guardians, aliases }) => ({
    studentId,
    keys: [name, ...guardians, ...aliases].map(nameKey).filter((key) => key.length > SHORTEST_NAME),
  }));
  return ({ name, memo }) => {
    const texts = [name, memo].filter((text) => text.trim() !== '');
    const read = texts.flatMap((text) => {
      const { reading } = readPayer(text, index);
      if (reading.kind === 'nobody') return [];
      return reading.kind === 'question' && reading.why === 'seatOnly' ? [] : reading.studentIds;
    });
    const inside = texts.map(nameKey);
    const said = known
      .filter(({ keys }) => keys.some((key) => inside.some((text) => text.includes(key))))
      .map(({ studentId }) => studentId);
    return [...new Set([...read, ...said])];
  };
}
