/**
 * What Ctrl+C on the focused element puts on the clipboard: synthetic presses reach no clipboard of
 * the system.
 */
export function copied(): string {
  const clipboardData = new DataTransfer();
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }),
  );
  return clipboardData.getData('text/plain');
}
