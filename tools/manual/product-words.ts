import ts from 'typescript';
import { sources, textOf } from '../shape/files';

const HANGUL = /[가-힣]/g;
/** Placeholder where the product inserts a name, a day or a number. */
const HOLE = '\u0000';
/** A text that is mostly holes would fit anything. */
const LEAST_LETTERS = 2;
const NUMBER = /^[\d:,.]+$/;

/**
 * Every text of a file: strings as they are, templates and the catalogue's `{holes}` with a hole
 * for each value.
 */
function textsOf(file: string): string[] {
  const source = ts.createSourceFile(
    file,
    textOf(file),
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const texts: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node)) texts.push(node.text.replace(/\{\w+\}/g, HOLE));
    if (ts.isTemplateExpression(node))
      texts.push(
        [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(HOLE),
      );
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Whether a text is on a screen that is made from the sources below these folders: word for word,
 * with a number or another text of the screen in a hole.
 */
export function productWords(folders: readonly string[]): (text: string) => boolean {
  const speaking = sources.filter(
    (file) => folders.some((folder) => file.startsWith(folder)) && /[가-힣]/.test(textOf(file)),
  );
  const texts = speaking.flatMap(textsOf);
  const whole = new Set(texts);
  const withHoles = texts
    .filter((text) => text.includes(HOLE) && (text.match(HANGUL)?.length ?? 0) >= LEAST_LETTERS)
    .map((text) => new RegExp(`^${text.split(HOLE).map(escaped).join('(.+)')}$`));
  return (text) =>
    whole.has(text) ||
    withHoles.some((pattern) =>
      pattern
        .exec(text)
        ?.slice(1)
        .every((value) => NUMBER.test(value) || whole.has(value)),
    );
}
