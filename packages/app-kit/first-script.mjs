import { readFileSync } from 'node:fs';

/** What every address but the login's needs besides the document's own script. */
const CHUNKS = ['http', 'app'];
const NAME = 'theme.js';

/**
 * @typedef {{ type: string, name?: string | undefined, fileName: string, viteMetadata?: {
 * importedCss: Set<string> } }} BuiltFile
 * @typedef {{ type: 'asset', fileName: string, source: string }} Emitted
 * @typedef {(request: unknown, response: { setHeader: (name: string, value: string) => void, end:
 * (text: string) => void }) => void} Answer
 * @typedef {{ middlewares: { use: (path: string, answer: Answer) => unknown } }} Server
 */

const OWN = new URL(`public/${NAME}`, import.meta.url);

const sourceOf = (/** @type {readonly URL[]} */ more) =>
  [OWN, ...more].map((file) => readFileSync(file, 'utf8')).join('\n');

/**
 * A plugin for Vite that gives the document its first script (`public/theme.js`) and names the
 * app's files to it, which it asks for at once, but on the addresses of `but`. Otherwise they would
 * be asked for by code that has to come first. An app may have `more` to do at first.
 *
 * @param {RegExp} but @param {readonly URL[]} more
 */
export const firstScript = (but, more = []) => ({
  name: 'academy-first-script',
  /** @param {Server} server */
  configureServer({ middlewares }) {
    middlewares.use(`/${NAME}`, (_, response) => {
      response.setHeader('Content-Type', 'text/javascript');
      response.end(sourceOf(more));
    });
  },
  /** @this {{ emitFile: (file: Emitted) => unknown }} */
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: NAME, source: sourceOf(more) });
  },
  transformIndexHtml: {
    order: /** @type {const} */ ('post'),
    /** @param {string} html @param {{ bundle?: Record<string, BuiltFile> }} built */
    handler(html, { bundle = {} }) {
      const files = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' && CHUNKS.includes(file.name ?? '')
          ? [file.fileName, ...(file.viteMetadata?.importedCss ?? [])]
          : [],
      );
      if (files.length === 0) return html;
      const names = files.map((file) => `/${file}`).join(' ');
      return html.replace(
        `src="/${NAME}"`,
        `src="/${NAME}" data-app="${names}" data-but="${but.source}"`,
      );
    },
  },
});
