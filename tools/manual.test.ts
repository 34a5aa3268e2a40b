// The user manuals say what the product says: a manual that names a button that is not there is a
// defect.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { messages } from '../apps/admin/src/shared/texts/messages';
import { shellTexts } from '../apps/student/src/shared/shell-texts';
import { scenes } from '../e2e/pictures/scenes';
import { bookFile, books, pictureFolder } from './manual/books.mjs';
import { buildBook } from './manual/build-book.mjs';
import { productWords } from './manual/product-words';
import { textOf } from './shape/files';
import { inRoot, root } from './support/paths.mjs';

const routesIn = (...files: string[]) =>
  files
    .map((file) => textOf(`apps/${file}`))
    .flatMap((text) => [
      ...(text.includes('<Route index') ? ['/'] : []),
      ...[...text.matchAll(/path(?:="|: ')(\/[^"']*)/g)].map(([, path = '']) => path),
    ]);

/** Of a whole book; a picture is fetched when its reader comes to it. */
const BOOK_BYTES = 3_000_000;
/** What a screen reader says of the menu as a whole is on no screen. */
const menu = Object.values(messages.menu).filter((word) => word !== messages.menu.label);
const parts = {
  student: {
    words: productWords(['apps/student/src/', 'packages/domain/src/', 'packages/ui/src/words/']),
    routes: routesIn('student/src/app/router/app-routes.tsx'),
    menu: [...Object.values(shellTexts.tabs), shellTexts.submit, shellTexts.quickAdd],
  },
  admin: {
    words: productWords(['apps/admin/src/', 'packages/domain/src/', 'packages/ui/src/words/']),
    routes: routesIn('admin/src/app/router/router.tsx', 'admin/src/app/pages.tsx'),
    menu,
  },
} as const;

describe.each(['student', 'admin'] as const)('the book of the %s app', (app) => {
  const text = textOf(bookFile(app).slice(root.length + 1));
  const named = [...text.matchAll(/\*\*([^*]+)\*\*/g)].map(([, word = '']) => word);
  const addresses = [...text.matchAll(/`(\/[^`]*)`/g)].map(([, address = '']) =>
    address.replace(/\?.*/, ''),
  );
  const files = buildBook(app);
  const page = String(files.get('manual/index.html'));

  test('every word that it shows as one of the screen is one, word for word', () => {
    expect(named.filter((word) => !parts[app].words(word))).toEqual([]);
    expect(page, 'a mark that is not read as one').not.toContain('**');
  });

  test('every page and every word of the menu is in it, and no other address', () => {
    const { routes } = parts[app];
    expect(routes.length).toBeGreaterThan(5);
    expect(routes.filter((route) => !addresses.includes(route))).toEqual([]);
    expect(addresses.filter((address) => !routes.includes(address))).toEqual([]);
    expect(parts[app].menu.filter((word) => !named.includes(word))).toEqual([]);
  });

  test('every link inside it leads somewhere, and every place has a name of its own', () => {
    const places = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);
    expect(places.filter((id, index) => places.indexOf(id) !== index)).toEqual([]);
    const links = [...page.matchAll(/href="#([^"]+)"/g)].map(([, link = '']) =>
      decodeURIComponent(link),
    );
    expect(links.filter((link) => !places.includes(link))).toEqual([]);
  });

  test('its pictures are there, told in words, have a scene to be taken from, and no others are', () => {
    const used = [...text.matchAll(/!\[([^\]]*)\]\(images\/([^)]+)\.webp\)/g)].map(
      ([, alt = '', picture = '']) => ({ alt, name: picture.replace(`${books[app]}/`, '') }),
    );
    const names = used.map(({ name }) => name).toSorted();
    const inFolder = readdirSync(pictureFolder(app)).map((file) => file.replace('.webp', ''));
    expect(inFolder.toSorted()).toEqual(names);
    const built = readdirSync(inRoot('e2e/pictures/structure'))
      .filter((file) => file.startsWith(`${app}-`))
      .map((file) => file.slice(app.length + 1).replace('.txt', ''));
    expect(built.toSorted()).toEqual(names);
    expect(names.filter((name) => !scenes.some((one) => one.name === `${app}-${name}`))).toEqual(
      [],
    );
    expect(used.filter(({ alt }) => !/[가-힣]{2}/.test(alt))).toEqual([]);
  });

  test('its pictures weigh no more than a phone should have to load', () => {
    const bytes = readdirSync(pictureFolder(app)).reduce(
      (sum, name) => sum + statSync(join(pictureFolder(app), name)).size,
      0,
    );
    expect(bytes).toBeLessThan(BOOK_BYTES);
  });

  test('it runs nothing but files of its own', () => {
    expect([...page.matchAll(/<script[^>]*>/g)].map(([tag]) => tag)).toEqual([
      '<script src="/theme.js">',
      '<script src="search.js" type="module">',
    ]);
    expect(page).not.toMatch(/ style=| on\w+=|<style/);
  });
});
