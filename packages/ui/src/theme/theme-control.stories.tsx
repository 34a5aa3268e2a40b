import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ownFrame } from '../testing/story-frame';
import { ThemeControl } from '.';
import { themeGuide } from './theme.guide';

const meta = {
  title: '기초/테마 고르기 ThemeControl',
  id: 'foundations-themecontrol',
  component: ThemeControl,
  args: { label: '화면 테마', labels: { system: '시스템', light: '밝게', dark: '어둡게' } },
  beforeEach: () => {
    localStorage.removeItem('theme');
    return () => localStorage.removeItem('theme');
  },
  parameters: { guide: themeGuide, ...ownFrame(100) },
} satisfies Meta<typeof ThemeControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = {
  name: '고르기',
  play: async ({ canvas }) => {
    const html = document.documentElement;
    await expect(canvas.getByRole('radio', { name: '시스템' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: '어둡게' }));
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await expect(localStorage.getItem('theme')).toBe('dark');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(html).toHaveAttribute('data-theme', 'light');
  },
};

export const Chosen: Story = {
  name: '고른 상태',
  tags: ['visual'],
  beforeEach: ({ globals }) => localStorage.setItem('theme', String(globals.theme)),
  play: async ({ canvas, globals }) => {
    await expect(
      canvas.getByRole('radio', { name: globals.theme === 'dark' ? '어둡게' : '밝게' }),
    ).toBeChecked();
  },
};
