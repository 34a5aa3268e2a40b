import openapiTS, { astToString } from 'openapi-typescript';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  createProgram,
  flattenDiagnosticMessageText,
  getPreEmitDiagnostics,
  ModuleKind,
  ModuleResolutionKind,
  ScriptTarget,
} from 'typescript';
import { startTestApp, type TestApp } from '../../testing/test-app';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** Inside the package, where its dependencies are found. */
const folder = here(`../../../node_modules/.cache/outsider-${process.pid}`);

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  mkdirSync(folder, { recursive: true });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const outcomeSchema = z.object({
  saved: z.array(z.looseObject({})),
  month: z.unknown(),
  read: z.unknown(),
  refused: z.string(),
});
const programSchema = z.object({
  changeDeskPhone: z.custom<(url: string, deskPhone: string) => Promise<unknown>>(
    (value) => typeof value === 'function',
  ),
  applyForLunch: z.custom<(url: string, phone: string, date: string) => Promise<unknown>>(
    (value) => typeof value === 'function',
  ),
});

test('a client that was generated from the published document does the main job and saves a setting, and its types hold', async () => {
  const document = await (await fetch(`${server.url}/api/docs/json`)).text();
  writeFileSync(join(folder, 'schema.ts'), astToString(await openapiTS(document)));
  const source = join(folder, 'main-job.ts');
  writeFileSync(source, readFileSync(here('../../testing/outsider/main-job.ts.txt')));

  const program = createProgram([source], {
    strict: true,
    target: ScriptTarget.ES2022,
    module: ModuleKind.ESNext,
    moduleResolution: ModuleResolutionKind.Bundler,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
    types: [],
    skipLibCheck: true,
  });
  expect(
    getPreEmitDiagnostics(program).map(({ messageText }) =>
      flattenDiagnosticMessageText(messageText, '\n'),
    ),
  ).toEqual([]);
  program.emit();

  const { applyForLunch, changeDeskPhone } = programSchema.parse(
    await import(/* @vite-ignore */ pathToFileURL(join(folder, 'main-job.js')).href),
  );
  const outcome = outcomeSchema.parse(
    await applyForLunch(`${server.url}/api`, '01012345678', '2026-04-06'),
  );
  expect(outcome.saved).toHaveLength(1);
  expect(outcome.read).toEqual(outcome.month);
  expect(outcome.refused).toBe('unauthorized');
  expect(await changeDeskPhone(`${server.url}/api`, '02-765-4321')).toEqual({
    deskPhone: '02-765-4321',
    again: 'settings-stale',
  });
}, 300_000);
