import { inRoot } from '../support/paths.mjs';

/**
 * Each app has one book, served by it at `/manual/`; its pictures lie in a folder of the book's
 * name.
 */
export const books = /** @type {const} */ ({ student: 'student', admin: 'manager' });

/** @typedef {keyof typeof books} App */

/** @param {App} app */
export const bookFile = (app) => inRoot('docs/manual', `${books[app]}.ko.md`);

/** @param {App} app */
export const pictureFolder = (app) => inRoot('docs/manual/images', books[app]);
