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
 * The files of these chunks, with their styles.
 * @param {Record<string, BuiltFile>} bundle @param {readonly string[]} chunks
 */
const filesOf = (bundle, chunks) =>
  Object.values(bundle).flatMap((file) =>
    file.type === 'chunk' && chunks.includes(file.name ?? '')
      ? [file.fileName, ...(file.viteMetadata?.importedCss ?? [])].map((name) => `/${name}`)
      : [],
  );

const linkTo = (/** @type {string} */ file) =>
  `<link rel="${file.endsWith('.css') ? 'stylesheet' : 'modulepreload'}" crossorigin href="${file}">`;

/**
 * A plugin for Vite that gives the document its first script (`public/theme.js`) and names the
 * app's files to it, which it asks for at once, but on the addresses of `but`. Otherwise they would
 * be asked for by code that has to come first. The document itself names the chunks that it
 * `always` needs. An app may have `more` to do at first.
 *
 * @param {{ but: RegExp, always?: readonly string[], more?: readonly URL[] }} options
 */
export const firstScript = ({ but, always = [], more = [] }) => ({
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
      const files = filesOf(bundle, CHUNKS);
      if (files.length === 0) return html;
      const links = filesOf(bundle, always).map(linkTo).join('\n    ');
      return html
        .replace(
          `src="/${NAME}"`,
          `src="/${NAME}" data-app="${files.join(' ')}" data-but="${but.source}"`,
        )
        .replace('</head>', `  ${links}\n  </head>`);
    },
  },
});
