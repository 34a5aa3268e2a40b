import { posix } from 'node:path';
import { textOf } from './files';

const KIT = '@academy/ui/';
const STYLES = /import (\w+) from '([^']+\.module\.css)';/g;

/** The style sheet that an import names, from the root. */
const sheetOf = (file: string, path: string) =>
  path.startsWith(KIT)
    ? `packages/ui/src/${path.slice(KIT.length)}`
    : posix.join(posix.dirname(file), path);

const classesOf = (sheet: string) =>
  new Set(
    [
      ...textOf(sheet)
        .replaceAll(/\/\*[\s\S]*?\*\//g, '')
        .matchAll(/\.([a-zA-Z][\w-]*)/g),
    ].map(([, name]) => name),
  );

/** Classes that a component takes from a style sheet which has none of that name. */
export function missingClasses(file: string): string[] {
  const text = textOf(file);
  return [...text.matchAll(STYLES)].flatMap(([, name = '', path = '']) => {
    const known = classesOf(sheetOf(file, path));
    const used = text.replaceAll(/'[^']*'/g, '').matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'));
    return [...used].flatMap(([whole, named]) => (known.has(named) ? [] : [`${file}: ${whole}`]));
  });
}
