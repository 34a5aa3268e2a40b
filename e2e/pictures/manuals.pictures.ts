import { expect } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../support/child';
import { scenes } from './scenes';
import { structureOf } from './structure';
import { show, take, test } from './take';

const BOOKS = { student: 'student', admin: 'manager' };
/** Letters stay sharp at this quality, and a whole book below 2.5 MB. */
const WEBP = { quality: 80, effort: 6, smartSubsample: true };

for (const [app, book] of Object.entries(BOOKS)) {
  const shown = [
    ...readFileSync(join(repository, `docs/manual/${book}.ko.md`), 'utf8').matchAll(
      /\/([\w-]+)\.webp\)/g,
    ),
  ].map(([, picture = '']) => `${app}-${picture}`);
  const unknown = shown.filter((name) => !scenes.some((scene) => scene.name === name));
  if (unknown.length > 0) throw new Error(`no scene is called ${unknown.join(', ')}`);
  // In the order of the scenes: those that write come last.
  for (const scene of scenes.filter(({ name }) => shown.includes(name)))
    test(scene.name, { tag: `@${app}` }, async ({ page, origins }, { config }) => {
      await show(page, origins, scene);
      if (config.updateSnapshots === 'all')
        await take(
          page,
          `docs/manual/images/${book}/${scene.name.slice(app.length + 1)}.webp`,
          (picture) => picture.webp(WEBP),
        );
      // The picture is of today as long as the page is built as it was then.
      expect(await structureOf(page)).toMatchSnapshot(`${scene.name}.txt`);
    });
}
