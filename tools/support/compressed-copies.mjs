import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Below this a copy saves less than its headers cost. */
const WORTH_IT_BYTES = 1024;

/**
 * Lays a `.br` and a `.gz` copy beside a text file that is worth it.
 * @param {string} file
 */
export function layCompressedCopies(file) {
  if (!/\.(js|css|html|svg|json|webmanifest)$/.test(file)) return;
  const text = readFileSync(file);
  if (text.length < WORTH_IT_BYTES) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  writeFileSync(`${file}.br`, brotliCompressSync(text, { params }));
  writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
}
