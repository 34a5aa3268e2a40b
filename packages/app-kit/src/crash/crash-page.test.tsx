import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ErrorBoundary } from '.';

const texts = {
  title: '오류가 발생했어요',
  body: '페이지를 불러오는 중 문제가 생겼어요.',
  reload: '새로고침',
  number: (number: string) => `오류 번호 ${number}`,
  appName: '학원 관리',
};
function Broken({ why }: { why: string }): never {
  throw new Error(why);
}
function open(why: string) {
  // React reports what it caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <ErrorBoundary texts={texts}>
      <Broken why={why} />
    </ErrorBoundary>,
  );
  return screen.getByText(/^오류 번호 \d{6}$/).textContent;
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('a page that cannot be drawn says so, offers a reload, and names itself in the tab', () => {
  open('broken');
  expect(screen.getByRole('heading', { name: '오류가 발생했어요' })).toBeTruthy();
  expect(screen.getByRole('button', { name: '새로고침' })).toBeTruthy();
  expect(screen.getByRole('main')).toBeTruthy();
  expect(document.title).toBe('오류가 발생했어요 · 학원 관리');
});

test('the same error has the same number, another one another', () => {
  const first = open('broken');
  cleanup();
  expect(open('broken')).toBe(first);
  cleanup();
  expect(open('gone')).not.toBe(first);
});

test('a page that draws itself is left alone', () => {
  render(
    <ErrorBoundary texts={texts} inside>
      <p>도시락</p>
    </ErrorBoundary>,
  );
  expect(screen.getByText('도시락')).toBeTruthy();
});

test('what broke stays so at its address; at another one the page is drawn again', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const at = (address: string, page: ReactNode) => (
    <ErrorBoundary texts={texts} at={address}>
      {page}
    </ErrorBoundary>
  );
  const { rerender } = render(at('/news', <Broken why="broken" />));
  rerender(at('/news', <p>도시락</p>));
  expect(screen.queryByText('도시락')).toBeNull();
  rerender(at('/list', <p>도시락</p>));
  expect(screen.getByText('도시락')).toBeTruthy();
});
