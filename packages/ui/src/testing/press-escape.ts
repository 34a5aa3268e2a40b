/**
 * Esc as a modal dialog meets it: key events made by scripts don't reach the browser's own
 * handling.
 */
export async function pressEscape(): Promise<void> {
  const top = [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1);
  if (top?.dispatchEvent(new Event('cancel', { cancelable: true }))) top.close();
  await Promise.resolve();
}
