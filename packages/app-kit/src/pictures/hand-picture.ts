import { saveFile } from '../device';

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
  const save = () => saveFile({ name: file.name, blob: file });
  if (!canSharePicture(file)) return save();
  try {
    await navigator.share(sharingOf(file));
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) save();
  }
}
