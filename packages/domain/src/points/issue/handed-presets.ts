import type { PointPreset } from '../manage-schemas';

type Item = Pick<PointPreset, 'pointType' | 'name' | 'points' | 'asksConfirmation' | 'hidden'>;

/**
 * A branch's items after its head office handed down its own. Those of the same type and name take
 * the office's points and are offered again, the others follow; what only the branch has stays.
 */
export function withHandedPresets<Own extends Item & { id: string }>(
  own: readonly Own[],
  office: readonly Item[],
): (Item & { id: string | null })[] {
  const handed = office.filter(({ hidden }) => !hidden);
  const sameAs = (item: Item) => (other: Item) =>
    other.pointType === item.pointType && other.name === item.name;
  const taken = new Map<string, Item>();
  for (const item of handed) {
    const same = own.filter(sameAs(item));
    const one = same.find(({ hidden }) => !hidden) ?? same[0];
    if (one) taken.set(one.id, item);
  }
  const kept = own.map(({ id, ...item }) => ({ ...item, ...taken.get(id), id }));
  return [
    ...kept,
    ...handed.filter((item) => !own.some(sameAs(item))).map((item) => ({ ...item, id: null })),
  ];
}
