import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Switch } from '.';
import type { SwitchProps } from '.';
import { switchGuide } from './switch.guide';

function Controlled({ checked: first = false, onCheckedChange, ...rest }: SwitchProps) {
  const [checked, setChecked] = useState(first);
  return (
    <Switch
      {...rest}
      checked={checked}
      onCheckedChange={(next) => {
        setChecked(next);
        onCheckedChange?.(next);
      }}
    />
  );
}

const meta = {
  title: '입력/스위치 Switch',
  id: 'inputs-switch',
  component: Switch,
  args: { label: '월요일 점심 운영', onCheckedChange: fn() },
  render: (args) => <Controlled {...args} />,
  parameters: { guide: switchGuide },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  name: '꺼짐',
  play: async ({ args, canvas }) => {
    const control = canvas.getByRole('switch', { name: '월요일 점심 운영' });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true);
  },
};

export const On: Story = { name: '켜짐', args: { checked: true } };

export const DisabledWithReason: Story = {
  name: '사유가 있는 막힘',
  args: { checked: true, disabledReason: '조회 전용 계정은 바꿀 수 없습니다.' },
  play: async ({ args, canvas }) => {
    const control = canvas.getByRole('switch');
    await userEvent.click(control);
    await expect(control).toBeChecked();
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
    await expect(control).toHaveAccessibleDescription('조회 전용 계정은 바꿀 수 없습니다.');
  },
};

export const Grid: Story = {
  name: '모두 보기',
  tags: ['visual'],
  render: (args) => (
    <div className="story-grid">
      <Controlled {...args} />
      <Controlled {...args} checked />
      <Controlled {...args} disabledReason="조회 전용 계정은 바꿀 수 없습니다." />
      <Controlled {...args} checked disabledReason="조회 전용 계정은 바꿀 수 없습니다." />
      <Controlled {...args} label="현장 응시" checked spread />
      <Controlled {...args} label="선택과목을 묻고, 고르지 않으면 신청을 받지 않습니다" spread />
    </div>
  ),
};

export const LongLabel: Story = {
  name: '긴 이름',
  args: { label: '선택과목을 묻고, 고르지 않으면 신청을 받지 않습니다', spread: true },
  decorators: [(Content) => <div style={{ width: 260 }}>{Content()}</div>],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch').getBoundingClientRect().width).toBeGreaterThanOrEqual(
      44,
    );
  },
};
