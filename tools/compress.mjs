// `node tools/compress.mjs <folder>`: lays a .br and a .gz copy beside every text file of a build,
// for servers that send what lies there.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { layCompressedCopies } from './support/compressed-copies.mjs';

const folder = process.argv[2];
if (!folder) throw new Error('which folder?');

for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
  if (entry.isFile()) layCompressedCopies(join(entry.parentPath, entry.name));
