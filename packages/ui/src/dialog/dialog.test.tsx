import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeA11y } from '../testing/describe-a11y';
import { ConfirmDialog, Dialog } from '.';

describeA11y('Dialog', {
  role: 'dialog',
  name: '학생 이름이 맞나요?',
  render: (props, onActivate) => (
    <Dialog open onClose={onActivate} title="학생 이름이 맞나요?" {...props}>
      김하늘
    </Dialog>
  ),
  keys: ['{Escape}'],
});

describeA11y('ConfirmDialog', {
  role: 'alertdialog',
  name: '신청을 취소할까요?',
  render: (props, onActivate) => (
    <ConfirmDialog
      open
      onClose={onActivate}
      onConfirm={() => undefined}
      title="신청을 취소할까요?"
      confirmLabel="신청 취소하기"
      {...props}
    />
  ),
  keys: ['{Escape}'],
});

const dialog = (open: boolean, name: string) => (
  <Dialog open={open} onClose={() => undefined} title="학생">
    {name}
  </Dialog>
);

test('shows what it showed last while it fades, not what comes after', async () => {
  const { rerender } = render(dialog(true, '김하늘'));
  rerender(dialog(true, '이도윤'));
  expect(screen.getByText('이도윤')).toBeInTheDocument();
  rerender(dialog(false, '아무도 없음'));
  expect(screen.queryByText('아무도 없음')).toBeNull();
  await waitFor(() => expect(screen.queryByText('이도윤')).toBeNull());
});

const both = (open: boolean) => (
  <>
    <button>열기</button>
    {open && (
      <Dialog open onClose={() => undefined} title="학생">
        <button data-autofocus="">확인</button>
      </Dialog>
    )}
  </>
);

test('gives the focus back when it is taken away while open', async () => {
  const { rerender } = render(both(false));
  screen.getByRole('button', { name: '열기' }).focus();
  rerender(both(true));
  expect(screen.getByRole('button', { name: '확인' })).toHaveFocus();
  rerender(both(false));
  expect(screen.getByRole('button', { name: '열기' })).toHaveFocus();
});

test('a cancelled file picker inside leaves it open', async () => {
  const onClose = vi.fn<() => void>();
  render(
    <Dialog open onClose={onClose} title="사진">
      <input type="file" aria-label="사진" />
    </Dialog>,
  );
  screen
    .getByLabelText('사진', { selector: 'input' })
    .dispatchEvent(new Event('cancel', { bubbles: true }));
  expect(onClose).not.toHaveBeenCalled();
});

test('the confirm button runs the action and closes nothing by itself', async () => {
  const onConfirm = vi.fn<() => void>();
  const onClose = vi.fn<() => void>();
  render(
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={onConfirm}
      title="삭제할까요?"
      confirmLabel="삭제하기"
      danger
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: '삭제하기' }));
  expect(onConfirm).toHaveBeenCalledOnce();
  expect(onClose).not.toHaveBeenCalled();
});

test('Back closes it and leaves the page where it is', async () => {
  history.pushState(null, '', '/list');
  const onClose = vi.fn<() => void>();
  render(
    <Dialog open onClose={onClose} title="학생">
      김하늘
    </Dialog>,
  );
  history.back();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(location.pathname).toBe('/list');
});
