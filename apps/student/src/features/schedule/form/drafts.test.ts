// @vitest-environment jsdom
import { studentIdSchema } from '@academy/domain/ids';
import { day } from '@academy/domain/time';
import { beforeEach, expect, test, vi } from 'vitest';
import { unsavedWork } from '../../../shared/unsaved-work/unsaved-work';
import { createDrafts, currentDrafts } from './drafts';
import { emptyForm } from './form-state';

const me = studentIdSchema.parse('101');
const draft = { form: { ...emptyForm(day('2026-11-20'), false), title: '수학' }, version: null };
beforeEach(() => sessionStorage.clear());

test('a reload of the tab keeps what was begun, for its student', () => {
  createDrafts(me).put('new', draft);
  expect(createDrafts(me).all().get('new')).toEqual(draft);
  expect(createDrafts(studentIdSchema.parse('102')).all().size).toBe(0);
  createDrafts(me).drop('new');
  expect(sessionStorage).toHaveLength(0);
});

test.each(['{', 'null', '{"studentId":"101","drafts":{"new":{"form":{}}}}'])('what cannot be read is nothing: %s', (text) => {
  sessionStorage.setItem('academy.schedule-drafts', text);
  expect(createDrafts(me).all().size).toBe(0);
});

test('with a full storage it lives as long as the page', () => {
  const full = { ...sessionStorage, setItem: () => { throw new DOMException('full', 'QuotaExceededError'); }, getItem: () => null, removeItem: () => undefined };
  const drafts = createDrafts(me, full);
  const heard = vi.fn<() => void>();
  drafts.subscribe(heard);
  drafts.put('301', draft);
  expect(drafts.all().get('301')).toEqual(draft);
  expect(heard).toHaveBeenCalledOnce();
});

test('the shell knows of it, and a logout throws it away', async () => {
  const drafts = currentDrafts(me);
  expect(currentDrafts(me)).toBe(drafts);
  expect(unsavedWork.getState()).toEqual({ kind: 'idle' });
  drafts.put('new', draft);
  expect(unsavedWork.getState()).toEqual({ kind: 'draft', count: 1 });
  await unsavedWork.saveNow();
  expect(unsavedWork.getState()).toEqual({ kind: 'draft', count: 1 });
  await unsavedWork.discard();
  expect([drafts.all().size, sessionStorage.length]).toEqual([0, 0]);
});
