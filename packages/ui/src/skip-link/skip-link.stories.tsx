import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ownFrame } from '../testing/story-frame';
import { SkipLink } from '.';
import { skipLinkGuide } from './skip-link.guide';

const meta = {
  title: '화면 틀/본문으로 건너뛰기 SkipLink',
  id: 'shell-skiplink',
  component: SkipLink,
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="main" tabIndex={-1}>
        이번 달 도시락
      </main>
    </>
  ),
  parameters: { guide: skipLinkGuide, ...ownFrame(100) },
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unseen: Story = {
  name: '보이지 않음',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link').getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
  },
};

export const Focused: Story = {
  name: '초점이 있을 때',
  tags: ['visual'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: '본문으로 건너뛰기' });
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};
