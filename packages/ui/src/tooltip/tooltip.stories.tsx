import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent } from 'storybook/test';
import { ownFrame } from '../testing/story-frame';
import { Tooltip } from '.';
import { tooltipGuide } from './tooltip.guide';

const meta = {
  title: '피드백/도움말 풍선 Tooltip',
  id: 'feedback-tooltip',
  component: Tooltip,
  args: {
    label: '입금 기간 도움말',
    children: '입금 기간은 매달 1일부터 10일까지예요. 늦으면 데스크에 알려 주세요.',
  },
  parameters: { guide: tooltipGuide },
  argTypes: { icon: { control: false } },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  name: '닫힘',
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('tooltip')).toBeNull();
  },
};

export const Tapped: Story = {
  name: '눌러서 열림',
  tags: ['visual'],
  parameters: ownFrame(180),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: '입금 기간 도움말' });
    await expect(button).toHaveAccessibleDescription(
      '입금 기간은 매달 1일부터 10일까지예요. 늦으면 데스크에 알려 주세요.',
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('tooltip')).toBeVisible();
  },
};

export const Kept: Story = {
  name: '마우스로 눌러 둠',
  parameters: ownFrame(180),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: '입금 기간 도움말' });
    await userEvent.hover(button);
    await expect(canvas.getByRole('tooltip')).toBeVisible();
    await userEvent.click(button);
    await userEvent.unhover(button);
    await expect(canvas.getByRole('tooltip')).toBeVisible();
  },
};

export const LongWords: Story = {
  name: '긴 낱말',
  parameters: ownFrame(240),
  args: {
    children:
      '입금 기간은 매달 1일부터 10일까지예요. 기간이 지나면 신청한 도시락이 취소될 수 있어요. 늦게 입금했다면 데스크나 문의 채널로 이름과 입금한 날을 알려 주세요. 확인되면 신청이 확정돼요.',
  },
  play: async ({ canvas }) => {
    await fireEvent.click(canvas.getByRole('button'));
    const tip = canvas.getByRole('tooltip');
    await expect(tip.getBoundingClientRect().width).toBeLessThanOrEqual(320);
    await expect(tip.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
  },
};
