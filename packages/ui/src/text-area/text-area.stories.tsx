import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TextArea } from '.';
import { textAreaGuide } from './text-area.guide';

const meta = {
  title: '입력/여러 줄 입력란 TextArea',
  id: 'inputs-textarea',
  component: TextArea,
  args: {
    label: '내용',
    hint: '300자까지 쓸 수 있어요.',
    placeholder: '사유를 적어 주세요.',
    onValueChange: fn(),
  },
  parameters: { guide: textAreaGuide },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  name: '비어 있음',
  play: async ({ args, canvas }) => {
    const area = canvas.getByRole('textbox', { name: '내용' });
    const lines = Number.parseFloat(getComputedStyle(area).lineHeight);
    await expect(area.clientHeight).toBeGreaterThanOrEqual(3 * lines);
    await userEvent.type(area, '치과 진료{Enter}오후에 와요');
    await expect(area).toHaveValue('치과 진료\n오후에 와요');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('치과 진료\n오후에 와요');
    await expect(area).toHaveAccessibleDescription('300자까지 쓸 수 있어요.');
  },
};

export const Grows: Story = {
  name: '쓴 만큼 높아짐',
  args: { defaultValue: '첫째 줄\n둘째 줄\n셋째 줄\n넷째 줄\n다섯째 줄\n여섯째 줄' },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox');
    await expect(area.scrollHeight).toBeLessThanOrEqual(area.clientHeight);
  },
};

export const WithError: Story = { name: '오류', args: { error: '사유를 입력해 주세요.' } };

export const DisabledWithReason: Story = {
  name: '사유가 있는 막힘',
  args: { defaultValue: '치과 진료', disabledReason: '승인된 사유는 바꿀 수 없어요.' },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox');
    await userEvent.tab();
    await expect(area).toHaveFocus();
    await userEvent.keyboard('다시');
    await expect(area).toHaveValue('치과 진료');
    await expect(area).toHaveAccessibleDescription('승인된 사유는 바꿀 수 없어요.');
  },
};

export const Grid: Story = {
  name: '모두 보기',
  tags: ['visual'],
  render: (args) => (
    <div className="story-grid">
      <TextArea {...args} />
      <TextArea {...args} defaultValue="치과 진료를 받고 와요." labelNote="선택" />
      <TextArea {...args} error="사유를 입력해 주세요." />
      <TextArea {...args} disabledReason="승인된 사유는 바꿀 수 없어요." />
    </div>
  ),
};
