import { blankGuardian, GUARDIANS_MAX, type Guardian } from '@academy/domain/students';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { GuardianFields } from './guardian-fields';

afterEach(cleanup);

function open(first: readonly Guardian[]) {
  const changed = vi.fn<(guardians: Guardian[]) => void>();
  function Form() {
    const [guardians, setGuardians] = useState(first);
    return (
      <GuardianFields
        guardians={guardians}
        error={undefined}
        contactsReason={undefined}
        onChange={(next) => {
          changed(next);
          setGuardians(next);
        }}
      />
    );
  }
  render(<Form />);
  return () => changed.mock.lastCall?.[0];
}
const names = () =>
  screen.getAllByRole<HTMLInputElement>('textbox', { name: /이름$/ }).map((field) => field.value);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('without a guardian there is one empty row, which cannot be removed', () => {
  open([]);
  expect(names()).toEqual(['']);
  expect(screen.queryByRole('button', { name: /지우기/ })).toBeNull();
});

test('the one in the middle is removed and no other, and each keeps what was typed', () => {
  const rows = ['어머니', '아버지', '할머니'].map((name) => ({ ...blankGuardian, name }));
  const last = open(rows);
  press('보호자2 지우기');
  expect(names()).toEqual(['어머니', '할머니']);
  fireEvent.change(screen.getByRole('textbox', { name: '보호자2 이름' }), {
    target: { value: '외할머니' },
  });
  expect(last()?.map(({ name }) => name)).toEqual(['어머니', '외할머니']);
});

test('rows are added up to the most that a student has', () => {
  open([]);
  for (let row = 1; row < GUARDIANS_MAX; row += 1) press('보호자 추가');
  expect(names()).toHaveLength(GUARDIANS_MAX);
  expect(screen.queryByRole('button', { name: '보호자 추가' })).toBeNull();
});
