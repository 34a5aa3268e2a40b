// `npm run notice`: writes NOTICE, the licences of what is handed out. Run it after a dependency
// came or went; tools/notice.test.ts misses one that is not named.
import './support/node-version.mjs';
import { writeFileSync } from 'node:fs';
import { handedOut } from './notice/handed-out.mjs';
import { ensureInstalled } from './support/install.mjs';
import { inRoot } from './support/paths.mjs';
import { runMain, say } from './support/say.mjs';

const LIBVIPS = `libvips (in @img/sharp-libvips-*, as a library of its own) - LGPL-3.0-or-later
  Copyright (c) the libvips authors, https://www.libvips.org`;

await runMain(async () => {
  await ensureInstalled();
  const packages = handedOut();
  /** @type {Map<string, string>} */
  const texts = new Map();
  for (const { license, text } of packages)
    if (text && !texts.has(license)) texts.set(license, text);
  const list = packages.map(({ name, license, holders }) =>
    [`${name} - ${license}`, ...holders].join('\n  '),
  );
  const bodies = [...texts].map(([license, text]) => `${'='.repeat(80)}\n${license}\n\n${text}`);
  writeFileSync(
    inRoot('NOTICE'),
    `The apps and the server contain the following software. Its licences follow the list.

${[...list, LIBVIPS].join('\n')}

${bodies.join('\n\n')}
`,
  );
  say(`NOTICE names ${packages.length} packages.`);
  return 0;
});
