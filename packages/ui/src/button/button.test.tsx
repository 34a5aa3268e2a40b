import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeA11y } from '../testing/describe-a11y';
import { Button } from '.';

describeA11y('Button', {
  role: 'button',
  name: '저장',
  keys: ['{Enter}', ' '],
  disabledReason: true,
  render: (props, onActivate) => (
    <Button {...props} onClick={onActivate}>
      저장
    </Button>
  ),
});

test.each([
  ['a reason', { disabledReason: '휴대폰 번호를 10자리 이상 입력해 주세요.' }],
  ['a running call', { loading: true }],
])('%s keeps Enter in a field from sending the form', async (_, props) => {
  const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) =>
    event.preventDefault(),
  );
  render(
    <form onSubmit={onSubmit}>
      <input aria-label="휴대폰 번호" />
      <Button {...props} type="submit">
        로그인
      </Button>
    </form>,
  );
  await userEvent.type(screen.getByRole('textbox'), '010{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('keeps the same button, and with it the focus, when the reason goes away', () => {
  const { rerender } = render(<Button disabledReason="신청 기간이 아니에요.">신청하기</Button>);
  const button = screen.getByRole('button');
  button.focus();
  rerender(<Button>신청하기</Button>);
  expect(screen.getByRole('button')).toBe(button);
  expect(button).toHaveFocus();
  expect(button).not.toHaveAttribute('aria-disabled');
});
