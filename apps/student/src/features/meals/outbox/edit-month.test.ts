import { day } from '@academy/domain/time';
import { beforeEach, expect, test, vi } from 'vitest';
import { toasts } from '../../../shared/toasts';
import { monthEditor } from './edit-month';
import type { MealEdit } from './meal-edit';

const lunch = (date: string, value = true) => ({ date: day(date), meal: 'lunch', value }) as const;

beforeEach(() => {
  for (const { id } of toasts.getSnapshot()) toasts.dismiss(id);
});

function edited() {
  const add = vi.fn<(edits: readonly MealEdit[]) => void>();
  const editor = monthEditor({ add }, () => []);
  editor.apply({ edits: [lunch('2026-11-24'), lunch('2026-11-25')], skipped: 0 });
  return { add, editor };
}
const said = () => toasts.getSnapshot().map(({ text }) => text);

test('what several meals became is said, and taken back as a whole', () => {
  const { add } = edited();
  expect(said()).toEqual(['2건을 신청했어요']);
  toasts.undoLatest();
  expect(add).toHaveBeenLastCalledWith([lunch('2026-11-24', false), lunch('2026-11-25', false)]);
});

test('after a tap it is said no more, and what was tapped is not taken back with it', () => {
  const { add, editor } = edited();
  editor.tap(lunch('2026-11-25', false));
  expect(said()).toEqual([]);
  expect(editor.lastOfSeveral()?.text).toBe('1건을 신청했어요');
  editor.lastOfSeveral()?.run();
  expect(add).toHaveBeenLastCalledWith([lunch('2026-11-24', false)]);
  expect(editor.lastOfSeveral()).toBeUndefined();
});

test('where all of it was tapped since, nothing is left to take back', () => {
  const { editor } = edited();
  editor.tap(lunch('2026-11-24', false));
  editor.tap(lunch('2026-11-25', false));
  expect(editor.lastOfSeveral()).toBeUndefined();
});
