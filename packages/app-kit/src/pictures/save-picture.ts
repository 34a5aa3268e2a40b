import { saveFile } from '../device';
import { drawLines } from './draw-lines';

const toPng = (canvas: HTMLCanvasElement) =>
  new Promise<Blob>((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the picture is empty'))),
      'image/png',
    );
  });

/**
 * A phone puts a shared picture among its photos; elsewhere it is saved as a file. Whoever closes
 * the sharing has decided so.
 */
async function hand(file: File): Promise<void> {
  const sharing = { files: [file], title: file.name };
  const onPhone = window.matchMedia('(pointer: coarse)').matches;
  if (!onPhone || !('canShare' in navigator) || !navigator.canShare(sharing))
    return saveFile({ name: file.name, blob: file });
  try {
    await navigator.share(sharing);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError'))
      saveFile({ name: file.name, blob: file });
  }
}

/** Saves or shares lines as a picture of this name; false when this browser draws none. */
export async function savePicture(
  name: string,
  lines: Omit<Parameters<typeof drawLines>[1], 'fontFamily'>,
): Promise<boolean> {
  try {
    const canvas = document.createElement('canvas');
    drawLines(canvas, { ...lines, fontFamily: getComputedStyle(document.body).fontFamily });
    await hand(new File([await toPng(canvas)], `${name}.png`, { type: 'image/png' }));
    return true;
  } catch {
    return false;
  }
}
