import type { ReceivedFile } from '@academy/api-client';

/** Hands a file to the browser's downloads. */
export function saveFile({ name, blob }: ReceivedFile): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The download has its own hold on the bytes once the click is handled.
  setTimeout(() => URL.revokeObjectURL(link.href));
}
