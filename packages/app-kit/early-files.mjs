/** What every address but the login's needs besides the document's own script. */
const CHUNKS = ['http', 'app'];

/**
 * @typedef {{ type: string, name?: string | undefined, fileName: string, viteMetadata?: {
 * importedCss: Set<string> } }} BuiltFile
 */

/**
 * A plugin for Vite that names the app's files to the document's first script (public/theme.js),
 * which asks for them at once. Otherwise they would be asked for by code that has to come first.
 */
export const earlyFiles = () => ({
  name: 'academy-early-files',
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
      return html.replace('src="/theme.js"', `src="/theme.js" data-app="${names}"`);
    },
  },
});
