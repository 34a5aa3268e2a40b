// @vitest-environment jsdom
import { day } from '@academy/domain/time';
import { beforeEach, expect, test, vi } from 'vitest';
import { storedDrafts } from '../../../shared/unsaved/stored-drafts';
import { currentDraft, dropDraft, keepDraft } from './form-draft';
import { emptyForm } from './form-state';

const draft = { form: { ...emptyForm(day('2026-11-20'), false), title: '수학' }, version: null };
beforeEach(() => {
  storedDrafts.of(undefined);
  localStorage.clear();
  storedDrafts.of('101');
});

test('one draft for a new schedule and one for each that is edited', () => {
  keepDraft('new', draft);
  keepDraft('301', { ...draft, version: 3 });
  expect([currentDraft('new'), currentDraft('301')]).toMatchObject([draft, { version: 3 }]);
  dropDraft('new');
  expect([currentDraft('new'), currentDraft('301')]).toMatchObject([undefined, { version: 3 }]);
});

test.each(['{', 'null', '{"form":{},"version":null,"at":1}'])(
  'what cannot be read is nothing: %s',
  (text) => {
    storedDrafts.write('schedule-new', text);
    expect(currentDraft('new')).toBeUndefined();
  },
);

test('after a week nobody comes back to it', () => {
  keepDraft('new', draft);
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 8 * 86_400_000);
  expect(currentDraft('new')).toBeUndefined();
});
