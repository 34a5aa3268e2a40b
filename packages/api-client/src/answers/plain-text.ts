const LONGEST = 200;
const ENTITIES: Record<string, string> = {
  nbsp: ' ',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  amp: '&',
};

/** A web page, as gateways and web servers answer for themselves. */
const PAGE = /<(!doctype|html|head|body|title|center)\b|<\?xml/i;
export const isPage = (value: unknown): boolean => typeof value === 'string' && PAGE.test(value);
/** Markup or a piece of it: a body that starts like this is no sentence. */
export const isMarkup = (value: unknown): boolean =>
  typeof value === 'string' && (isPage(value) || /^\s*<[a-z!?]/i.test(value));

/**
 * A server's text made fit for the screen: tags, scripts and styles removed, white space folded, at
 * most 200 characters. Undefined when nothing readable is left, or when it was a whole page.
 */
export function plainText(value: unknown): string | undefined {
  if (typeof value !== 'string' || isPage(value)) return undefined;
  const text = value
    .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, ' ')
    .replace(/<!--[\s\S]*?-->/g, ' ')
    // Only what looks like a tag: "3 < 5" is a sentence.
    .replace(/<\/?[a-z!][^>]*>/gi, ' ')
    .replace(/&(nbsp|lt|gt|quot|#39|amp);/g, (_, name: string) => ENTITIES[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (text === '') return undefined;
  const characters = Array.from(text);
  return characters.length <= LONGEST ? text : `${characters.slice(0, LONGEST - 1).join('')}…`;
}
