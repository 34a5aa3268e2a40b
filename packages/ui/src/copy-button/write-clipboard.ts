/**
 * Fallback on plain http, where `navigator.clipboard` is missing: starts a copy and puts the text
 * into its event before other listeners see it.
 */
function copyByCommand(text: string): boolean {
  let taken = false;
  const hand = (event: ClipboardEvent) => {
    event.stopImmediatePropagation();
    event.preventDefault();
    event.clipboardData?.setData('text/plain', text);
    taken = event.clipboardData !== null;
  };
  window.addEventListener('copy', hand, { capture: true });
  try {
    return document.execCommand('copy') && taken;
  } finally {
    window.removeEventListener('copy', hand, { capture: true });
  }
}

/**
 * Puts `text` on the clipboard. False when the browser refuses: an old browser, a denied
 * permission.
 */
export async function writeClipboard(text: string): Promise<boolean> {
  try {
    if (!('clipboard' in navigator)) return copyByCommand(text);
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
