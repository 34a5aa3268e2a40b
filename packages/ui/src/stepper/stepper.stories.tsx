import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stepper } from '.';
import { stepperGuide } from './stepper.guide';

const meta = {
  title: '데이터/단계 표시 Stepper',
  id: 'data-stepper',
  component: Stepper,
  args: { label: '엑셀 업로드', steps: ['파일', '확인', '완료'], current: 1, doneLabel: '마침' },
  parameters: { guide: stepperGuide },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Second: Story = {
  name: '둘째 단계',
  tags: ['visual'],
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem');
    await expect(steps.map((step) => step.ariaCurrent)).toEqual([null, 'step', null]);
    await expect(steps[0]).toHaveTextContent('파일마침');
  },
};

export const Done: Story = { name: '모두 지남', args: { current: 3 } };

export const First: Story = { name: '첫 단계', args: { current: 0 } };

export const LongWords: Story = {
  name: '긴 낱말',
  args: { steps: ['엑셀 파일 고르기', '바뀌는 내용 확인하기', '저장하고 마치기'] },
  decorators: [(Content) => <div style={{ width: 240 }}>{Content()}</div>],
  play: async ({ canvas }) => {
    const steps = canvas.getByRole('list');
    await expect(steps.scrollWidth).toBeLessThanOrEqual(steps.clientWidth);
  },
};
