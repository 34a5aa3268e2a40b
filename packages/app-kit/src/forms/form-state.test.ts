import { expect, test } from 'vitest';
import { changedFields } from './draft';
import {
  choose,
  chosen,
  confirm,
  discard,
  edit,
  endClash,
  meet,
  type FormState,
} from './form-state';

interface Notice {
  title: string;
  month: string;
  text: string;
}
const saved: Notice = { title: '식단', month: '2026-11', text: '' };
/** The base is the number of the version. */
type State = FormState<number, Notice>;
const untouched: State = { base: 1, before: saved, draft: saved };
const version = (changes: Partial<Notice>) => ({ ...saved, ...changes });
const changed = ({ before, draft }: State) => changedFields(before, draft);

test('what both changed waits for a decision, what one changed is taken', () => {
  const mine = edit(untouched, { title: '11월 식단', month: '2026-12' });
  const met = meet(mine, 2, version({ title: '이번 주 식단', text: '돈가스' }));
  expect(met).toMatchObject({
    base: 2,
    draft: { title: '11월 식단', month: '2026-12', text: '돈가스' },
    clash: { fields: ['title'], open: ['title'], taken: ['text'] },
  });
  expect(chosen(met, 'title')).toBeUndefined();

  const theirs = choose(met, 'title', 'theirs');
  expect(theirs.draft.title).toBe('이번 주 식단');
  expect(theirs.clash?.open).toEqual([]);
  expect(chosen(theirs, 'title')).toBe('theirs');
  expect(changed(theirs)).toEqual(['month']);

  const back = choose(theirs, 'title', 'mine');
  expect(back.draft.title).toBe('11월 식단');
  expect(chosen(back, 'title')).toBe('mine');
  expect(endClash(back).clash).toBeUndefined();
});

test('whoever types a third value has decided too', () => {
  const met = meet(edit(untouched, { title: '가' }), 2, version({ title: '나' }));
  const third = edit(met, { title: '다' });
  expect(third.clash?.open).toEqual([]);
  expect(chosen(third, 'title')).toBeUndefined();
});

test('the same change on both sides is no clash', () => {
  const met = meet(edit(untouched, { title: '가' }), 2, version({ title: '가' }));
  expect(met.clash?.fields).toEqual([]);
  expect(changed(met)).toEqual([]);
});

test('a second save of others while the first is not settled shows the newest values', () => {
  const first = meet(edit(untouched, { title: '가' }), 2, version({ title: '나' }));
  const second = meet(first, 3, version({ title: '다', text: '돈가스' }));
  expect(second.clash).toMatchObject({ open: ['title'], taken: ['text'] });
  expect(choose(second, 'title', 'theirs').draft.title).toBe('다');
});

test('what is typed while a save is on its way stays on top of it', () => {
  const sent = edit(untouched, { title: '가' });
  const typedOn = edit(sent, { text: '돈가스' });
  const after = confirm(typedOn, sent.draft, 2, version({ title: '가' }));
  expect(after.draft).toMatchObject({ title: '가', text: '돈가스' });
  expect(changed(after)).toEqual(['text']);
  expect(changed(discard(after))).toEqual([]);
});
