import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { largeText } from '../testing/story-frame';
import { TextField } from '.';
import { textFieldGuide } from './text-field.guide';

const meta = {
  title: '입력/한 줄 입력란 TextField',
  id: 'inputs-textfield',
  component: TextField,
  args: { label: '이름', onChange: fn() },
  parameters: { guide: textFieldGuide },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  name: '비어 있음',
  args: { placeholder: '김하늘' },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('김하늘');
    await expect(canvas.getByRole('textbox', { name: '이름' })).toHaveValue('김하늘');
    await expect(args.onChange).toHaveBeenCalled();
  },
};

export const WithHint: Story = {
  name: '도움말',
  args: {
    label: '메모',
    labelNote: '(선택)',
    hint: '학생에게는 보이지 않습니다.',
    defaultValue: '셔틀 2호차',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      '학생에게는 보이지 않습니다.',
    );
  },
};

export const WithError: Story = {
  name: '오류',
  args: { label: '아이디', error: '이미 사용 중인 아이디입니다.', defaultValue: 'manager' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: '아이디' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('이미 사용 중인 아이디입니다.');
  },
};

export const DisabledWithReason: Story = {
  name: '사유가 있는 막힘',
  args: {
    label: '학교',
    defaultValue: '한빛고등학교',
    disabledReason: '조회 전용 계정은 바꿀 수 없습니다.',
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: '학교' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('가');
    await expect(input).toHaveValue('한빛고등학교');
  },
};

export const Grid: Story = {
  name: '모두 보기',
  tags: ['visual'],
  render: () => (
    <div className="story-grid">
      <TextField label="이름" placeholder="김하늘" />
      <TextField
        label="메모"
        labelNote="(선택)"
        hint="학생에게는 보이지 않습니다."
        defaultValue="셔틀 2호차"
      />
      <TextField label="아이디" error="이미 사용 중인 아이디입니다." defaultValue="manager" />
      <TextField
        label="학교"
        defaultValue="한빛고등학교"
        disabledReason="조회 전용 계정은 바꿀 수 없습니다."
      />
      <TextField label="좌석" labelHidden placeholder="좌석 번호" size="dense" />
    </div>
  ),
};

export const LongWords: Story = {
  name: '긴 낱말',
  args: {
    label: '학부모님이 적어 주신 학교 이름과 학년과 반',
    error:
      '학교 이름은 40자까지 입력할 수 있습니다. 줄임말 대신 학교의 이름만 남기고 학년과 반은 아래 칸에 입력하세요.',
    defaultValue: '한빛고등학교부속한빛중학교졸업생모임',
  },
  decorators: [(Content) => <div style={{ width: 240 }}>{Content()}</div>],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const LargeText: Story = {
  name: '큰 글자 200 %',
  ...largeText(320),
  args: { label: '아이디', error: '이미 사용 중인 아이디입니다.', defaultValue: 'manager' },
  decorators: [(Content) => <div style={{ width: 358, maxWidth: '100%' }}>{Content()}</div>],
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input.scrollHeight).toBeLessThanOrEqual(input.clientHeight);
  },
};
