import { fill } from '../text/fill';
import { ALLERGEN_COUNT, allergenNumber, tidyAllergens } from './allergens';
import { DISH_LIMIT } from './limits';
import { menuTexts as texts } from './menu-texts';
import { plainMenu, shown, withoutQuantities } from './plain-writing';
import type { Dish } from './schemas';

const LABEL = /(?:알레르기|알러지|알레르겐|allergy)\s*(?:유발)?\s*(?:식품|물질|정보|번호|표시)*/giu;
/** A bracket without another in it, or numbers in a row: `1.2.5.`, `1, 2, 5`, `1 2 5`. */
const NUMBERS =
  /[\p{Ps}\p{Pi}<]([^\p{Ps}\p{Pi}<\p{Pe}\p{Pf}>]*)[\p{Pe}\p{Pf}>]|\d+(?:[\s.,·/]+\d+)*\.?/gu;
const OPENING = /[\p{Ps}\p{Pi}<]/u;
const CLOSING = /[\p{Pe}\p{Pf}>]/u;
const BETWEEN = /[\s.,·/|;:&*※_]+/u;

const lengthOf = (text: string) => Array.from(text).length;
const isAllergen = (number: number) => number >= 1 && number <= ALLERGEN_COUNT;

/** Where brackets close that open before; one that never does is an ordinary sign. */
function insideBrackets(text: string): boolean[] {
  const inside = Array.from({ length: text.length }, () => false);
  const open: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (OPENING.test(char)) open.push(at);
    else if (CLOSING.test(char)) {
      const from = open.pop();
      const isBroken = from !== undefined && /\n[^]*\p{L}|\p{L}[^]*\n/u.test(text.slice(from, at));
      if (from !== undefined && !isBroken) inside.fill(true, from, at);
    }
  }
  return inside;
}

interface Piece {
  text: string;
  /** The first of its line. */
  startsLine: boolean;
}

/** Commas, middle dots and line breaks divide dishes, but not within brackets. */
function divided(text: string): Piece[] {
  const inside = insideBrackets(text);
  const pieces: Piece[] = [{ text: '', startsLine: true }];
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at);
    const last = pieces[pieces.length - 1];
    if (inside[at] !== true && /[,·\n\r]/.test(char))
      pieces.push({
        text: '',
        startsLine: /[\n\r]/.test(char) || (last?.text.trim() === '' && last.startsLine),
      });
    else if (last) last.text += char;
  }
  return pieces
    .map((piece) => ({ ...piece, text: piece.text.trim() }))
    .filter(({ text: piece }) => piece !== '' && piece !== '-');
}

/** The numbers of `5`, `5번`, `대두5`, `5.대두`, `1-2-5` and `5-6`; undefined for any other word. */
function numbersOfWord(word: string): number[] | undefined {
  const [, before = '', digits, after = ''] = /^(\p{L}*)(\d+)(\p{L}*)$/u.exec(word) ?? [];
  if (digits !== undefined) {
    const names = [before, after].filter((name) => name !== '' && name !== '번');
    return names.every((name) => allergenNumber(name) === Number(digits))
      ? [Number(digits)]
      : undefined;
  }
  if (!/^\d+(-\d+)+$/.test(word)) return undefined;
  const numbers = word.split('-').map(Number);
  const [first = 0, second = 0] = numbers;
  return numbers.length > 2 || second === first + 1 ? numbers : undefined;
}

interface ReadNumbers {
  numbers: number[];
  /** Other text in the brackets, which stays with the name. */
  rest: string;
}

/**
 * What is in a bracket; undefined when it holds digits that are no allergens, or says nothing of
 * them. Names of allergens alone, `(계란, 우유)`, count as well, and stay.
 */
function readBracket(content: string): ReadNumbers | undefined {
  const numbers: number[] = [];
  const others: string[] = [];
  for (const word of content.replace(LABEL, ' ').split(BETWEEN).filter(Boolean)) {
    const read = numbersOfWord(word);
    if (read) numbers.push(...read);
    else if (/\d/.test(word)) return undefined;
    else others.push(word);
  }
  const named = others.flatMap((word) => allergenNumber(word) ?? []);
  if (numbers.length === 0 && named.length > 0 && named.length === others.length)
    return { numbers: named, rest: `(${others.join(', ')})` };
  const words = others.filter((word) => !numbers.includes(allergenNumber(word) ?? 0));
  if (numbers.length === 0 || (words.length > 0 && !numbers.every(isAllergen))) return undefined;
  return { numbers, rest: words.length === 0 ? '' : `(${words.join(', ')})` };
}

/** Numbers in a row behind a name. One alone may be anything, unless a dot or a sign marks it. */
function readRow(row: string, name: string, after: string): number[] | undefined {
  const numbers = row.split(/\D+/).filter(Boolean).map(Number);
  const isMarked = row.endsWith('.') || /(?:[*※]|\p{L}\s*:|알레르기|알러지)\s*$/u.test(name);
  const isGlued = /^\p{L}/u.test(after);
  if (!/\p{L}/u.test(name) || !numbers.every(isAllergen)) return undefined;
  if (/^(?:1\/[2-4]|[23]\/[34])$/.test(row) || (numbers.length === 1 && !isMarked))
    return undefined;
  if (isGlued && !row.endsWith('.') && (numbers.length < 3 || /^[a-z]/i.test(after)))
    return undefined;
  return numbers;
}

