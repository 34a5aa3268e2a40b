import { saveFile } from '../device';

const sharingOf = (file: File) => ({ files: [file], title: file.name.replace(/\.png$/, '') });

/** Whether this is a phone that shares pictures; a desk saves a file. */
export const canSharePicture = (file: File): boolean =>
  window.matchMedia('(pointer: coarse)').matches &&
  'canShare' in navigator &&
  navigator.canShare(sharingOf(file));

/**
 * Shares a picture on a phone; elsewhere saves it as a file. Closing the share sheet is a choice,
 * not an error.
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
