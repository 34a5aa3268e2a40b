/** Circles around a number: the first and the last of each row, and the number in its first. */
const CIRCLES = [
  [0x2460, 0x2473, 1],
  [0x24eb, 0x24f4, 11],
  [0x24f5, 0x24fe, 1],
  [0x2776, 0x277f, 1],
  [0x2780, 0x2789, 1],
  [0x278a, 0x2793, 1],
] as const;

function circledNumber(char: string): string {
  const code = char.charCodeAt(0);
  const row = CIRCLES.find(([first, last]) => code >= first && code <= last);
  return row ? `(${code - row[0] + row[2]})` : char;
}

/** Digits above and below the line: `¹²` may be 1 and 2 or 12, so a run of them is kept apart. */
const RAISED = /[⁰¹²³⁴-⁹₀-₉]+/g;
const RAISED_JOINT = '⁞';
/** The dots of Korean, Japanese and Latin keyboards. */
const DOTS = /[・ㆍᆞ‧∙•⋅˙･·]/g;

/**
 * A menu's text in one writing: `⑤` is `(5)`, wide digits and brackets are the usual ones, every
 * middle dot is `·`, HTML's line breaks are line breaks, its other tags are
 * left out, and what cannot be seen is gone.
 */
export const plainMenu = (text: string): string =>
  text
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/[\u2460-\u2473\u24eb-\u24fe\u2776-\u2793]/g, circledNumber)
    .replace(RAISED, (run) => Array.from(run.normalize('NFKC')).join(RAISED_JOINT))
    .replace(DOTS, '·')
    .normalize('NFKC')
    .replace(/[、､]/g, ',')
    .replace(/[。｡]/g, '.')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '');

const NUMBER = String.raw`(?<!\d|\d[.·])\d+(?:,\d{3})*`;
const END = String.raw`(?![\p{L}\p{N}])`;
/**
 * Numbers with a unit, which are no allergens. One that is glued to what follows it is none: in
 * `1.2.5장국` no sheet of paper is meant.
 */
const QUANTITIES = new RegExp(
  [
    String.raw`[₩$]\s*\d[\d,.]*`,
    String.raw`${NUMBER}\s*[천만]?\s*원${END}`,
    String.raw`${NUMBER}(?:\.\d+)?\s*(?:kcal|cal|칼로리|kj|kg|mg|g|ml|l|cc|oz|cm|mm|%|인분)${END}`,
    String.raw`${NUMBER}(?:[개입장쪽알팩봉컵잔병캔줄종곡색첩찬인명월일년시분]|가지|조각|봉지|마리|종류|등급|세트|그릇|공기|접시|스푼|큰술|작은술|학년|\+{1,2})${END}`,
    // `7곡밥`, `3색전`, `12첩반상`: only where the word begins.
    String.raw`(?<![\p{L}\d]|\d[.·]\s*)\d+[곡색종첩찬](?=\p{L})`,
    String.raw`\d⁄\d+`,
    String.raw`(?<!\d|\d[./])\d\/\d(?=개|쪽|조각|모${END})`,
  ].join('|'),
  'giu',
);
const HIDDEN = 0xe000;

/** The digits of quantities out of the way of those that may be allergens; `shown` undoes it. */
export const withoutQuantities = (text: string): string =>
  text.replace(QUANTITIES, (quantity) =>
    quantity.replace(/[\d,.]/g, (char) => String.fromCharCode(HIDDEN + char.charCodeAt(0))),
  );

export const shown = (text: string): string =>
  text
    .replace(/[\ue000-\ue07f]/g, (char) => String.fromCharCode(char.charCodeAt(0) - HIDDEN))
    .replaceAll(RAISED_JOINT, '');

/** Whether a dish's name has digits that are neither a quantity nor were read as allergens. */
export const hasUnreadNumbers = ({ name }: { name: string }): boolean =>
  /\d/.test(withoutQuantities(plainMenu(name)));
