import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from '.';
import { visuallyHiddenGuide } from './visually-hidden.guide';

const meta = {
  title: '기초/숨은 글 VisuallyHidden',
  id: 'foundations-visuallyhidden',
  component: VisuallyHidden,
  parameters: { guide: visuallyHiddenGuide },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InsideText: Story = {
  name: '글 안에서',
  tags: ['visual'],
  render: () => (
    <p>
      <VisuallyHidden>신청한 점심 </VisuallyHidden>12회
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('paragraph')).toHaveTextContent('신청한 점심 12회');
  },
};
