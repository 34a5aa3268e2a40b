import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

type Parts = Record<string, Uint8Array>;

const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const KINDS: [name: RegExp, type: string][] = [
  [/^xl\/workbook\.xml$/, 'sheet.main'],
  [/^xl\/worksheets\/[^/]+\.xml$/, 'worksheet'],
  [/^xl\/sharedStrings\.xml$/i, 'sharedStrings'],
  [/^xl\/styles\.xml$/i, 'styles'],
];

/** The list of parts that a package must begin with, made from the names of the parts. */
const contentTypes = (names: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${names
    .flatMap((name) => {
      const type = KINDS.find(([part]) => part.test(name))?.[1];
      return type ? `<Override PartName="/${name}" ContentType="${TYPES}.${type}+xml"/>` : [];
    })
    .join('')}</Types>`;

/** Relationships of the workbook without those to parts that are not there. */
const withoutMissing = (relations: string, parts: Parts) =>
  relations.replace(/<[^<>]*Relationship [^<>]*>/g, (relation) => {
    const target = /Target="([^"]*)"/.exec(relation)?.[1]?.replaceAll('\\', '/') ?? '';
    const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
    return /TargetMode="External"/.test(relation) || parts[path] ? relation : '';
  });

/**
 * A workbook whose writer left out the list of its parts, or names parts that it does not hold, as
 * a whole one: Excel mends those too.
 */
export function repairPackage(bytes: Uint8Array): Uint8Array {
  const parts: Parts = Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([name, part]) => [name.replaceAll('\\', '/'), part]),
  );
  const relations = parts['xl/_rels/workbook.xml.rels'];
  return zipSync({
    ...parts,
    '[Content_Types].xml': strToU8(contentTypes(Object.keys(parts))),
    ...(relations && {
      'xl/_rels/workbook.xml.rels': strToU8(withoutMissing(strFromU8(relations), parts)),
    }),
  });
}
