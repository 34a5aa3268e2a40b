import { fill } from '../text/fill';
import { ALLERGEN_COUNT, tidyAllergens } from './allergens';
import { DISH_LIMIT } from './limits';
import { menuTexts as texts } from './menu-texts';
import type { Dish } from './schemas';

const CIRCLED = /[①-⑲]+/g;
const FIRST_CIRCLED = '①'.charCodeAt(0);
/** `제육볶음(5.6.10)`: the numbers stand last. */
const WITH_NUMBERS = /^(.*?)\s*\(\s*(\d[\d\s.,·]*)\)$/;
const lengthOf = (text: string) => Array.from(text).length;

/** `⑤⑥` as `(5.6)`; wide brackets and digits as the usual ones. */
const plain = (text: string) =>
  text
    .replace(
      CIRCLED,
      (circles) => `(${Array.from(circles, (c) => c.charCodeAt(0) - FIRST_CIRCLED + 1).join('.')})`,
    )
    .normalize('NFKC');

/** Commas, middle dots and line breaks divide dishes, but not within brackets. */
function divided(text: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const char of text) {
    if (char === '(') depth += 1;
    if (char === ')') depth = Math.max(0, depth - 1);
    if (depth === 0 && /[,·\n\r]/.test(char)) parts.push('');
    else parts.push(`${parts.pop() ?? ''}${char}`);
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '' && part !== '-');
}

/**
 * The dishes of a cell, `쌀밥, 된장국(5.6)`, and what is wrong with them. The numbers in brackets are
 * the allergens.
 */
export function readDishes(cell: string): { dishes: Dish[]; problems: string[] } {
  const dishes: Dish[] = [];
  const problems: string[] = [];
  for (const part of divided(plain(cell))) {
    const [, named, numbersText = ''] = WITH_NUMBERS.exec(part) ?? [];
    const name = (named ?? part).trim();
    const numbers = numbersText
      .split(/[\s.,·]+/)
      .flatMap((text) => (text === '' ? [] : [Number(text)]));
    const unknown = numbers.find((number) => number < 1 || number > ALLERGEN_COUNT);
    if (name === '') problems.push(fill(texts.noName, { numbers: numbers.join('.') }));
    else if (lengthOf(name) > DISH_LIMIT)
      problems.push(
        fill(texts.dishTooLong, {
          dish: Array.from(name).slice(0, 10).join(''),
          limit: DISH_LIMIT,
        }),
      );
    else if (unknown !== undefined)
      problems.push(fill(texts.allergen, { dish: name, number: unknown, last: ALLERGEN_COUNT }));
    dishes.push({ name, allergens: tidyAllergens(numbers) });
  }
  return { dishes, problems };
}
