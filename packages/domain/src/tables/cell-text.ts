/**
 * Why a cell's value is not to be trusted: an error of the spreadsheet, a formula whose value the
 * file does not hold, letters that could not be read, a text too long for a value, and a number
 * that shows shortened (144 for 144,000).
 */
export const oddKinds = ['error', 'formula', 'broken', 'long', 'scaled'] as const;
export type OddKind = (typeof oddKinds)[number];

const ERROR =
  /^#(N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|SPILL!|CALC!|FIELD!|BLOCKED!|CONNECT!|UNKNOWN!|BUSY!|PYTHON!|GETTING_DATA)$/i;

/** `="…"`, as programs write what a spreadsheet must not take for a number. */
const QUOTED = /^=\s*"((?:[^"]|"")*)"$/;
const NUMBER = /^=\s*([+-]?\d+(?:\.\d+)?)$/;
/** `=VLOOKUP(A1;…)`, `=A1&B1`, `=$C$2`: a formula that was written down instead of its value. */
const FORMULA = /^=\s*[+-]?(?:[A-Z][A-Z.]*\d?\(|\$?[A-Z]{1,3}\$?\d+\b|'?[^'=]+'?!\$?[A-Z]|\{)/i;

/** A cell's text as a value, or why it is none, with what is there. */
export function readCellText(
  cell: string,
  longest: number,
): { odd: null; text: string } | { odd: OddKind; text: string } {
  const text = cell.trim();
  const quoted = QUOTED.exec(text)?.[1]?.replaceAll('""', '"') ?? NUMBER.exec(text)?.[1];
  if (quoted !== undefined) return { odd: null, text: quoted };
  if (ERROR.test(text)) return { odd: 'error', text };
  if (FORMULA.test(text)) return { odd: 'formula', text: text.slice(0, 60) };
  if (text.includes('\uFFFD')) return { odd: 'broken', text: text.slice(0, 60) };
  if (text.length > longest) return { odd: 'long', text: `${text.slice(0, 30)}…` };
  return { odd: null, text: cell };
}