interface Named {
  name: string;
  numbers: number[];
}

/** The dishes of a piece: after its numbers another name may follow (`된장국5.6. 김치9.13.`). */
function readPiece(text: string): Named[] {
  let last: Named = { name: '', numbers: [] };
  const dishes = [last];
  const append = (part: string) => {
    const begins = last.numbers.length > 0 && /\p{L}/u.test(last.name);
    if (begins && /^[\s/&+,·.*]*\p{L}/u.test(part)) {
      last = { name: part.replace(/^[\s/&+,·.*]+/u, ''), numbers: [] };
      dishes.push(last);
    } else last.name += part;
  };
  let from = 0;
  for (const match of text.matchAll(NUMBERS)) {
    const [whole, content] = match;
    append(text.slice(from, match.index));
    from = match.index + whole.length;
    const row = content === undefined ? readRow(whole, last.name, text.slice(from)) : undefined;
    const read = content === undefined ? row && { numbers: row, rest: '' } : readBracket(content);
    // `(1)쌀밥` counts the dishes; `(5.6)된장국` says what is in it.
    const counts = !/\p{L}/u.test(last.name) && read?.numbers.length === 1 && from < text.length;
    if (read && !counts) {
      last.numbers.push(...read.numbers);
      last.name += read.rest || (content === undefined ? '' : ' ');
    } else last.name += whole;
  }
  append(text.slice(from));
  return dishes;
}

/** A name without what only led to its numbers. */
function tidyName({ name, numbers }: Named): string {
  const text = name.replace(/\s+/g, ' ').trim();
  if (numbers.length === 0) return shown(text);
  const bare = text
    .replace(/[\p{Ps}<]\s*[\p{Pe}>]/gu, ' ')
    .replace(/\s+(?=[\p{Ps}<])/gu, '')
    .replace(/\s+/g, ' ')
    .replace(new RegExp(String.raw`(?:${LABEL.source}|[\s*※:.,·/|_<\p{Ps}-])+$`, 'giu'), '')
    .trim();
  return shown(bare);
}

const isNumbers = (text: string): boolean => {
  const bare = text.replace(LABEL, '');
  return /\d/.test(bare) && !/[\p{L}\ue000-\ue07f]/u.test(bare);
};
const hasBrackets = (text: string) => OPENING.test(text) || CLOSING.test(text);

/** A list that commas or middle dots have divided, `1`, `2`, `5`, in one again. */
function withWholeLists(pieces: readonly Piece[]): Piece[] {
  const whole: Piece[] = [];
  for (const piece of pieces) {
    const last = whole.at(-1);
    const goesOn = !piece.startsLine && isNumbers(piece.text) && !hasBrackets(piece.text);
    if (last && goesOn && isNumbers(last.text) && !hasBrackets(last.text))
      whole[whole.length - 1] = { ...last, text: `${last.text},${piece.text}` };
    else whole.push(piece);
  }
  return whole;
}

/** Numbers without a name belong to the dish before them: more of its list, or the next line. */
function joined(pieces: readonly Piece[]): { texts: string[]; nameless: string[] } {
  const joint: string[] = [];
  const nameless: string[] = [];
  for (const { text, startsLine } of withWholeLists(pieces)) {
    const before = joint.at(-1);
    if (!isNumbers(text)) joint.push(text);
    else if (
      before === undefined ||
      !/\p{L}/u.test(before) ||
      (startsLine && readPiece(before).some(({ numbers }) => numbers.length > 0))
    )
      nameless.push(shown(text));
    else if (hasBrackets(text)) joint[joint.length - 1] = `${before} ${text}`;
    else joint[joint.length - 1] = startsLine ? `${before} (${text})` : `${before},${text}`;
  }
  return { texts: joint, nameless };
}

const noName = (numbers: string) => fill(texts.noName, { numbers });

function problemOf(name: string, numbers: readonly number[]): string | undefined {
  // `[①알레르기①돈까스)`: what stood before the numbers was a bracket and a label.
  if (numbers.length > 0 && !/\p{L}/u.test(name)) return noName(numbers.join('.'));
  const unknown = numbers.find((number) => !isAllergen(number));
  if (lengthOf(name) > DISH_LIMIT) {
    const dish = Array.from(name).slice(0, 10).join('');
    return fill(texts.dishTooLong, { dish, limit: DISH_LIMIT });
  }
  return unknown === undefined
    ? undefined
    : fill(texts.allergen, { dish: name, number: unknown, last: ALLERGEN_COUNT });
}

/**
 * The dishes of a cell, `쌀밥, 된장국(5.6), 김치9.13.`, and what is wrong with them. Digits that can be
 * anything else than allergens stay in the name, and `hasUnreadNumbers` finds them there: none is
 * lost without a word.
 */
export function readDishes(cell: string): { dishes: Dish[]; problems: string[] } {
  const { texts: pieces, nameless } = joined(divided(withoutQuantities(plainMenu(cell))));
  const named = pieces
    .flatMap(readPiece)
    .map((dish) => ({ name: tidyName(dish), numbers: dish.numbers }));
  return {
    dishes: named.map(({ name, numbers }) => ({ name, allergens: tidyAllergens(numbers) })),
    problems: [
      ...nameless.map((text) => noName(text.split(/\D+/).filter(Boolean).join('.'))),
      ...named.flatMap(({ name, numbers }) => problemOf(name, numbers) ?? []),
    ],
  };
}
