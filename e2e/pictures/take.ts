import { test as base, type Page } from '@playwright/test';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { repository } from '../support/child';
import { enterAsManager, enterAsStudent } from '../support/enter';
import { keptServer } from '../support/server-keeper';
import type { Origins } from '../support/server';
import { AT, type Scene } from './scene';

/**
 * A server with the demo academy at `AT` for each worker: what one picture writes, the next ones
 * show.
 */
export const test = base.extend<object, { origins: Origins }>({
  origins: [
    async ({}, provide, { parallelIndex }) => provide(await keptServer(parallelIndex)),
    { scope: 'worker', timeout: 180_000 },
  ],
});

/** What is left to come: answers, the letters of the font, pictures in view. */
async function settled(page: Page) {
  // A page with live events is never idle: this is only a wish.
  await page.waitForLoadState('networkidle', { timeout: 1_500 }).catch(() => undefined);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(
      [...document.images]
        .filter(({ loading, complete }) => loading !== 'lazy' && !complete)
        .map((image) => image.decode().catch(() => undefined)),
    );
  });
}

const isLocator = (shown: unknown): shown is ReturnType<Page['locator']> =>
  typeof shown === 'object' && shown !== null && 'waitFor' in shown;

/** Opens the page of a scene and does what the scene wants there. */
export async function show(page: Page, origins: Origins, scene: Scene): Promise<void> {
  const origin = origins[scene.app];
  const entrance = { origin, at: scene.path };
  await page.clock.setFixedTime(AT);
  if (scene.as === 'student') await enterAsStudent(page, entrance);
  else if (scene.as === 'manager') await enterAsManager(page, entrance);
  else if (scene.as === 'admin')
    await enterAsManager(page, { ...entrance, username: 'admin', password: 'Admin1234!' });
  else await page.goto(`${origin}${scene.path}`);
  const shown = await scene.prepare?.(page);
  if (isLocator(shown)) await shown.first().waitFor();
  await settled(page);
}

/** Takes the page as it is now into a file of the repository. */
export async function take(
  page: Page,
  file: string,
  as: (picture: Sharp) => Sharp = (picture) => picture.png(),
): Promise<void> {
  const path = join(repository, file);
  await mkdir(dirname(path), { recursive: true });
  const picture = sharp(await page.screenshot({ animations: 'disabled', caret: 'hide' }));
  await as(picture).toFile(path);
}
