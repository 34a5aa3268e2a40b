import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ownFrame } from '../testing/story-frame';
import { LockReason } from '.';
import { lockReasonGuide } from './lock-reason.guide';

const meta = {
  title: '피드백/마감 사유 LockReason',
  id: 'feedback-lockreason',
  component: LockReason,
  args: { children: '전날 14:00 이후에는 변경할 수 없어요.' },
  parameters: { guide: lockReasonGuide },
} satisfies Meta<typeof LockReason>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  name: '마감',
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '마감' })).toHaveAccessibleDescription(
      '전날 14:00 이후에는 변경할 수 없어요.',
    );
    await expect(canvas.queryByRole('tooltip')).toBeNull();
  },
};

export const Tapped: Story = {
  name: '눌러서 열림',
  parameters: ownFrame(140),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: '마감' })).toHaveFocus();
    await expect(canvas.getByRole('tooltip')).toHaveTextContent(
      '전날 14:00 이후에는 변경할 수 없어요.',
    );
  },
};
