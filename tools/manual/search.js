// Finds in the manual: the table of contents keeps the chapters that hold all words. A file of the
// page's own, which its security policy allows; without it the book is as it was.
const nav = document.querySelector('.contents');
const folded = nav.querySelector('details');
const fold = (text) => text.normalize('NFC').toLowerCase().replaceAll(/\s+/g, ' ');

/** What is between a heading and the next one, by its id. */
const texts = new Map();
let at;
for (const part of document.querySelectorAll('main > *')) {
  if (part.matches('h1, h2, h3')) at = part.id;
  if (at) texts.set(at, `${texts.get(at) ?? ''} ${fold(part.textContent)}`);
}

const field = document.createElement('input');
field.type = 'search';
field.placeholder = '설명서에서 찾기';
field.setAttribute('aria-label', field.placeholder);
const said = document.createElement('output');
nav.prepend(field, said);

field.addEventListener('input', () => {
  const words = fold(field.value).split(' ').filter(Boolean);
  const found = new Set(
    [...texts].filter(([, text]) => words.every((word) => text.includes(word))).map(([id]) => id),
  );
  for (const item of nav.querySelectorAll('li'))
    item.hidden = !found.has(item.firstElementChild.hash.slice(1));
  if (words.length > 0) folded.open = true;
  said.textContent = words.length === 0 ? '' : `${found.size}곳에서 찾았습니다.`;
});
