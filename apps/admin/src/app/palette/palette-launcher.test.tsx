// @vitest-environment jsdom
import '../../testing/modal-dialogs';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useImperativeHandle, type Ref } from 'react';
import { expect, test, vi } from 'vitest';
import { usePaletteLauncher } from './palette-launcher';
import type { Offer, PaletteHandle } from './palette-entries';

let arrive: () => void = () => undefined;
const onItsWay = new Promise<void>((resolve) => {
  arrive = resolve;
});
const select = vi.fn<(id: string) => void>();

interface FakeProps {
  typed: string;
  ref: Ref<PaletteHandle>;
  onOffer: (offer: Offer) => void;
}

function FakeEntries({ typed, ref, onOffer }: FakeProps) {
  useImperativeHandle(ref, () => ({ select }));
  useEffect(() =>
    onOffer({
      typed,
      groups: [{ id: 'students', options: [{ id: `student-${typed}`, label: typed }] }],
      searching: false,
      failed: false,
    }),
  );
  return null;
}
vi.mock('./palette-entries', async () => {
  await onItsWay;
  return { PaletteEntries: FakeEntries };
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

test('the field has the focus within the key that opens it, keeps a syllable that begins there, and Enter waits for what it finds', async () => {
  render(<Page />);
  const row = screen.getByRole('button', { name: 'A-01' });
  row.focus();
  fireEvent.keyDown(row, { code: 'KeyK', key: 'k', ctrlKey: true });
  const field = screen.getByRole('combobox', { name: '빠른 찾기' });
  expect(document.activeElement).toBe(field);
  onPage.mockClear();
  fireEvent.compositionStart(field);
  fireEvent.change(field, { target: { value: 'ㄱ' } });
  await act(async () => arrive());
  fireEvent.change(field, { target: { value: '김' } });
  fireEvent.compositionEnd(field);
  fireEvent.keyDown(field, { key: 'Enter' });

  // The element that the composition began in is the one that is there at its end.
  expect(field.isConnected).toBe(true);
  await vi.waitFor(() => expect(select).toHaveBeenCalledExactlyOnceWith('student-김'));
  expect(onPage).not.toHaveBeenCalled();
});
