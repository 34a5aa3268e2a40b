import { drawLines } from './draw-lines';
import { drawPicture } from './draw-picture';
import { handPicture } from './hand-picture';

/** Saves or shares lines as a picture of this name; false when this browser draws none. */
export async function savePicture(
  name: string,
  lines: Omit<Parameters<typeof drawLines>[1], 'fontFamily'>,
): Promise<boolean> {
  try {
    await handPicture(
      await drawPicture(name, (canvas, fontFamily) => drawLines(canvas, { ...lines, fontFamily })),
    );
    return true;
  } catch {
    return false;
  }
}
