// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { usePaletteLauncher } from './palette-launcher';

let arrive: () => void = () => undefined;
const onItsWay = new Promise<void>((resolve) => {
  arrive = resolve;
});

function FakePalette({ early, onReady }: { early: string; onReady: () => void }) {
  useEffect(() => onReady(), [onReady]);
  return <p>{`palette: ${early}`}</p>;
}
vi.mock('./palette', async () => {
  await onItsWay;
  return { Palette: FakePalette };
});

const onPage = vi.fn<(key: string) => void>();

function Page() {
  const { dialogs } = usePaletteLauncher(() => undefined);
  return (
    <>
      <button type="button" onKeyDown={({ key }) => onPage(key)}>
        A-01
      </button>
      {dialogs}
    </>
  );
}

test('what is typed while the palette is on its way is the palette’s, and no key of the page', async () => {
  render(<Page />);
  const row = screen.getByRole('button', { name: 'A-01' });
  fireEvent.keyDown(row, { code: 'KeyK', key: 'k', ctrlKey: true });
  onPage.mockClear();
  for (const key of ['a', 'Enter', 'g']) fireEvent.keyDown(row, { key });
  expect(onPage).not.toHaveBeenCalled();
  await act(async () => arrive());
  expect(await screen.findByText('palette: ag')).toBeTruthy();
  fireEvent.keyDown(row, { key: 'a' });
  expect(onPage).toHaveBeenCalledWith('a');
});
