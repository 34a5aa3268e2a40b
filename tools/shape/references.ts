import { posix } from 'node:path';
import { files, textOf } from './files';

/** Every text file: code, styles, pages, configuration. */
export const texts = files.filter(
  (file) =>
    /\.(ts|tsx|mjs|cjs|css|json|md|ya?ml|html|sql|sh|caddyfile)$|Dockerfile$|^\.ci\//.test(file) &&
    !/^(pnpm-lock\.yaml$|contracts\/)|\/migrations\/|\/CHANGELOG\.md$/.test(file),
);

/** The anchors that a page's headings have, as GitHub makes them. */
const anchorsOf = (page: string): string[] =>
  [...textOf(page).matchAll(/^#+ +(.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replace(/\s/g, '-'),
  );

/** Whether a page is there, and has the heading that is named. */
function leadsSomewhere(page: string, anchor: string | undefined): boolean {
  if (!files.includes(page)) return false;
  return anchor === undefined || anchorsOf(page).includes(anchor);
}

/**
 * The links of a text to pages and headings that are not there, and the same in plain words
 * (`docs/product/meals.md#cutoff`).
 */
export function deadPages(file: string): string[] {
  const links = file.endsWith('.md')
    ? [...textOf(file).matchAll(/\]\((?!https?:|mailto:)([^)#\s]*?\.md)?(?:#([^)\s]+))?\)/g)]
        .filter(([, page, anchor]) => page !== undefined || anchor !== undefined)
        .map(([link, page, anchor]) => ({
          link,
          page: page === undefined ? file : posix.join(posix.dirname(file), page),
          anchor,
        }))
    : [];
  const named = [
    ...textOf(file).matchAll(/(?<![\w./-])(docs\/[\w/.-]+?\.md)(?:#([\p{L}\p{N}_-]+))?/gu),
  ].map(([link, page = '', anchor]) => ({ link, page, anchor }));
  return [...links, ...named]
    .filter(({ page, anchor }) => !leadsSomewhere(page, anchor))
    .map(({ link }) => `${file} → ${link}`);
}

export const decisions = files.filter((file) => /^docs\/decisions\/\d{4}-.+\.md$/.test(file));
const numberOf = (page: string) => page.slice('docs/decisions/'.length).slice(0, 4);
const numbers = new Set(decisions.map(numberOf));

/**
 * Decisions that a text names (`ADR 0012`, `ADR 0010–0012`, `ADR 0016, 0258 and 0400`,
 * `docs/decisions/0012`) but that do not exist.
 */
export function deadDecisions(file: string): string[] {
  const text = textOf(file).replace(/\n[ \t]*(?:\*|\/\/|#)?[ \t]*/g, ' ');
  return [
    ...text.matchAll(/\bADRs? (\d{4}(?:(?:–|, | and |, and )\d{4})*)/g),
    ...text.matchAll(/decisions\/(\d{4})/g),
  ]
    .flatMap(([, named = '']) => named.match(/\d{4}/g) ?? [])
    .filter((number) => !numbers.has(number))
    .map((number) => `${file} → ADR ${number}`);
}

/** What is wrong with a decision's head: its number, or its date and state. */
export function headFault(page: string): string | undefined {
  const [title = '', , status = ''] = textOf(page).split('\n');
  if (!title.startsWith(`# ${numberOf(page)} `)) return `${page}: ${title}`;
  return /^\d{4}-\d{2} · accepted/.test(status) ? undefined : `${page}: ${status}`;
}
