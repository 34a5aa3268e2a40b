import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button';
import { staysInSight } from '../testing/stays-in-sight';
import { largeText } from '../testing/story-frame';
import { InlineError } from '.';
import { inlineErrorGuide } from './inline-error.guide';

const meta = {
  title: '피드백/동작 오류 InlineError',
  id: 'feedback-inlineerror',
  component: InlineError,
  args: { children: '서버에 연결할 수 없습니다. 인터넷 연결을 확인하세요.' },
  parameters: { guide: inlineErrorGuide },
} satisfies Meta<typeof InlineError>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  name: '보임',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('서버에 연결할 수 없습니다.');
  },
};

export const Empty: Story = {
  name: '비어 있음',
  args: { children: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
  },
};

export const BesideItsButton: Story = {
  name: '버튼 곁에',
  tags: ['visual'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 12, maxWidth: 360 }}>
      <InlineError {...args} />
      <div className="story-row">
        <Button>닫기</Button>
        <Button variant="primary">저장</Button>
      </div>
    </div>
  ),
};

const long =
  '다른 관리자가 방금 이 학생의 정보를 바꿨습니다. 새로고침해서 바뀐 내용을 확인한 뒤에 다시 저장하세요. 입력한 내용은 이 화면에 그대로 남아 있습니다.';

export const LongText: Story = { name: '긴 글', args: { children: long }, play: staysInSight };

export const LargeText: Story = {
  name: '큰 글자 200 %',
  ...largeText(320),
  args: { children: long },
  play: staysInSight,
};
