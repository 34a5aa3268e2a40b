import { aManagedNews } from '@academy/domain/testing';
import { expect, test } from 'vitest';
import { fieldsOf, formOf, readFields } from './news-fields';

const now = new Date('2026-11-20T01:00:00Z');
const live = aManagedNews({
  publishedAt: '2026-10-25T00:00:12.345Z',
  endAt: '2026-11-30T15:00:00Z',
});
const read = (changes: Partial<ReturnType<typeof fieldsOf>>, draft = false) =>
  readFields({ ...fieldsOf(live), ...changes }, { draft, news: live, now });

test('a notice and its fields: times as the clock in Seoul shows them, and back without losing a second', () => {
  expect(fieldsOf(live)).toMatchObject({
    title: '11월 식단표',
    month: '2026-11',
    beginDay: '2026-10-25',
    beginTime: '09:00',
    endDay: '2026-12-01',
    endTime: '00:00',
    pinned: false,
  });
  expect(read({})).toEqual({ form: formOf(live), errors: {} });
  expect(read({ beginTime: '09:01' }).form.publishAt).toBe('2026-10-25T00:01:00.000Z');
});

test('empty times are now and for ever, a day alone is its midnight', () => {
  const empty = { beginDay: '', beginTime: '', endDay: '', endTime: '' };
  expect(read(empty).form).toMatchObject({ publishAt: null, endAt: null });
  expect(read({ ...empty, beginDay: '2026-11-21' }).form.publishAt).toBe(
    '2026-11-20T15:00:00.000Z',
  );
});

test.each([
  [{ beginDay: '2026-11-31' }, 'publishAt'],
  [{ beginDay: '', beginTime: '09:00' }, 'publishAt'],
  [{ endTime: '9시' }, 'endAt'],
  [{ endDay: '2026-10-01' }, 'endAt'],
  [{ title: ' ' }, 'title'],
  [{ month: '' }, 'month'],
])('%j: %s must be corrected', (changes, field) => {
  expect(Object.keys(read(changes).errors)).toEqual([field]);
});

test('a draft needs no month, and keeps a time only when one was chosen', () => {
  expect(read({ month: '' }, true).errors).toEqual({});
  expect(
    fieldsOf(
      aManagedNews({
        draft: true,
        publishedAt: '2026-11-20T01:00:00Z',
        updatedAt: '2026-11-20T01:00:00Z',
      }),
    ),
  ).toMatchObject({ beginDay: '', beginTime: '' });
  expect(
    fieldsOf(
      aManagedNews({
        draft: true,
        publishedAt: '2026-11-27T01:00:00Z',
        updatedAt: '2026-11-20T01:00:00Z',
      }),
    ),
  ).toMatchObject({ beginDay: '2026-11-27', beginTime: '10:00' });
});

test('days of a 식단표: from a sheet or typed, back as they were, and only for a 식단표', () => {
  const menu = '11/20 | 쌀밥, 된장국(5.6) | ';
  expect(read({ menu: '11월 20일 (금)\t"쌀밥\n된장국(5.6)"\t' }).form.menu).toEqual(
    read({ menu }).form.menu,
  );
  expect(fieldsOf(aManagedNews({ menu: read({ menu }).form.menu })).menu).toBe(menu);
  expect(read({ menu, category: 'INFO' }).form.menu).toEqual([]);
});

test.each([
  [
    { menu: '11/20 | 쌀밥 |\n11/31 | 김밥 |' },
    "2번째 줄: '11/31'은 날짜가 아닙니다. 11/20처럼 쓰세요.",
  ],
  [{ menu: '11/20 | 쌀밥 |', month: '' }, '대상 월을 먼저 선택하세요.'],
])('%j: a menu that cannot be read says where', (changes, text) => {
  expect(read(changes, true).errors).toEqual({ menu: text });
});
