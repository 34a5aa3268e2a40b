import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Combobox } from '../combobox';
import { CommandPalette } from '../command-palette';
import { SearchField } from '../search-field';

const options = [{ id: 'student-1', label: '김하늘' }];
const nothing = () => undefined;
const done = vi.fn<(value: unknown) => void>();
type Key = 'Enter' | 'Escape';

/** The parts of the kit that act on a key of their field; a table's cells are in its stories. */
const parts: readonly [string, Key, () => HTMLElement][] = [
  [
    'Combobox',
    'Enter',
    () => {
      render(
        <Combobox
          label="학생"
          clearLabel="지우기"
          emptyText="없습니다."
          value="김"
          onValueChange={nothing}
          options={options}
          onSelect={done}
        />,
      );
      const field = screen.getByRole('combobox');
      fireEvent.keyDown(field, { key: 'ArrowDown' });
      return field;
    },
  ],
  [
    'CommandPalette',
    'Enter',
    () => {
      render(
        <CommandPalette
          open
          onClose={nothing}
          query="김"
          onQueryChange={nothing}
          groups={[{ id: 'students', label: '학생', options }]}
          onSelect={done}
          texts={{ title: '빠른 찾기', placeholder: '', clear: '지우기', empty: '없습니다.' }}
        />,
      );
      return screen.getByRole('combobox');
    },
  ],
  [
    'SearchField',
    'Escape',
    () => {
      render(<SearchField label="검색" clearLabel="지우기" value="김" onValueChange={done} />);
      return screen.getByRole('searchbox');
    },
  ],
];

test.each(parts)('%s: no %s that ends a syllable, in any browser', (_, key, open) => {
  done.mockClear();
  const field = open();
  field.focus();
  fireEvent(field, createEvent.keyDown(field, { key, isComposing: true }));
  fireEvent(field, createEvent.keyDown(field, { key, keyCode: 229 }));
  expect(done).not.toHaveBeenCalled();
  expect(field.isConnected).toBe(true);
  fireEvent(field, createEvent.keyDown(field, { key }));
  expect(done).toHaveBeenCalledOnce();
});
