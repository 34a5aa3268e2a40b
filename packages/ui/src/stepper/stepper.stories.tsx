import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stepper } from '.';

const meta = {
  title: 'Data/Stepper',
  component: Stepper,
  args: { label: '엑셀 업로드', steps: ['파일', '확인', '완료'], current: 1, doneLabel: '마침' },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Second: Story = {
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem');
    await expect(steps.map((step) => step.ariaCurrent)).toEqual([null, 'step', null]);
    await expect(steps[0]).toHaveTextContent('파일마침');
  },
};

export const Done: Story = { args: { current: 3 } };
