/**
 * What stands over the page and for a moment only, and what comes later than the month, with styles
 * of its own: not the month.
 */
const PASSING = [
  'dialog, [popover], [role="tooltip"], [role="status"], output',
  'header > :has(+ h1), main > :not(:has([role="grid"])), aside > :not(h2)',
].join();
/** Of the frame: banners, notes and toasts are of their moment. */
const LASTING = 'header, main, button';
/** Set on the page by what measures itself; the style sheets count with them. */
const MEASURED = ['--cost-bar', '--shell-tabs'];
/** Set on the action button, which takes it from the page as well. */
const LIFT = '--fab-lift';

/** What the page around `shell` is laid out by. */
export function variablesOf(shell: Element): Record<string, string> {
  const { style } = document.documentElement;
  const fab = [...shell.children].find((child) => child instanceof HTMLButtonElement);
  const found = [
    ...MEASURED.map((name) => [name, style.getPropertyValue(name)] as const),
    [LIFT, fab instanceof HTMLElement ? fab.style.getPropertyValue(LIFT) : ''] as const,
  ];
  return Object.fromEntries(found.filter(([, value]) => value !== ''));
}

/**
 * The markup of a page as it looks now, without what lives: nothing of it runs, and the security
 * policy has nothing to refuse. `note` says what it is.
 */
export function stillOf(
  shell: Element,
  note: { className: string | undefined; text: string },
): string {
  const still = document.createElement('div');
  const frame = still.appendChild(shell.cloneNode(true));
  if (!(frame instanceof Element)) return '';
  // What a box shows is no part of its markup.
  const boxes = frame.querySelectorAll('input');
  for (const [index, box] of shell.querySelectorAll('input').entries()) {
    boxes[index]?.toggleAttribute('checked', box.checked);
    boxes[index]?.toggleAttribute('data-mixed', box.indeterminate);
  }
  for (const part of frame.querySelectorAll(PASSING)) part.remove();
  for (const part of frame.querySelectorAll(`:scope > :not(${LASTING})`)) part.remove();
  for (const styled of frame.querySelectorAll('[style]')) styled.removeAttribute('style');
  const said = document.createElement('p');
  said.className = note.className ?? '';
  said.textContent = note.text;
  frame.append(said);
  return still.innerHTML;
}
