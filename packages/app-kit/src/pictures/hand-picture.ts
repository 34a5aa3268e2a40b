/** ms. A browser that opens the file instead of saving it reads it a moment later. */
const READ_WITHIN = 60_000;

export function downloadPicture(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), READ_WITHIN);
}

const sharingOf = (file: File) => ({ files: [file], title: file.name.replace(/\.png$/, '') });

/** Whether this is a phone that shares pictures; a desk saves a file. */
export const canSharePicture = (file: File): boolean =>
  window.matchMedia('(pointer: coarse)').matches &&
  'canShare' in navigator &&
  navigator.canShare(sharingOf(file));

/**
 * A phone puts a shared picture among its photos, or sends it; elsewhere it is saved as a file.
 * Whoever closes the sharing has decided so.
 */
export async function handPicture(file: File): Promise<void> {
  if (!canSharePicture(file)) return downloadPicture(file);
  try {
    await navigator.share(sharingOf(file));
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) downloadPicture(file);
  }
}
