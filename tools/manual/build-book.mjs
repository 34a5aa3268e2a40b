import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { inRoot } from '../support/paths.mjs';
import { bookFile, pictureFolder } from './books.mjs';
import { manualPage } from './page.mjs';
import { render } from './render.mjs';
import { webpSize } from './webp-size.mjs';

/** @typedef {import('./books.mjs').App} App */

/** The way back from the book to the app. */
const HOMES = {
  student: { href: '/', text: '← 학생 포털로' },
  admin: { href: '/', text: '← 학원 관리로' },
};
const SEARCH = inRoot('tools/manual/search.js');
const STYLES = [
  inRoot('packages/ui/src/styles/tokens.css'),
  inRoot('packages/ui/src/styles/base.css'),
  inRoot('tools/manual/manual.css'),
];

/** Everything that a book is made of. @param {App} app */
export const sourcesOf = (app) => [bookFile(app), ...STYLES, SEARCH, pictureFolder(app)];

/**
 * The files of an app's book by their address: one page, one style sheet, its search, its pictures.
 * @param {App} app @param {string[]} [fonts] addresses of style sheets that bring the font
 * @returns {Map<string, string | Buffer>}
 */
export function buildBook(app, fonts = []) {
  const folder = pictureFolder(app);
  /** @type {Map<string, string | Buffer>} */
  const files = new Map(
    (existsSync(folder) ? readdirSync(folder) : []).map((name) => [
      `manual/images/${name}`,
      readFileSync(join(folder, name)),
    ]),
  );
  // A picture that has not been taken yet does not stop the build that it is taken from;
  // tools/manual.test.ts misses it.
  const book = render(readFileSync(bookFile(app), 'utf8'), (href) => {
    const picture = files.get(`manual/images/${basename(href)}`);
    return {
      src: `images/${basename(href)}`,
      ...(picture instanceof Buffer && { size: webpSize(picture) }),
    };
  });
  files.set('manual/manual.css', STYLES.map((file) => readFileSync(file, 'utf8')).join('\n'));
  files.set('manual/search.js', readFileSync(SEARCH, 'utf8'));
  files.set(
    'manual/index.html',
    manualPage(book, { styles: ['manual.css', ...fonts], home: HOMES[app] }),
  );
  return files;
}
