import { operationEndpoints } from '@academy/domain/operations';
import { settingsManagementEndpoints, storedLogoSchema } from '@academy/domain/settings';
import sharp from 'sharp';
import * as z from 'zod/mini';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storedPictures } from '../../db/schema';
import { sweepPictures } from '../../shared/pictures/sweep-pictures-db';
import { startTestApp, type TestApp } from '../../testing/test-app';

let server: TestApp;
let token: string;
beforeAll(async () => {
  server = await startTestApp();
  token = await server.managerToken();
});
afterAll(() => server.close());

const PATH = `/api${settingsManagementEndpoints.uploadLogo.path}`;
const send = (bytes: Uint8Array | string, as = token) =>
  server.call('POST', PATH, {
    token: as,
    body: new Blob([typeof bytes === 'string' ? bytes : Uint8Array.from(bytes)], {
      type: 'image/png',
    }),
  });
/** A see-through picture with a bar of this colour in it. */
const aLogo = (width: number, height: number, colour = '#123c91') =>
  sharp({ create: { width, height, channels: 4, background: '#0000' } })
    .composite([
      {
        input: { create: { width, height: 20, channels: 3, background: colour } },
        gravity: 'centre',
      },
    ])
    .png()
    .toBuffer();
const upload = async (...what: Parameters<typeof aLogo>) =>
  storedLogoSchema.parse((await send(await aLogo(...what))).body);

const facts = {
  name: '하늘학원',
  companyLines: [],
  manualUrl: '',
  deskPhone: '',
  channelUrl: '',
};
const edited = z.looseObject({ version: z.int(), undo: z.optional(z.looseObject({})) });
const read = async () =>
  edited.parse(
    (await server.callEndpoint(settingsManagementEndpoints.editedAcademy, {}, { token })).body,
  );
async function save(logo: string | null | undefined, version?: number) {
  const now = version ?? (await read()).version;
  return server.callEndpoint(
    settingsManagementEndpoints.saveAcademy,
    {},
    {
      token,
      body: { ...facts, ...(logo !== undefined && { logo }) },
      headers: { 'if-match': `"${now}"` },
    },
  );
}
const shown = async () => (await server.api().academy()).logo;
const undoOf = (body: unknown) =>
  z.looseObject({ undo: z.object({ operationId: z.string() }) }).parse(body).undo;
const undo = async ({ operationId }: { operationId: string }) =>
  (await server.callEndpoint(operationEndpoints.undoOperation, { operationId }, { token })).body;

describe('a logo is drawn again', () => {
  test('small, see-through, without what the file carried', async () => {
    const photo = await sharp(await aLogo(3000, 1000))
      .withExif({ IFD0: { Make: 'Galaxy' } })
      .png()
      .toBuffer();
    const logo = storedLogoSchema.parse((await send(photo)).body);
    expect(logo).toMatchObject({ width: 576, height: 192, url: `/api/files/${logo.key}` });
    const bytes = Buffer.from((await server.store.get(logo.key)) ?? []);
    const { format, hasAlpha, exif } = await sharp(bytes).metadata();
    expect([format, hasAlpha, exif]).toEqual(['webp', true, undefined]);
    expect(bytes.length).toBeLessThan(8000);
  });

  test.each([
    [1600, 200, 640, 80],
    [200, 800, 48, 192],
    [300, 100, 300, 100],
  ])('%i × %i becomes %i × %i', async (width, height, toWidth, toHeight) => {
    expect(await upload(width, height)).toMatchObject({ width: toWidth, height: toHeight });
  });

  test.for<[string, () => Promise<Uint8Array> | string, number, string]>([
    ['an SVG', () => '<svg xmlns="http://www.w3.org/2000/svg"/>', 415, 'logo-unknown'],
    ['a GIF', () => 'GIF89a', 415, 'logo-unknown'],
    ['too small', () => aLogo(39, 39), 422, 'logo-too-small'],
    ['too long', () => aLogo(2000, 60), 422, 'logo-too-small'],
    ['half a picture', async () => (await aLogo(90, 90)).subarray(0, 60), 422, 'picture-broken'],
  ])('%s is refused and keeps nothing', async ([, bytes, status, code]) => {
    const before = await server.database.db.$count(storedPictures);
    const answer = await send(await bytes());
    expect([answer.status, answer.body]).toMatchObject([status, { code }]);
    expect(await server.database.db.$count(storedPictures)).toBe(before);
  });

  test('only who may write the settings uploads one', async () => {
    const looker = await server.managerToken('viewer');
    expect((await send(await aLogo(90, 90), looker)).status).toBe(403);
    expect((await server.call('POST', PATH, { body: new Blob(['x']) })).status).toBe(401);
  });
});

describe('the academy has the logo that its settings name', () => {
  test('anybody reads it before a login, and keeps it for good', async () => {
    expect(await shown()).toBeUndefined();
    const { key, ...logo } = await upload(600, 200);
    expect((await save(key)).body).toMatchObject({
      academy: { logo: key },
      logo: { key, ...logo },
    });
    expect(await shown()).toEqual(logo);
    const file = await server.call('GET', logo.url);
    expect([file.status, file.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
  });

  test('an app that knows no logo leaves it as it is', async () => {
    const before = await shown();
    expect((await save(undefined)).status).toBe(200);
    expect(before).toBeDefined();
    expect(await shown()).toEqual(before);
  });

  test('one that nobody uploaded is refused, and an older version warned with the present one', async () => {
    const there = await read();
    expect((await save(`${'0'.repeat(64)}.webp`)).body).toMatchObject({ code: 'logo-missing' });
    const other = await upload(200, 100, '#17723a');
    expect((await save(other.key, there.version - 1)).body).toMatchObject({
      code: 'settings-stale',
      current: { logo: { url: (await shown())?.url } },
    });
  });

  test('replaced and taken off, it can be brought back for a day', async () => {
    const first = await shown();
    const other = await upload(300, 90, '#17723a');
    const replaced = undoOf((await save(other.key)).body);
    expect(await shown()).toMatchObject({ url: other.url });
    expect(await undo(replaced)).toMatchObject({ restored: 1 });
    expect(await shown()).toEqual(first);
    const removed = undoOf((await save(null)).body);
    expect(await shown()).toBeUndefined();
    await sweepPictures(server.database.db, server.store, server.clock.now());
    expect(await undo(removed)).toMatchObject({ restored: 1 });
    expect(await shown()).toEqual(first);
  });

  test('the log says in a sentence what became of it', async () => {
    const { content } = await server
      .api(token)
      .settingsHistory({ query: { entity: 'academy', size: 5 } });
    expect(content.map(({ sentence }) => sentence)).toContain(
      '오매니저님이 학원 정보를 바꿨습니다: 로고 가로 576 세로 192 → (없음)',
    );
  });

  test('one that is used stays; one that was taken off is swept after a week', async () => {
    const { key } = await upload(100, 100, '#b23a0e');
    await save(key);
    const after = (days: number) => new Date(server.clock.now().getTime() + days * 86_400_000);
    const there = async () => (await server.store.get(key)) !== null;
    await sweepPictures(server.database.db, server.store, after(30));
    expect(await there()).toBe(true);
    await save(null);
    await sweepPictures(server.database.db, server.store, after(6.9));
    expect(await there()).toBe(true);
    await sweepPictures(server.database.db, server.store, after(7.1));
    expect(await there()).toBe(false);
  });
});
