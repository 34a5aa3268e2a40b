import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { describeA11y } from '../testing/describe-a11y';
import { PasswordField } from '.';

const labels = { label: '비밀번호', showLabel: '비밀번호 표시', hideLabel: '비밀번호 숨기기' };

describeA11y('the eye of PasswordField', {
  role: 'button',
  name: '비밀번호 표시',
  render: (props) => <PasswordField {...props} {...labels} />,
});

test('shows and hides the password without losing it', async () => {
  render(<PasswordField {...labels} defaultValue="Manager1234!" />);
  await userEvent.click(screen.getByRole('button', { name: '비밀번호 표시' }));
  expect(screen.getByRole('textbox', { name: '비밀번호' })).toHaveValue('Manager1234!');
  await userEvent.click(screen.getByRole('button', { name: '비밀번호 숨기기' }));
  expect(screen.queryByRole('textbox')).toBeNull();
});
