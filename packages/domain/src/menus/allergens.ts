/**
 * The allergens that Korean law has named beside a dish, in the order of their numbers: the first
 * is 1.
 */
const NAMES = [
  '난류',
  '우유',
  '메밀',
  '땅콩',
  '대두',
  '밀',
  '고등어',
  '게',
  '새우',
  '돼지고기',
  '복숭아',
  '토마토',
  '아황산류',
  '호두',
  '닭고기',
  '쇠고기',
  '오징어',
  '조개류',
  '잣',
] as const;

export const ALLERGEN_COUNT = NAMES.length;
/** Their numbers, from 1. */
export const ALLERGENS: readonly number[] = NAMES.map((_, index) => index + 1);

/** 9 is 새우; empty for a number that none has. */
export const allergenName = (number: number): string => NAMES[number - 1] ?? '';

/** Other words that kitchens write for them. */
const OTHER_NAMES: Readonly<Record<string, number>> = {
  계란: 1,
  달걀: 1,
  알류: 1,
  콩: 5,
  밀가루: 6,
  꽃게: 8,
  돈육: 10,
  아황산염: 13,
  계육: 15,
  소고기: 16,
  우육: 16,
  조개: 18,
  굴: 18,
  전복: 18,
  홍합: 18,
};

/** The number of an allergen by its name; undefined for any other word. */
export const allergenNumber = (name: string): number | undefined =>
  ALLERGENS.find((number) => allergenName(number) === name) ?? OTHER_NAMES[name];

/** `난류 · 새우` */
export const allergenNames = (numbers: readonly number[]): string =>
  numbers.map(allergenName).filter(Boolean).join(' · ');

/** Each number once, in the order of the law. */
export const tidyAllergens = (numbers: readonly number[]): number[] =>
  ALLERGENS.filter((number) => numbers.includes(number));

/** What of a dish a student must not eat. */
export const allergensToAvoid = (
  { allergens }: { allergens: readonly number[] },
  own: readonly number[],
): number[] => tidyAllergens(allergens).filter((number) => own.includes(number));

/** What the kitchen reads of a student: what managers wrote, then what the student chose. */
export const allergyWords = (written: string, own: readonly number[]): string =>
  [written, ...own.map(allergenName)].filter(Boolean).join(', ');
