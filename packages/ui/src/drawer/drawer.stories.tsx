import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { Button } from '../button';
import { pressEscape } from '../testing/press-escape';
import { Drawer } from '.';

const meta = {
  title: 'Feedback/Drawer',
  component: Drawer,
  args: {
    open: true,
    onClose: fn(),
    title: '12월 모의고사',
    children: '시험일 12월 12일 (토) · 신청 기간 11월 10일 (화) ~ 11월 30일 (월) · 응시료 10,000원',
    footer: <Button variant="primary">신청하기</Button>,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desk: Story = {
  globals: { viewport: { value: 'desk' } },
  play: async ({ args }) => {
    const box = screen.getByRole('dialog', { name: '12월 모의고사' }).getBoundingClientRect();
    await expect(Math.round(box.right)).toBe(document.documentElement.clientWidth);
    await expect(Math.round(box.height)).toBe(innerHeight);
    await pressEscape();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const box = screen.getByRole('dialog').getBoundingClientRect();
    await expect(Math.round(box.width)).toBe(document.documentElement.clientWidth);
    await expect(Math.round(box.bottom)).toBe(innerHeight);
  },
};

export const Left: Story = {
  args: { side: 'left', title: '한빛학원', footer: undefined, children: '도시락 · 학생 관리 · 출결' },
  play: async () => {
    await expect(screen.getByRole('dialog').getBoundingClientRect().left).toBe(0);
  },
};
