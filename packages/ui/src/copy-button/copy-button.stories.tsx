import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent } from 'storybook/test';
import { ownFrame } from '../testing/story-frame';
import { CopyButton } from '.';
import { copyButtonGuide } from './copy-button.guide';

const meta = {
  title: '동작/복사 버튼 CopyButton',
  id: 'actions-copybutton',
  component: CopyButton,
  args: {
    text: '110-123-456789',
    label: '복사',
    copiedLabel: '계좌번호를 복사했어요.',
    failedLabel: '복사하지 못했어요. 번호를 길게 눌러 복사해 주세요.',
    onCopied: fn(),
  },
  parameters: { guide: copyButtonGuide },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Copies: Story = {
  name: '복사',
  parameters: ownFrame(100),
  play: async ({ args, canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(
      await canvas.findByRole('button', { name: '계좌번호를 복사했어요.' }),
    ).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('계좌번호를 복사했어요.');
    await expect(write).toHaveBeenCalledWith('110-123-456789');
    await expect(args.onCopied).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = {
  name: '복사가 막힘',
  parameters: ownFrame(100),
  play: async ({ args, canvas }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await userEvent.click(canvas.getByRole('button', { name: '복사' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent('복사하지 못했어요.');
    await expect(args.onCopied).not.toHaveBeenCalled();
  },
};

export const Grid: Story = {
  name: '모두 보기',
  tags: ['visual'],
  render: (args) => (
    <div className="story-row">
      <span className="tabular-nums">110-123-456789</span>
      <CopyButton {...args} />
      <CopyButton {...args} variant="text" />
    </div>
  ),
};

export const DisabledWithReason: Story = {
  name: '사유가 있는 막힘',
  args: { disabledReason: '계좌 정보는 데스크에 문의해 주세요.' },
};
