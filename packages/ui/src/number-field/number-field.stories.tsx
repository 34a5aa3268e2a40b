import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { NumberField } from '.';
import type { NumberFieldProps } from '.';
import { numberFieldGuide } from './number-field.guide';

function Controlled({ value: first, onValueChange, ...rest }: NumberFieldProps) {
  const [value, setValue] = useState(first);
  return (
    <NumberField
      {...rest}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange(next);
      }}
    />
  );
}

const meta = {
  title: '입력/숫자 입력란 NumberField',
  id: 'inputs-numberfield',
  component: NumberField,
  args: { label: '점심 단가', unit: '원', value: 5000, onValueChange: fn() },
  render: (args) => <Controlled {...args} />,
  parameters: { guide: numberFieldGuide },
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Won: Story = {
  name: '금액',
  args: { step: 500 },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: '점심 단가' });
    await userEvent.clear(input);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await userEvent.type(input, '1만2500');
    await expect(input).toHaveValue('12,500');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(12_500);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    await expect(input).toHaveValue('13,000');
  },
};

export const CaretStays: Story = {
  name: '커서 자리',
  args: { value: 1500 },
  play: async ({ canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.type(input, '2', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    await expect(input).toHaveValue('12,500');
    await expect(input.selectionStart).toBe(2);
  },
};

export const WithError: Story = {
  name: '오류',
  args: { value: null, error: '단가를 입력하세요.' },
};

export const DisabledWithReason: Story = {
  name: '사유가 있는 막힘',
  args: { disabledReason: '마감한 달의 단가는 바꿀 수 없습니다.', step: 500 },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '7{ArrowUp}');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const Grid: Story = {
  name: '모두 보기',
  tags: ['visual'],
  render: (args) => (
    <div className="story-grid">
      <Controlled {...args} />
      <Controlled {...args} label="벌점" unit="점" value={2} hint="1점부터 10점까지 입력하세요." />
      <Controlled {...args} value={null} error="단가를 입력하세요." />
      <Controlled {...args} disabledReason="마감한 달의 단가는 바꿀 수 없습니다." />
      <Controlled {...args} label="정원" unit="명" value={30} size="dense" />
    </div>
  ),
};

export const Empty: Story = {
  name: '빈 값',
  args: { value: null, hint: '비워 두면 기본 단가를 씁니다.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: '점심 단가' })).toHaveValue('');
  },
};
