import { newsManagementEndpoints } from '@academy/domain/news';
import { PICTURE_MAX_BYTES, storedPictureSchema } from '@academy/domain/pictures';
import { connect } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { count, countControl } from '../../../../../../tools/trust/figure';
import { storedPictures } from '../../../db/schema';
import { aPicture } from '../../../testing/data/some-picture';
import { startTestApp, type TestApp } from '../../../testing/test-app';

let server: TestApp;
let token: string;
beforeAll(async () => {
  server = await startTestApp();
  token = await server.managerToken();
});
afterAll(() => server.close());

const PATH = `/api${newsManagementEndpoints.uploadPicture.path}`;
const send = (bytes: Uint8Array | string, type = 'image/jpeg') =>
  server.call('POST', PATH, {
    token,
    body: new Blob([typeof bytes === 'string' ? bytes : Uint8Array.from(bytes)], { type }),
  });
const kept = async (bytes: Uint8Array) => storedPictureSchema.parse((await send(bytes)).body);
const keptCount = () => server.database.db.$count(storedPictures);
const solid = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c42b1c' } });
const stored = async (key: string) => Buffer.from((await server.store.get(key)) ?? []);

describe('a picture is drawn again', () => {
  test('upright, without the place where it was taken or the camera, as WebP', async () => {
    const photo = await solid(300, 200)
      .withExif({
        IFD0: { Make: 'Galaxy' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '37/1 33/1 59/1' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(photo).metadata()).exif?.toString('latin1')).toContain('Galaxy');
    const picture = await kept(photo);
    expect(picture).toMatchObject({
      width: 200,
      height: 300,
      alt: '',
      url: `/api/files/${picture.key}`,
    });
    const metadata = await sharp(await stored(picture.key)).metadata();
    expect(metadata).toMatchObject({ format: 'webp', width: 200, height: 300 });
    expect([
      metadata.exif,
      metadata.xmp,
      metadata.iptc,
      metadata.icc,
      metadata.orientation,
    ]).toEqual([undefined, undefined, undefined, undefined, undefined]);
    expect((await stored(picture.key)).toString('latin1')).not.toContain('Galaxy');
    expect((await kept(photo)).key).toBe(picture.key);
  });

  test.each([
    [4000, 3000, 2000, 1500],
    // A captured page, whose letters are read across.
    [1080, 9000, 1080, 9000],
    [640, 480, 640, 480],
  ])('%i × %i becomes %i × %i', async (width, height, toWidth, toHeight) => {
    expect(await kept(await solid(width, height).png().toBuffer())).toMatchObject({
      width: toWidth,
      height: toHeight,
    });
  });

  test('what hides behind the end of a picture is gone, and of a moving one the first frame stays', async () => {
    const picture = await kept(
      Buffer.concat([
        await solid(10, 10).gif().toBuffer(),
        Buffer.from('<script>alert(1)</script>'),
      ]),
    );
    expect((await stored(picture.key)).toString('latin1')).not.toContain('script');
    const frames = await sharp(
      [await solid(8, 8).png().toBuffer(), await solid(8, 8).negate().png().toBuffer()],
      { join: { animated: true } },
    )
      .gif()
      .toBuffer();
    expect(await kept(frames)).toMatchObject({ width: 8, height: 8 });
  });

  test('it is served as a picture and nothing else, to be kept for good', async () => {
    const { url } = await kept(await solid(20, 20).webp().toBuffer());
    const answer = await server.call('GET', url);
    expect(
      Object.fromEntries(
        [
          'content-type',
          'cache-control',
          'x-content-type-options',
          'content-disposition',
          'content-security-policy',
        ].map((name) => [name, answer.headers.get(name)]),
      ),
    ).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-disposition': 'inline',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
  });
});

describe('what is refused keeps nothing', () => {
  const bomb = () => solid(7000, 6000).png({ compressionLevel: 9 }).toBuffer();
  const half = async () => {
    const whole = await sharp({
      create: {
        width: 400,
        height: 400,
        channels: 3,
        background: '#777',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .jpeg()
      .toBuffer();
    return whole.subarray(0, whole.length / 2);
  };
  const refused: [string, () => Promise<Uint8Array> | Uint8Array | string, number, string][] = [
    [
      'a page that calls itself a picture',
      () => '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      415,
      'picture-unknown',
    ],
    ['a HEIC picture', () => '\0\0\0\x18ftypheic\0\0\0\0', 415, 'picture-heic'],
    ['half a picture', half, 422, 'picture-broken'],
    [
      'only the beginning of a PNG',
      () => Buffer.from('89504e470d0a1a0a00000000', 'hex'),
      422,
      'picture-broken',
    ],
    ['42 megapixels', bomb, 422, 'picture-too-many-pixels'],
    ['more than 10 MB', () => new Uint8Array(PICTURE_MAX_BYTES + 1), 413, 'payload-too-large'],
  ];
  test.for(refused)('%s', async ([, bytes, status, code], context) => {
    const before = await keptCount();
    const answer = await send(await bytes());
    const more = (await keptCount()) - before;
    count(context, 'bombs', { tried: 1, wrong: answer.status === status && more === 0 ? 0 : 1 });
    expect([answer.status, answer.body]).toEqual([
      status,
      expect.objectContaining({ code, message: expect.stringMatching(/\S/) }),
    ]);
    expect(more).toBe(0);
  });

  test(
    'control: a decoder that takes what it can draws some of them',
    { tags: 'ci' },
    async (context) => {
      let wrong = 0;
      for (const [, bytes] of refused) {
        const file = await bytes();
        await sharp(typeof file === 'string' ? Buffer.from(file) : file, {
          limitInputPixels: false,
          failOn: 'none',
        })
          .webp()
          .toBuffer()
          .then(() => (wrong += 1))
          .catch(() => undefined);
      }
      countControl(context, 'bombs', { tried: refused.length, wrong });
      expect(wrong).toBeGreaterThanOrEqual(2);
    },
  );

  test('an upload that ends half way: nothing is kept, and the next one is', async () => {
    const before = await keptCount();
    const { port } = new URL(server.url);
    const socket = connect(Number(port), '127.0.0.1');
    await new Promise<void>((resolve) => {
      const head = `POST ${PATH} HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: Bearer ${token}\r\ncontent-type: image/jpeg\r\ncontent-length: 100000\r\n\r\n`;
      socket.write(
        Buffer.concat([Buffer.from(head), Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(50_000)]),
        () => socket.destroy(),
      );
      socket.on('close', () => resolve());
    });
    expect((await server.call('POST', PATH, { token, body: aPicture() })).status).toBe(200);
    expect(await keptCount()).toBe(before + 1);
  });
});
