import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { samplePhoto } from '../../storybook/docs/sample-photo';
import { staysInSight } from '../testing/stays-in-sight';
import { largeText } from '../testing/story-frame';
import { PhotoField, type PhotoItem } from '.';
import { photoFieldGuide } from './photo-field.guide';

const kept: PhotoItem = {
  id: '1',
  name: '증빙 사진 1',
  state: 'kept',
  url: samplePhoto('#dfe8f6'),
};
const running: PhotoItem = { id: '2', name: '증빙 사진 2', state: 'running' };
const failed: PhotoItem = {
  id: '3',
  name: '증빙 사진 3',
  state: 'failed',
  problem: '사진을 올리지 못했어요. 다시 시도해 주세요.',
  final: false,
};

const meta = {
  title: '입력/사진 칸 PhotoField',
  id: 'inputs-photofield',
  component: PhotoField,
  args: {
    label: '증빙 사진',
    hint: '진료 확인서나 학교 공문을 3장까지 올릴 수 있어요.',
    pickLabel: '사진 추가',
    items: [kept],
    texts: {
      list: '올린 사진',
      uploading: '올리는 중이에요',
      remove: (name) => `${name} 빼기`,
      giveUp: '빼기',
    },
    onFiles: fn(),
    onRemove: fn(),
    onRetry: fn(),
  },
  parameters: { guide: photoFieldGuide },
} satisfies Meta<typeof PhotoField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  name: '비어 있음',
  args: { items: [] },
  play: async ({ args, canvas, userEvent }) => {
    const photo = new File(['x'], '확인서.jpg', { type: 'image/jpeg' });
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '사진 추가' })).toHaveFocus();
    await userEvent.upload(canvas.getByLabelText('사진 추가', { selector: 'input' }), photo);
    await expect(args.onFiles).toHaveBeenCalledWith([photo]);
    await expect(canvas.getByRole('group', { name: '증빙 사진' })).toHaveAccessibleDescription(
      '진료 확인서나 학교 공문을 3장까지 올릴 수 있어요.',
    );
  },
};

export const All: Story = {
  name: '모두 보기',
  tags: ['visual'],
  args: {
    items: [kept, running, failed],
    disabledReason: '사진은 3장까지 올릴 수 있어요.',
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '증빙 사진 1 빼기' }));
    await userEvent.click(canvas.getByRole('button', { name: '취소' }));
    await userEvent.click(canvas.getByRole('button', { name: '다시 시도' }));
    await expect(args.onRemove).toHaveBeenNthCalledWith(1, '1');
    await expect(args.onRemove).toHaveBeenNthCalledWith(2, '2');
    await expect(args.onRetry).toHaveBeenCalledWith('3');
  },
};

export const Final: Story = {
  name: '다시 해도 안 됨',
  args: {
    items: [{ ...failed, problem: '사진 파일이 아니에요.', final: true }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: '다시 시도' })).toBeNull();
    await expect(canvas.getByRole('button', { name: '빼기' })).toBeVisible();
  },
};

export const Locked: Story = {
  name: '바꿀 수 없음',
  args: {
    disabledReason: '인터넷에 연결되면 사진을 올릴 수 있어요.',
    lockedReason: '인터넷에 연결되면 사진을 바꿀 수 있어요.',
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '증빙 사진 1 빼기' }));
    await expect(args.onRemove).not.toHaveBeenCalled();
  },
};

export const LargeText: Story = {
  name: '큰 글자 200 %',
  ...largeText(320),
  args: { items: [kept, running, failed] },
  play: staysInSight,
};
