import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { onEnter } from '.';

test.each([
  ['Enter', { key: 'Enter' }, 1],
  ['another key', { key: 'a' }, 0],
  ['the Enter that ends a syllable', { key: 'Enter', isComposing: true }, 0],
  ['the same in Safari', { key: 'Enter', keyCode: 229 }, 0],
])('%s', (_, init, times) => {
  const act = vi.fn<() => void>();
  render(<input aria-label="아이디" onKeyDown={onEnter(act)} />);
  const input = screen.getByRole('textbox');
  fireEvent(input, createEvent.keyDown(input, init));
  expect(act).toHaveBeenCalledTimes(times);
});
