/** Puts `text` on the clipboard. False when the browser refuses: plain http, an old browser, a denied permission. */
export async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
