import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { staysInSight } from '../testing/stays-in-sight';
import { largeText } from '../testing/story-frame';
import { ErrorState } from '.';
import { errorStateGuide } from './error-state.guide';

const meta = {
  title: '피드백/불러오기 실패 ErrorState',
  id: 'feedback-errorstate',
  component: ErrorState,
  args: { title: '소식을 불러오는 중 오류가 발생했어요.', onRetry: fn() },
  parameters: { guide: errorStateGuide },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithRetry: Story = {
  name: '다시 시도',
  tags: ['visual'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      '소식을 불러오는 중 오류가 발생했어요.',
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Retrying: Story = { name: '다시 시도하는 중', args: { retrying: true } };

export const WithExplanation: Story = {
  name: '설명과 함께',
  args: { onRetry: undefined, children: '인터넷 연결을 확인해 주세요. 오류 번호 7F3A' },
};

const long = {
  title: '2026년 11월 일자별 도시락 신청 내역을 불러오는 중 오류가 발생했어요.',
  children:
    '잠시 후 다시 시도해 주세요. 같은 문제가 이어지면 오류 번호 7F3A-91C2를 데스크에 알려 주세요.',
};

export const LongText: Story = { name: '긴 글', args: long, play: staysInSight };

export const LargeText: Story = {
  name: '큰 글자 200 %',
  ...largeText(480),
  args: long,
  play: staysInSight,
};
