import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, userEvent } from 'storybook/test';
import { TimeField } from '.';
import type { TimeFieldProps } from '.';
import { timeFieldGuide } from './time-field.guide';

function Controlled({ value: first, ...rest }: TimeFieldProps) {
  const [value, setValue] = useState(first);
  return <TimeField {...rest} value={value} onValueChange={setValue} />;
}

const meta = {
  title: '입력/시각 입력란 TimeField',
  id: 'inputs-timefield',
  component: TimeField,
  args: {
    label: '나가는 시각',
    value: '',
    onValueChange: () => undefined,
    pickerLabel: '시계 열기',
  },
  render: (args) => <Controlled {...args} />,
  parameters: { guide: timeFieldGuide },
} satisfies Meta<typeof TimeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Typing: Story = {
  name: '입력 중',
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: '나가는 시각' });
    await userEvent.tab();
    await userEvent.keyboard('1930');
    await expect(input).toHaveValue('19:30');
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
    await expect(input).toHaveValue('19');
    await userEvent.keyboard('45');
    await expect(input).toHaveValue('19:45');
  },
};

export const AnHourIsEnough: Story = {
  name: '시만 써도 됨',
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '9');
    await expect(input).toHaveValue('09');
    await userEvent.tab();
    await expect(input).toHaveValue('09:00');
  },
};

export const Pasted: Story = {
  name: '붙여 넣기',
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.click(input);
    await userEvent.paste('오후 7:30');
    await expect(input).toHaveValue('19:30');
  },
};

export const Picked: Story = {
  name: '시계에서 고름',
  args: { value: '19:00' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: '시계 열기' })).toBeVisible();
    const native = canvasElement.querySelector('input[type=time]');
    if (native) await fireEvent.change(native, { target: { value: '20:30' } });
    await expect(canvas.getByRole('textbox')).toHaveValue('20:30');
  },
};

export const WithError: Story = {
  name: '오류',
  args: { value: '25:10', error: '시각을 19:00처럼 입력해 주세요.' },
};

export const DisabledWithReason: Story = {
  name: '사유가 있는 막힘',
  args: { value: '19:00', disabledReason: '지난 일정은 바꿀 수 없어요.' },
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
      <Controlled {...args} value="19:00" hint="24시간으로 적어 주세요." />
      <Controlled {...args} value="25:10" error="시각을 19:00처럼 입력해 주세요." />
      <Controlled {...args} value="19:00" disabledReason="지난 일정은 바꿀 수 없어요." />
      <Controlled {...args} value="19:00" size="dense" />
    </div>
  ),
};
