import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent } from 'storybook/test';
import { PasswordField } from '.';
import { passwordFieldGuide } from './password-field.guide';

const meta = {
  title: '입력/비밀번호 입력란 PasswordField',
  id: 'inputs-passwordfield',
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
  name: '가려짐',
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
  name: '새 비밀번호',
  args: { autoComplete: 'new-password', hint: '8자 이상, 영문·숫자·특수문자 각 1자 이상' },
};

export const CapsLock: Story = {
  name: 'Caps Lock 켜짐',
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('비밀번호');
    await userEvent.click(input);
    await fireEvent.keyDown(input, { key: 'A', modifierCapsLock: true });
    await expect(input).toHaveAccessibleDescription('Caps Lock이 켜져 있습니다.');
  },
};

export const WithError: Story = {
  name: '오류',
  args: { error: '비밀번호가 서로 다릅니다.', defaultValue: 'abcd' },
};

export const Grid: Story = {
  name: '모두 보기',
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
  name: '사유가 있는 막힘',
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
