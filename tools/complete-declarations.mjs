// `node tools/complete-declarations.mjs <folder>`: writes the file name into every relative import
// of the declarations there. The compiler leaves them as the sources have them, which a bundler
// understands and Node does not.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const folder = process.argv[2];
if (!folder) throw new Error('which folder?');

/** @param {string} from the folder of the importing file @param {string} specifier */
function complete(from, specifier) {
  const ending = ['.js', '/index.js'].find((each) =>
    existsSync(join(from, specifier + each.replace(/\.js$/, '.d.ts'))),
  );
  return specifier + (ending ?? '');
}

for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  if (!file.endsWith('.d.ts')) continue;
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    text.replaceAll(
      /(\bfrom |\bimport |\bimport\()(['"])(\.{1,2}(?:\/[^'"]*)?)\2/g,
      (_, before, quote, specifier) =>
        `${before}${quote}${complete(dirname(path), specifier)}${quote}`,
    ),
  );
}
