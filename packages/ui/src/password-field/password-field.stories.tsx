import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent } from 'storybook/test';
import { PasswordField } from '.';
import { passwordFieldGuide } from './password-field.guide';

const meta = {
  title: 'Inputs/PasswordField',
  component: PasswordField,
  args: {
    label: '비밀번호',
    showLabel: '비밀번호 표시',
    hideLabel: '비밀번호 숨기기',
    capsLockHint: 'Caps Lock이 켜져 있습니다.',
  },
  parameters: { guide: passwordFieldGuide },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {
  args: { defaultValue: 'Manager1234!' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('비밀번호');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: '비밀번호 숨기기' }));
    await expect(input).toHaveAttribute('type', 'password');
  },
};

export const NewPassword: Story = {
  args: { autoComplete: 'new-password', hint: '8자 이상, 영문·숫자·특수문자 각 1자 이상' },
};

export const CapsLock: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('비밀번호');
    await userEvent.click(input);
    await fireEvent.keyDown(input, { key: 'A', modifierCapsLock: true });
    await expect(input).toHaveAccessibleDescription('Caps Lock이 켜져 있습니다.');
  },
};

export const WithError: Story = {
  args: { error: '비밀번호가 서로 다릅니다.', defaultValue: 'abcd' },
};

export const Grid: Story = {
  tags: ['visual'],
  render: (args) => (
    <div className="story-grid">
      <PasswordField {...args} defaultValue="Manager1234!" />
      <PasswordField {...args} hint="8자 이상, 영문·숫자·특수문자 각 1자 이상" />
      <PasswordField {...args} error="비밀번호가 서로 다릅니다." defaultValue="abcd" />
    </div>
  ),
};

export const DisabledWithReason: Story = {
  args: { defaultValue: 'Manager1234!', disabledReason: '조회 전용 계정은 바꿀 수 없습니다.' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('비밀번호');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('a');
    await expect(input).toHaveValue('Manager1234!');
    await expect(input).toHaveAccessibleDescription('조회 전용 계정은 바꿀 수 없습니다.');
  },
};
