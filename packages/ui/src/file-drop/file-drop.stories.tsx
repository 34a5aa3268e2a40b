import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ImageIcon } from '../icon';
import { staysInSight } from '../testing/stays-in-sight';
import { largeText, ownFrame } from '../testing/story-frame';
import { FileDrop } from '.';
import { fileDropGuide } from './file-drop.guide';

const meta = {
  title: '입력/파일 받기 FileDrop',
  id: 'inputs-filedrop',
  component: FileDrop,
  args: {
    label: '사진을 끌어 놓거나 붙여 넣으세요.',
    hint: 'JPG, PNG, WEBP · 10MB까지',
    pickLabel: '사진 고르기',
    accept: 'image/*',
    multiple: true,
    icon: <ImageIcon size={32} />,
    onFiles: fn(),
    onRefused: fn(),
  },
  parameters: { guide: fileDropGuide },
} satisfies Meta<typeof FileDrop>;

export default meta;
type Story = StoryObj<typeof meta>;

const picture = new File(['x'], '식단.png', { type: 'image/png' });
const letter = new File(['x'], '공문.hwp');

function carrying(...files: File[]): DataTransfer {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  return data;
}

const drag = (type: 'dragover' | 'drop', ...files: File[]) =>
  document.body.dispatchEvent(
    new DragEvent(type, { dataTransfer: carrying(...files), bubbles: true, cancelable: true }),
  );

export const Picked: Story = {
  name: '파일 고르기',
  tags: ['visual'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '사진 고르기' })).toHaveFocus();
    await userEvent.upload(canvas.getByLabelText('사진 고르기', { selector: 'input' }), picture);
    await expect(args.onFiles).toHaveBeenCalledWith([picture]);
  },
};

export const Dragged: Story = {
  name: '끌어 온 파일',
  parameters: ownFrame(260),
  play: async ({ args, canvas }) => {
    const drop = canvas.getByRole('group', { name: '사진을 끌어 놓거나 붙여 넣으세요.' });
    drag('dragover', picture);
    await waitFor(() => expect(drop).toHaveAttribute('data-dragging'));
    drag('drop', picture, letter);
    await waitFor(() => expect(drop).not.toHaveAttribute('data-dragging'));
    await expect(args.onFiles).toHaveBeenCalledWith([picture]);
    await expect(args.onRefused).toHaveBeenCalledWith([letter]);
    drag('dragover', picture);
  },
};

export const Pasted: Story = {
  name: '붙여 넣기',
  play: async ({ args }) => {
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: carrying(picture) }));
    await expect(args.onFiles).toHaveBeenCalledWith([picture]);
  },
};

export const Refused: Story = {
  name: '받을 수 없음',
  args: { disabledReason: '조회 전용 계정은 바꿀 수 없습니다.' },
  play: async ({ args, canvas, userEvent }) => {
    drag('drop', picture);
    await userEvent.click(canvas.getByRole('button', { name: '사진 고르기' }));
    await expect(args.onFiles).not.toHaveBeenCalled();
  },
};

const long = {
  label: '식단 사진을 이 화면 아무 곳에나 끌어 놓거나, 복사한 사진을 붙여 넣으세요.',
  hint: 'JPG, PNG, WEBP, HEIC · 한 장에 10MB까지 · 한 번에 10장까지 · 위치 정보는 지우고 올립니다',
};

export const LongText: Story = { name: '긴 글', args: long, play: staysInSight };

export const LargeText: Story = {
  name: '큰 글자 200 %',
  ...largeText(480),
  args: long,
  play: staysInSight,
};
