/** @typedef {import('./render.mjs').Rendered} Rendered */

/** @param {Rendered['headings']} headings */
function contents(headings) {
  const items = headings.map(
    ({ level, text, id }) => `<li class="level-${level}"><a href="#${id}">${text}</a></li>`,
  );
  return `<ol>${items.join('')}</ol>`;
}

/**
 * The whole page. It runs files of its own alone (the security policy allows no script in a page):
 * the app's `theme.js` and the search. The table of contents is there twice: in a `<details>` for a
 * phone, beside the text for a desk; the style sheet shows one of them.
 * @param {Rendered} book @param {{ styles: string[], home: { href: string, text: string } }} around
 */
export const manualPage = ({ title, headings, body }, { styles, home }) => `<!doctype html>
<html lang="ko">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
    <meta name="color-scheme" content="light dark">
    <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)">
    <meta name="theme-color" content="#101318" media="(prefers-color-scheme: dark)">
    <meta name="format-detection" content="telephone=no">
    <meta name="robots" content="noindex">
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    ${styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n    ')}
    <title>${title}</title>
    <script src="/theme.js"></script>
    <script src="search.js" type="module"></script>
  </head>
  <body>
    <a class="skip" href="#text">본문으로 바로 가기</a>
    <header class="top"><a href="${home.href}">${home.text}</a></header>
    <div class="frame">
      <nav class="contents" aria-label="차례">
        <details>
          <summary>차례</summary>
          ${contents(headings)}
        </details>
        <div class="beside">
          <p>차례</p>
          ${contents(headings)}
        </div>
      </nav>
      <main id="text" tabindex="-1">
${body}
      </main>
    </div>
  </body>
</html>
`;
