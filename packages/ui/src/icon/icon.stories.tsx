import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as icons from '.';
import { LockIcon } from '.';

const meta = { title: 'Foundations/Icon', component: LockIcon } satisfies Meta<typeof LockIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Decoration: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const WithMeaning: Story = {
  args: { label: '마감' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '마감' })).toBeVisible();
  },
};

export const Grid: Story = {
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
