import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { InlineError } from '.';

const meta = {
  title: 'Feedback/InlineError',
  component: InlineError,
  args: { children: '서버에 연결할 수 없습니다. 인터넷 연결을 확인하세요.' },
} satisfies Meta<typeof InlineError>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('서버에 연결할 수 없습니다.');
  },
};

export const Empty: Story = {
  args: { children: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
  },
};
