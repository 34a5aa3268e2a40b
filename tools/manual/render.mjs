import { Marked } from 'marked';

/**
 * A heading of the book: `level` 2 is a chapter, 3 a task in it.
 * @typedef {{ level: number, text: string, id: string }} Heading
 */

/** @typedef {{ title: string, headings: Heading[], body: string }} Rendered */

const PLAIN = /** @type {const} */ ([
  [/\*\*|`/g, ''],
  [/\[([^\]]*)\]\([^)]*\)/g, '$1'],
]);

/** The words of a heading without its marks. @param {string} markdown */
const plain = (markdown) => PLAIN.reduce((text, [mark, by]) => text.replace(mark, by), markdown);

/**
 * The anchor that repository hosts give a heading too, so that a link works in both places.
 * @param {string} text
 */
export const anchorOf = (text) =>
  text
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');

/** @param {string} text */
const escape = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/**
 * What must not part at the end of a line: a middle dot from what it follows, and a particle from a
 * word of the screen that ends in a mark (Markdown closes no bold between a mark and a letter, so
 * the text has a space there).
 * @param {string} html
 */
const together = (html) =>
  html
    .replaceAll(' · ', '&nbsp;· ')
    .replace(/([^\p{L}\p{N}]<\/strong>) (가|로|에서|도)(?=[\s,.])/gu, '$1$2');

/**
 * A book as HTML. Tables scroll sideways on a phone, a quotation is a hint, a picture keeps its
 * place while it loads.
 * @param {string} markdown @param {(file: string) => { src: string, size?: { width: number, height:
 * number } }} pictureOf
 * @returns {Rendered}
 */
export function render(markdown, pictureOf) {
  /** @type {Heading[]} */
  const headings = [];
  let title = '';
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        const words = plain(text);
        if (depth === 1) title = words;
        const id = anchorOf(words);
        if (depth > 1) headings.push({ level: depth, text: words, id });
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      image({ href, text }) {
        const { src, size = { width: 0, height: 0 } } = pictureOf(href);
        // The lying ones are screens of a desk, the standing ones of a phone.
        const kind = size.width > size.height ? 'desk' : 'phone';
        return `<img class="${kind}" src="${src}" alt="${escape(text)}" width="${size.width}" height="${size.height}" loading="lazy" decoding="async">`;
      },
      table(token) {
        const row = (/** @type {string} */ tag, /** @type {typeof token.header} */ cells) =>
          `<tr>${cells.map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`).join('')}</tr>`;
        return `<div class="table" tabindex="0" role="group" aria-label="표"><table><thead>${row('th', token.header)}</thead><tbody>${token.rows.map((cells) => row('td', cells)).join('\n')}</tbody></table></div>\n`;
      },
    },
  });
  const body = together(marked.parse(markdown, { async: false }));
  return { title, headings, body };
}
