/** ms. A browser that opens the file instead of saving it reads it a moment later. */
const READ_WITHIN = 60_000;

/** Hands a file to the browser's downloads. */
export function saveFile({ name, blob }: { name: string; blob: Blob }): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), READ_WITHIN);
}
