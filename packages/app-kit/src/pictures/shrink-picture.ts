const QUALITY = 0.85;

interface Size {
  width: number;
  height: number;
}

async function opened(file: Blob): Promise<ImageBitmap | undefined> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return undefined;
  }
}

/**
 * A picture no larger than is kept anyway, upright, as JPEG: a fraction of what the camera made
 * goes over a phone's line, and what it noted (place, time) is left behind. What this browser
 * cannot open goes as it is: the server knows more kinds, and says what is wrong with the rest.
 */
export async function shrinkPicture(file: Blob, keptSize: (size: Size) => Size): Promise<Blob> {
  const bitmap = await opened(file);
  if (!bitmap) return file;
  const size = keptSize(bitmap);
  const canvas = document.createElement('canvas');
  canvas.width = size.width;
  canvas.height = size.height;
  const pen = canvas.getContext('2d');
  if (pen) {
    // JPEG knows no transparency: what is see-through would come out black.
    pen.fillStyle = '#ffffff';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  }
  bitmap.close();
  if (!pen) return file;
  const small = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', QUALITY),
  );
  return small ?? file;
}
