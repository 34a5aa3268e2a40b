import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../button';
import { staysInSight } from '../testing/stays-in-sight';
import { largeText } from '../testing/story-frame';
import { MessagePage } from '.';
import { messagePageGuide } from './message-page.guide';

const meta = {
  title: '피드백/안내 화면 MessagePage',
  id: 'feedback-messagepage',
  component: MessagePage,
  args: {
    code: '404',
    title: '페이지를 찾을 수 없어요',
    body: '주소가 바뀌었거나 없는 페이지예요.',
    inside: true,
    children: (
      <>
        <Button>뒤로 가기</Button>
        <Button variant="primary">홈으로</Button>
      </>
    ),
  },
  parameters: { guide: messagePageGuide },
} satisfies Meta<typeof MessagePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {
  name: '찾을 수 없음',
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      '페이지를 찾을 수 없어요',
    );
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '뒤로 가기' })).toHaveFocus();
  },
};

const crashed = {
  code: undefined,
  title: '오류가 발생했어요',
  body: '페이지를 불러오는 중 문제가 생겼어요.',
  note: '오류 번호 048213',
  children: <Button variant="primary">새로고침</Button>,
};

export const WithNote: Story = { name: '작은 글', tags: ['visual'], args: crashed };

const long = {
  ...crashed,
  body: '페이지를 불러오는 중 문제가 생겼어요. 잠시 후 다시 열어 보고, 같은 문제가 이어지면 아래의 번호를 데스크에 알려 주세요.',
};

export const LongText: Story = { name: '긴 글', args: long, play: staysInSight };

export const LargeText: Story = {
  name: '큰 글자 200 %',
  ...largeText(480),
  args: long,
  play: staysInSight,
};
