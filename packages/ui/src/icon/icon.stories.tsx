import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as icons from '.';
import { LockIcon } from '.';
import { iconGuide } from './icon.guide';

const meta = {
  title: '기초/아이콘 Icon',
  id: 'foundations-icon',
  component: LockIcon,
  parameters: { guide: iconGuide },
} satisfies Meta<typeof LockIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Decoration: Story = {
  name: '장식',
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const WithMeaning: Story = {
  name: '뜻이 있는 아이콘',
  args: { label: '마감' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '마감' })).toBeVisible();
  },
};

export const Sizes: Story = {
  name: '크기',
  render: () => (
    <div className="story-row">
      <LockIcon size={16} /> <LockIcon /> <LockIcon size={24} /> <LockIcon size={32} />{' '}
      <LockIcon size={40} />
    </div>
  ),
};

export const Grid: Story = {
  name: '모두 보기',
  tags: ['visual'],
  render: () => (
    <ul className="story-icons">
      {Object.entries(icons)
        .filter(([name]) => name !== 'Icon')
        .map(([name, AnIcon]) => (
          <li key={name}>
            <AnIcon size={24} />
            {name.replace('Icon', '')}
          </li>
        ))}
    </ul>
  ),
};
