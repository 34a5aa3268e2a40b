import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SunIcon } from '../icon';
import { staysInSight } from '../testing/stays-in-sight';
import { largeText } from '../testing/story-frame';
import { Field, InputBox } from '.';
import { fieldGuide } from './field.guide';

const meta = {
  title: '입력/입력란 틀 Field',
  id: 'inputs-field',
  component: Field,
  subcomponents: { InputBox },
  args: { label: '이름', children: (control) => <InputBox {...control} defaultValue="김하늘" /> },
  parameters: { guide: fieldGuide },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: '기본',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('이름'));
    await expect(canvas.getByRole('textbox', { name: '이름' })).toHaveFocus();
  },
};

export const Optional: Story = { name: '선택', args: { labelNote: '선택' } };

export const WithHint: Story = {
  name: '도움말',
  args: { hint: '입금자명과 같게 적어 주세요.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      '입금자명과 같게 적어 주세요.',
    );
  },
};

export const WithError: Story = {
  name: '오류',
  args: { hint: '입금자명과 같게 적어 주세요.', error: '이름을 입력하세요.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('이름을 입력하세요.');
  },
};

export const DisabledWithReason: Story = {
  name: '사유가 있는 막힘',
  args: { disabledReason: '신청 기간이 아니에요.' },
  play: async ({ canvas }) => {
    await userEvent.type(
      canvas.getByRole('textbox', { description: '신청 기간이 아니에요.' }),
      '!',
    );
    await expect(canvas.getByRole('textbox')).toHaveValue('김하늘');
  },
};

export const LabelHidden: Story = { name: '레이블 숨김', args: { labelHidden: true } };

export const WithUnit: Story = {
  name: '아이콘과 단위',
  args: {
    label: '점심 단가',
    children: (control) => (
      <InputBox {...control} start={<SunIcon />} end="원" defaultValue="5,000" />
    ),
  },
};

const long = {
  label: '도시락을 받는 곳에서 확인할 보호자 이름과 학생과의 관계',
  labelNote: '선택',
  error:
    '보호자 이름은 한글이나 영문으로 2자 이상 20자 이하로 입력하고, 관계는 괄호 안에 적어 주세요.',
};

export const LongText: Story = { name: '긴 글', args: long, play: staysInSight };

export const LargeText: Story = {
  name: '큰 글자 200 %',
  ...largeText(320),
  args: long,
  play: staysInSight,
};

export const Grid: Story = {
  name: '모두 보기',
  tags: ['visual'],
  render: (args) => (
    <div className="story-grid">
      <Field {...args} />
      <Field {...args} labelNote="선택" />
      <Field {...args} hint="입금자명과 같게 적어 주세요." />
      <Field {...args} error="이름을 입력하세요." />
      <Field {...args} disabledReason="신청 기간이 아니에요." />
      <Field label="점심 단가">
        {(control) => <InputBox {...control} size="dense" end="원" defaultValue="5,000" />}
      </Field>
    </div>
  ),
};
