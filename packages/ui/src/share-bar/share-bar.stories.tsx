import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ShareBar } from '.';
import { shareBarGuide } from './share-bar.guide';

const meta = {
  title: '데이터/나눔 막대 ShareBar',
  id: 'data-sharebar',
  component: ShareBar,
  args: {
    label: '현장 좌석',
    answer: '40석 중 36석이 찼고 5명이 입금하지 않았습니다',
    parts: [
      { id: 'paid', label: '입금 확인', value: 31, meaning: 'paid' },
      { id: 'unpaid', label: '미입금', value: 5, meaning: 'unpaid' },
      { id: 'free', label: '남은 자리', value: 4, rest: true },
    ],
    format: (value: number) => `${value}석`,
  },
  parameters: { guide: shareBarGuide },
} satisfies Meta<typeof ShareBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Seats: Story = {
  name: '좌석',
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: '현장 좌석' })).toBeVisible();
    const said = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(said).toEqual(['입금 확인 31석', '미입금 5석', '남은 자리 4석']);
  },
};

export const Full: Story = {
  name: '꽉 참',
  args: {
    answer: '40석이 모두 찼습니다',
    parts: [
      { id: 'paid', label: '입금 확인', value: 40, meaning: 'paid' },
      { id: 'unpaid', label: '미입금', value: 0, meaning: 'unpaid' },
      { id: 'free', label: '남은 자리', value: 0, rest: true },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
};
