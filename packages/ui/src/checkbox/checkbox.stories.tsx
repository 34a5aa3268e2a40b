import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { staysInSight } from '../testing/stays-in-sight';
import { largeText } from '../testing/story-frame';
import { Checkbox } from '.';
import type { CheckboxProps } from '.';
import { checkboxGuide } from './checkbox.guide';

function Controlled({
  checked: first = false,
  indeterminate: mixed = false,
  onCheckedChange,
  ...rest
}: CheckboxProps) {
  const [state, setState] = useState({ checked: first, indeterminate: mixed });
  return (
    <Checkbox
      {...rest}
      {...state}
      onCheckedChange={(checked) => {
        setState({ checked, indeterminate: false });
        onCheckedChange?.(checked);
      }}
    />
  );
}

const meta = {
  title: '입력/체크박스 Checkbox',
  id: 'inputs-checkbox',
  component: Checkbox,
  args: { label: '점심 전체 선택', onCheckedChange: fn() },
  render: (args) => <Controlled {...args} />,
  parameters: { guide: checkboxGuide },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  name: '꺼짐',
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: '점심 전체 선택' });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.click(canvas.getByText('점심 전체 선택'));
    await expect(box).not.toBeChecked();
  },
};

export const On: Story = { name: '켜짐', args: { checked: true } };

export const Mixed: Story = {
  name: '일부 선택',
  args: { indeterminate: true },
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).toBePartiallyChecked();
    await userEvent.click(box);
    await expect(box).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true);
  },
};

export const DisabledWithReason: Story = {
  name: '사유가 있는 막힘',
  args: { disabledReason: '신청할 수 있는 날이 없어요.' },
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('checkbox');
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.click(box);
    await expect(box).not.toBeChecked();
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
    await expect(box).toHaveAccessibleDescription('신청할 수 있는 날이 없어요.');
  },
};

export const Grid: Story = {
  name: '모두 보기',
  tags: ['visual'],
  render: (args) => (
    <div className="story-row">
      {(['normal', 'dense'] as const).map((size) => (
        <div key={size} className="story-row">
          <Controlled {...args} size={size} label="점심" />
          <Controlled {...args} size={size} label="점심" checked />
          <Controlled {...args} size={size} label="점심 전체 선택" indeterminate />
          <Controlled
            {...args}
            size={size}
            label="마감"
            disabledReason="전날 14:00 이후에는 변경할 수 없어요."
          />
          <Controlled
            {...args}
            size={size}
            label="마감"
            checked
            disabledReason="전날 14:00 이후에는 변경할 수 없어요."
          />
          <Controlled {...args} size={size} label="김하늘 선택" labelHidden />
        </div>
      ))}
    </div>
  ),
};

const long = '이번 달 신청 내용을 모두 확인했고, 마감된 날은 바꿀 수 없다는 것을 알고 있어요';

export const LongLabel: Story = {
  name: '긴 이름',
  args: { label: long },
  decorators: [(Content) => <div style={{ maxWidth: 260 }}>{Content()}</div>],
  play: staysInSight,
};

export const LargeText: Story = {
  name: '큰 글자 200 %',
  ...largeText(320),
  args: { label: long, checked: true },
  play: staysInSight,
};
