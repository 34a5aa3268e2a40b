import { newsEndpoints, newsManagementEndpoints, newsPageSchema } from '@academy/domain/news';
import { storedPdfSchema } from '@academy/domain/pdfs';
import { aNewsForm } from '@academy/domain/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storedPictures } from '../../../db/schema';
import { sweepPictures } from '../../../shared/pictures/sweep-pictures-db';
import { newStudents } from '../../../testing/calls/sign-in';
import { takeBack, writeUndoable } from '../../../testing/calls/take-back';
import { plainPdf } from '../../../testing/data/some-pdf';
import { startTestApp, type TestApp } from '../../../testing/test-app';

let server: TestApp;
let token: string;
beforeAll(async () => {
  server = await startTestApp();
  token = await server.managerToken();
});
afterAll(() => server.close());

const upload = async (name: string, bytes = plainPdf()) => {
  const body = new Blob([Uint8Array.from(bytes)], { type: 'application/pdf' });
  const path = `/api${newsManagementEndpoints.uploadPdf.path}?name=${encodeURIComponent(name)}`;
  return storedPdfSchema.parse((await server.call('POST', path, { token, body })).body);
};
const form = (overrides: object) =>
  aNewsForm({ category: 'INFO', month: null, pictures: [], ...overrides });
const manage = (endpoint: 'createNews' | 'editNews', params: object, body: object) =>
  server.callEndpoint(newsManagementEndpoints[endpoint], { ...params }, { token, body });
const created = async (overrides: object) =>
  newsManagementEndpoints.createNews.response.parse(
    (await manage('createNews', {}, form(overrides))).body,
  );
const edited = async (newsId: string, overrides: object) =>
  newsManagementEndpoints.editNews.response.parse(
    (await manage('editNews', { newsId }, form(overrides))).body,
  );
const seenBy = async (studentToken: string) =>
  newsPageSchema
    .parse((await server.callEndpoint(newsEndpoints.listNews, {}, { token: studentToken })).body)
    .content.flatMap(({ title, files = [] }) => files.map((file) => ({ title, ...file })));
const named = ({ key, name }: { key: string; name: string }) => ({ key, name });

describe('a notice with PDFs', () => {
  test('whom it is for finds them with name and size, and downloads them as they were sent', async () => {
    const bytes = plainPdf(undefined, '/Info 5 0 R');
    const pdf = await upload('11월 (고3) 안내.pdf', bytes);
    expect(pdf).toMatchObject({ name: '11월 (고3) 안내.pdf', bytes: bytes.length });
    const newStudent = newStudents(server);
    const [one, other] = [await newStudent(), await newStudent()];
    await created({ title: '설명회', files: [named(pdf)], targetStudents: [one.id] });
    const [seen] = await seenBy(one.token);
    expect(seen).toEqual({
      title: '설명회',
      name: '11월 (고3) 안내.pdf',
      bytes: bytes.length,
      url: pdf.url,
    });
    expect(await seenBy(other.token)).toEqual([]);
    const answer = await fetch(new URL(seen?.url ?? '', server.url));
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes);
    expect(
      Object.fromEntries(
        [
          'content-type',
          'content-disposition',
          'x-content-type-options',
          'content-security-policy',
          'cache-control',
        ].map((name) => [name, answer.headers.get(name)]),
      ),
    ).toEqual({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="file.pdf"; filename*=UTF-8''11%EC%9B%94%20%28%EA%B3%A03%29%20%EC%95%88%EB%82%B4.pdf`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'private, max-age=31536000, immutable',
    });
  });

  test('its address opens as a whole only: not by the name of its bytes, nor under another', async () => {
    const pdf = await upload('안내.pdf', plainPdf(undefined, '/A 1'));
    await created({ title: '모두에게', files: [named(pdf)] });
    const other = await upload('다른 안내.pdf', plainPdf(undefined, '/A 2'));
    const address = new URL(pdf.url, server.url);
    const status = async (change: (url: URL) => void) => {
      const url = new URL(address);
      change(url);
      return (await fetch(url)).status;
    };
    expect(await status(() => undefined)).toBe(200);
    expect(await status((url) => url.searchParams.delete('s'))).toBe(404);
    expect(await status((url) => (url.search = ''))).toBe(404);
    expect(await status((url) => url.searchParams.set('name', '안내.exe'))).toBe(404);
    expect(await status((url) => (url.pathname = `/api/files/${other.key}`))).toBe(404);
  });

  test('edited, left out, taken off and taken back; the log says which', async () => {
    const [one, two] = [
      await upload('하나.pdf', plainPdf(undefined, '/B 1')),
      await upload('둘.pdf', plainPdf(undefined, '/B 2')),
    ];
    const { id } = await created({ title: '첨부', files: [named(one), named(two)] });
    const namesOf = ({ files }: { files: readonly { name: string }[] }) =>
      files.map(({ name }) => name);
    // An older form knows nothing of them.
    expect(namesOf(await edited(id, { title: '첨부 수정' }))).toEqual(['하나.pdf', '둘.pdf']);
    const { editNews } = newsManagementEndpoints;
    const fewer = form({ title: '첨부 수정', files: [named(two)] });
    const after = await writeUndoable(server, token, editNews, { newsId: id }, fewer);
    expect(after.files).toMatchObject([{ name: '둘.pdf' }]);
    const log = await server.call('GET', '/api/admin/audit?size=50', {
      token: await server.managerToken('admin'),
    });
    expect(JSON.stringify(log.body)).toContain('하나.pdf, 둘.pdf');
    await takeBack(server, token, after);
    const back = newsManagementEndpoints.oneNews.response.parse(
      (await server.callEndpoint(newsManagementEndpoints.oneNews, { newsId: id }, { token })).body,
    );
    expect(namesOf(back)).toEqual(['하나.pdf', '둘.pdf']);
  });

  test('one that nothing has goes after a week, one of a notice stays', async () => {
    const [used, unused] = [
      await upload('쓴.pdf', plainPdf(undefined, '/C 1')),
      await upload('안 쓴.pdf', plainPdf(undefined, '/C 2')),
    ];
    await created({ title: '정리', files: [named(used)] });
    const { db } = server.database;
    const [row] = await db.select({ at: storedPictures.createdAt }).from(storedPictures);
    const later = new Date((row?.at.getTime() ?? 0) + 7.1 * 86_400_000);
    await sweepPictures(db, server.store, later);
    const there = async ({ key }: { key: string }) => (await server.store.get(key)) !== null;
    expect([await there(used), await there(unused)]).toEqual([true, false]);
  });

  test('six, one with too long a name, one that was never sent', async () => {
    const pdf = await upload('안내.pdf', plainPdf(undefined, '/D 1'));
    const refused = async (files: object[]) =>
      (await manage('createNews', {}, form({ title: '거절', files }))).body;
    expect(await refused(Array.from({ length: 6 }, () => named(pdf)))).toMatchObject({
      errors: { files: '첨부 파일은 5개까지 올릴 수 있습니다.' },
    });
    expect(await refused([{ key: pdf.key, name: '가'.repeat(200) }])).toMatchObject({
      errors: { files: '파일 이름을 100자 이하로 줄여 다시 올리세요.' },
    });
    expect(await refused([{ key: `${'0'.repeat(64)}.pdf`, name: '없음.pdf' }])).toMatchObject({
      code: 'pdf-missing',
    });
  });
});
