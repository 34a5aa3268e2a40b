import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, userEvent } from 'storybook/test';
import { staysInSight } from '../testing/stays-in-sight';
import { largeText } from '../testing/story-frame';
import { DateField } from '.';
import type { DateFieldProps } from '.';
import { dateFieldGuide } from './date-field.guide';

function Controlled({ value: first, ...rest }: DateFieldProps) {
  const [value, setValue] = useState(first);
  return <DateField {...rest} value={value} onValueChange={setValue} />;
}

const meta = {
  title: '입력/날짜 입력란 DateField',
  id: 'inputs-datefield',
  component: DateField,
  args: {
    label: '날짜',
    value: '',
    onValueChange: () => undefined,
    pickerLabel: '달력 열기',
    min: '1900-01-01',
    max: '2100-12-31',
  },
  parameters: { guide: dateFieldGuide },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Typing: Story = {
  name: '입력 중',
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: '날짜' });
    await userEvent.tab();
    await userEvent.keyboard('20261120');
    await expect(input).toHaveValue('2026-11-20');
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
    await expect(input).toHaveValue('2026-11');
    await userEvent.keyboard('05');
    await expect(input).toHaveValue('2026-11-05');
  },
};

export const Pasted: Story = {
  name: '붙여 넣기',
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.click(input);
    await userEvent.paste('2026. 1. 5.');
    await expect(input).toHaveValue('2026-01-05');
  },
};

export const Picked: Story = {
  name: '달력에서 고름',
  args: { value: '2026-11-20' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: '달력 열기' })).toBeVisible();
    const native = canvasElement.querySelector('input[type=date]');
    if (native) await fireEvent.change(native, { target: { value: '2026-12-01' } });
    await expect(canvas.getByRole('textbox')).toHaveValue('2026-12-01');
  },
};

export const WithHint: Story = {
  name: '도움말',
  args: { value: '2026-11-21', hint: '11월 21일 (토)부터 고를 수 있어요.' },
};

export const WithError: Story = {
  name: '오류',
  args: { value: '2026-02-31', error: '올바른 날짜(YYYY-MM-DD)만 입력할 수 있어요.' },
};

export const DisabledWithReason: Story = {
  name: '사유가 있는 막힘',
  args: { value: '2026-11-20', disabledReason: '신청 기간이 아니에요.' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Grid: Story = {
  name: '모두 보기',
  tags: ['visual'],
  render: (args) => (
    <div className="story-grid">
      <Controlled {...args} />
      <Controlled {...args} value="2026-11-20" hint="전날 14:00까지 신청할 수 있어요." />
      <Controlled
        {...args}
        value="2026-02-31"
        error="올바른 날짜(YYYY-MM-DD)만 입력할 수 있어요."
      />
      <Controlled {...args} value="2026-11-20" disabledReason="신청 기간이 아니에요." />
      <Controlled {...args} value="2026-11-20" size="dense" />
    </div>
  ),
};

export const LargeText: Story = {
  name: '큰 글자 200 %',
  ...largeText(320),
  args: { value: '2026-11-20', hint: '전날 14:00까지 신청할 수 있어요.' },
  play: staysInSight,
};
