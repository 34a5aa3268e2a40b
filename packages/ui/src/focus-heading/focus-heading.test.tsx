import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useFocusAfterLogin, willArrive } from '.';

function Frame({ page }: { page: string | undefined }) {
  useFocusAfterLogin();
  return page === undefined ? null : <h1>{page}</h1>;
}

test('after a login the name of the page has the focus, also when it comes late', async () => {
  willArrive();
  const { rerender } = render(<Frame page={undefined} />);
  expect(document.body).toHaveFocus();
  rerender(<Frame page="오늘" />);
  await expect.poll(() => document.activeElement?.textContent).toBe('오늘');
});

test('a page that was opened by its address leaves the focus where it is', () => {
  render(<Frame page="오늘" />);
  expect(screen.getByRole('heading')).not.toHaveFocus();
});
