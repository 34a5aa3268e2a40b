// `node tools/compress.mjs <folder>`: lays a .br and a .gz copy beside every text file of a build,
// for servers that send what lies there.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Below this a copy saves less than its headers cost. */
const WORTH_IT_BYTES = 1024;

const folder = process.argv[2];
if (!folder) throw new Error('which folder?');

for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !/\.(js|css|html|svg|json|webmanifest)$/.test(entry.name)) continue;
  const file = join(entry.parentPath, entry.name);
  const text = readFileSync(file);
  if (text.length < WORTH_IT_BYTES) continue;
  writeFileSync(
    `${file}.br`,
    brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  );
  writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
}
