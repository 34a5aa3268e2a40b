import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button';
import { MealIcon } from '../icon';
import { EmptyState } from '.';

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: { title: '아직 신청한 도시락이 없어요.' },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithIconAndAction: Story = {
  args: {
    icon: <MealIcon />,
    children: '요일을 고르면 한 달 도시락을 한 번에 신청할 수 있어요.',
    action: <Button variant="primary">빠른 신청</Button>,
  },
};
