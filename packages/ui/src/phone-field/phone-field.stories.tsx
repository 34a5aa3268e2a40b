import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, userEvent } from 'storybook/test';
import { PhoneField } from '.';
import type { PhoneFieldProps } from '.';
import { phoneFieldGuide } from './phone-field.guide';

const digits = (text: string) => text.replaceAll(/\D/g, '');

/** A stand-in for the domain's rule, which this package must not know: 3-4-4 digits, at most 11. */
function format(text: string, caret: number) {
  const all = digits(text).replace(/^82/, '0').slice(0, 11);
  const grouped = [all.slice(0, 3), all.slice(3, 7), all.slice(7)].filter(Boolean).join('-');
  const left = Math.max(0, all.length - digits(text.slice(caret)).length);
  return { text: grouped, caret: left + (left > 3 ? 1 : 0) + (left > 7 ? 1 : 0) };
}

function Controlled({ value: first = '', ...rest }: PhoneFieldProps) {
  const [value, setValue] = useState(first);
  return <PhoneField {...rest} value={value} onValueChange={setValue} />;
}

const meta = {
  title: '입력/전화번호 입력란 PhoneField',
  id: 'inputs-phonefield',
  component: PhoneField,
  args: { label: '휴대폰 번호', placeholder: '010-1234-5678', format },
  render: (args) => <Controlled {...args} />,
  parameters: { guide: phoneFieldGuide },
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Typing: Story = {
  name: '입력 중',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('01012345678');
    await expect(canvas.getByRole('textbox', { name: '휴대폰 번호' })).toHaveValue('010-1234-5678');
  },
};

export const CaretStays: Story = {
  name: '커서 자리',
  args: { value: '010-134-5678' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.type(input, '2', { initialSelectionStart: 5, initialSelectionEnd: 5 });
    await expect(input).toHaveValue('010-1234-5678');
    await expect(input.selectionStart).toBe(6);
  },
};

export const Pasted: Story = {
  name: '붙여 넣기',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('+82 10-1234-5678');
    await expect(canvas.getByRole('textbox')).toHaveValue('010-1234-5678');
  },
};

export const TypedInHangulMode: Story = {
  name: '한글 상태로 입력',
  play: async ({ canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await fireEvent.compositionStart(input);
    await fireEvent.input(input, { target: { value: '010ㅁ' }, isComposing: true });
    await expect(input).toHaveValue('010ㅁ');
    await fireEvent.compositionEnd(input);
    await expect(input).toHaveValue('010');
  },
};

export const WithError: Story = {
  name: '오류',
  args: { value: '010-12', error: '휴대폰 번호를 10자리 이상 입력해 주세요.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      '휴대폰 번호를 10자리 이상 입력해 주세요.',
    );
  },
};

export const Grid: Story = {
  name: '모두 보기',
  tags: ['visual'],
  render: (args) => (
    <div className="story-grid">
      <Controlled {...args} />
      <Controlled {...args} value="010-1234-5678" hint="학원에 등록한 번호를 입력해 주세요." />
      <Controlled {...args} value="010-12" error="휴대폰 번호를 10자리 이상 입력해 주세요." />
      <Controlled
        {...args}
        value="010-9876-5432"
        disabledReason="번호는 데스크에서 바꿀 수 있어요."
      />
    </div>
  ),
};

export const DisabledWithReason: Story = {
  name: '사유가 있는 막힘',
  args: { value: '010-9876-5432', disabledReason: '번호는 데스크에서 바꿀 수 있어요.' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('7');
    await expect(canvas.getByRole('textbox')).toHaveValue('010-9876-5432');
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      '번호는 데스크에서 바꿀 수 있어요.',
    );
  },
};
