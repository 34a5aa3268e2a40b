import type { OpenBill } from '../statements';
import type { Child, Part, Written } from './payer-academy';

const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();

/** In how many ways some bills make up the amount. */
const ways = (bills: readonly OpenBill[], amount: number): number =>
  amount === 0
    ? 1
    : bills.reduce(
        (sum, { owed }, at) =>
          owed <= amount ? sum + ways(bills.slice(at + 1), amount - owed) : sum,
        0,
      );

interface Judging extends Record<'family' | 'children', readonly Child[]> {
  child: Child;
  said: Written;
  around: readonly Part[];
  paid: readonly OpenBill[];
  text: string;
  people: readonly string[];
}

/** Whether a person decides at a glance whose money it is, and for what. */
export function isPlain({
  child,
  family,
  children,
  said,
  around,
  paid,
  text,
  people,
}: Judging): boolean {
  const own = [...family.map(({ name }) => name), child.facts.guardian];
  const written = letters(text);
  // By chance another name is in it, across two words or as a part of this one.
  if (people.some((name) => !own.includes(name) && written.includes(letters(name)))) return false;
  if (
    family.some(
      ({ name }) =>
        !said.parts.some((part) => part.text.includes(name)) &&
        written.includes(name) &&
        name !== child.name,
    )
  )
    return false;
  const kinds = [...said.parts, ...around].map(({ kind }) => kind);
  const onlyGuardian = kinds.includes('guardian') && !kinds.includes('child');
  const sameName = children.filter(({ name }) => name === child.name);
  const asGuardian = children.some(
    ({ facts }) => facts.guardian === child.name && !kinds.includes('guardian'),
  );
  if (asGuardian && !onlyGuardian && !kinds.includes('alias')) return false;
  const sameGuardian = children.filter(({ facts }) => facts.guardian === child.facts.guardian);
  const told = kinds.includes('seat') || (kinds.includes('guardian') && !onlyGuardian);
  if (onlyGuardian && sameGuardian.some(({ family: of }) => of !== child.family)) return false;
  if (
    kinds.includes('two children') &&
    family.filter(({ name }) => sameName.some((one) => one.name === name)).length > 1
  )
    return false;
  if (!onlyGuardian && !kinds.includes('alias') && sameName.length > 1 && !told) return false;
  if (!onlyGuardian && sameName.filter(({ family: of }) => of === child.family).length > 1)
    return false;
  const payable = onlyGuardian
    ? family.flatMap(({ bills }) => bills)
    : said.paid.length > child.bills.length
      ? said.paid
      : child.bills;
  return (
    ways(
      payable,
      paid.reduce((sum, { owed }) => sum + owed, 0),
    ) === 1
  );
}
