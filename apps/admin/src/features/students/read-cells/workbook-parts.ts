import { isDateFormat, unescaped } from './cell-text';
import { UnreadableFile } from './file-problem';

/** Parts that a workbook may do without are empty documents. */
export function xml(bytes: Uint8Array | undefined): Document {
  const text = bytes ? new TextDecoder().decode(bytes) : '<none/>';
  // Some programs write every name with a prefix (`x:row`); we ask by the bare name.
  const bare = text.replace(/<(\/?)[a-z]\w*:(?=\w)/gi, '<$1');
  const document = new DOMParser().parseFromString(bare, 'application/xml');
  if (document.querySelector('parsererror')) throw new UnreadableFile('unreadable');
  return document;
}

/** The text of an item, runs joined; `rPh` holds readings aids of Japanese. */
export const textIn = (item: Element): string =>
  unescaped(
    [...item.querySelectorAll('t')]
      .filter((run) => run.parentElement?.tagName !== 'rPh')
      .map((run) => run.textContent)
      .join(''),
  );

export const sharedTexts = (document: Document): string[] =>
  [...document.querySelectorAll('sst > si')].map(textIn);

/** Whether a cell of style n shows a day or a time. */
export function datedStyles(document: Document): boolean[] {
  const codes = new Map(
    [...document.querySelectorAll('numFmts > numFmt')].map((format) => [
      format.getAttribute('numFmtId'),
      format.getAttribute('formatCode') ?? '',
    ]),
  );
  return [...document.querySelectorAll('cellXfs > xf')].map((style) => {
    const id = style.getAttribute('numFmtId');
    return isDateFormat(Number(id), codes.get(id));
  });
}

export const sheetsIn = (workbook: Document): { hidden: boolean; relation: string }[] =>
  [...workbook.querySelectorAll('sheets > sheet')].map((sheet) => ({
    hidden: (sheet.getAttribute('state') ?? 'visible') !== 'visible',
    relation: [...sheet.attributes].find(({ localName }) => localName === 'id')?.value ?? '',
  }));

/** Where the part with this relation lies in the file. */
export function relatedPath(relations: Document, id: string): string | undefined {
  const target = [...relations.querySelectorAll('Relationship')]
    .find((one) => one.getAttribute('Id') === id)
    ?.getAttribute('Target');
  if (!target) return undefined;
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}
