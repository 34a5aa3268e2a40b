const SIGN = /^(?:[-−–—△▲▽▼]|\((?=.*\)$))/;
const GROUPED = /^\d{1,3}(?:,\d{3})+$/;

/**
 * `50,000원`, `￦50,000`, `+50,000`, `-3,000`, `(3,000)`, `3,000-`, `△3,000`, `="50,000"`,
 * `50000.00`. Null when it is not one clear amount of won (`1,44,000`, `144.000`, `14만`), 0 for an
 * empty cell.
 */
export function readWon(cell: string): number | null {
  const text = cell
    .normalize('NFKC')
    .trim()
    .replace(/^=\s*"(.*)"$/, '$1')
    .replace(/\s/g, '')
    .replace(/^([-−–+△▲(]?)(?:₩|\\|krw)/i, '$1')
    .replace(/(?:원|krw)(?=[-)]?$)/i, '');
  if (text === '' || /^[-−–—]$/.test(text)) return 0;
  const isBehind = /\d[-−]$/.test(text);
  const isBelow = SIGN.test(text) || isBehind;
  const digits = text
    .replace(/^[-−–—△▲▽▼+(]/, '')
    .replace(/^(?:₩|\\)/, '')
    .replace(/[-−)]$/, '')
    .replace(/\.0{1,2}$/, '');
  if (!GROUPED.test(digits) && !/^\d{1,12}$/.test(digits)) return null;
  const amount = Number(digits.replaceAll(',', ''));
  return isBelow && amount > 0 ? -amount : amount;
}
