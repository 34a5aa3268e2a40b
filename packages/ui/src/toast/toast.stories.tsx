import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Dialog } from '../dialog';
import { largeText, ownFrame } from '../testing/story-frame';
import { createToastStore, ToastRegion } from '.';
import { toastGuide } from './toast.guide';

const undone = fn();

/** In ms; longer than a visit to a docs page. */
const staying = 3_600_000;

function storeWith(...texts: string[]) {
  const store = createToastStore();
  for (const text of texts)
    store.show({ text, undo: { label: '되돌리기', run: undone }, durationMs: staying });
  return store;
}

const meta = {
  title: '피드백/토스트 Toast',
  id: 'feedback-toast',
  component: ToastRegion,
  args: { store: createToastStore() },
  parameters: { layout: 'fullscreen', guide: toastGuide, ...ownFrame(160) },
  beforeEach: () => {
    undone.mockClear();
  },
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {
  name: '되돌리기 제공',
  args: { store: storeWith('점심 12건을 신청했어요') },
};

export const WithUndo: Story = {
  name: '되돌리기',
  render: () => <ToastRegion store={storeWith('점심 12건을 신청했어요')} />,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '되돌리기' }));
    await expect(undone).toHaveBeenCalledOnce();
    await expect(screen.queryByText('점심 12건을 신청했어요')).toBeNull();
  },
};

export const UndoByKeyboard: Story = {
  name: '키보드로 되돌리기',
  render: () => <ToastRegion store={storeWith('점심 3건을 신청했어요', '저녁 4건을 신청했어요')} />,
  play: async () => {
    await userEvent.keyboard('{Control>}[KeyZ]{/Control}');
    await expect(undone).toHaveBeenCalledOnce();
    await expect(screen.queryByText('저녁 4건을 신청했어요')).toBeNull();
    await expect(screen.getByText('점심 3건을 신청했어요')).toBeVisible();
  },
};

export const Queue: Story = {
  name: '차례',
  render: () => (
    <ToastRegion
      store={storeWith('점심 1건을 신청했어요', '점심 2건을 신청했어요', '점심 3건을 신청했어요')}
    />
  ),
  play: async () => {
    await expect(screen.getAllByRole('listitem')).toHaveLength(2);
    const [first] = screen.getAllByRole('button', { name: '닫기' });
    await userEvent.click(first ?? document.body);
    await waitFor(() => expect(screen.getByText('점심 3건을 신청했어요')).toBeVisible());
  },
};

const tones = createToastStore();
tones.show({ text: '계좌번호를 복사했어요.', tone: 'success', durationMs: staying });
tones.show({
  text: '식단 사진을 올리지 못했습니다. 10 MB보다 작은 사진으로 다시 시도하세요.',
  tone: 'danger',
  durationMs: staying,
});

export const Tones: Story = { name: '색조', tags: ['visual'], args: { store: tones } };

export const InsideADialog: Story = {
  name: '대화 상자 안',
  parameters: ownFrame(320),
  render: () => (
    <>
      <Dialog open onClose={() => undefined} title="모의고사를 신청했어요">
        예금주 한빛학원 · 국민은행 123456-78-901234
      </Dialog>
      <ToastRegion store={storeWith('계좌번호를 복사했어요.')} />
    </>
  ),
  play: async () => {
    const toast = await screen.findByText('계좌번호를 복사했어요.');
    await expect(screen.getByRole('dialog')).toContainElement(toast);
    await userEvent.click(screen.getByRole('button', { name: '되돌리기' }));
    await expect(undone).toHaveBeenCalledOnce();
  },
};

const long =
  '11월 23일 (월)부터 11월 27일 (금)까지 점심 5건과 저녁 4건을 신청했어요. 마감된 2건은 그대로 두었어요.';

export const LongWords: Story = {
  name: '긴 낱말',
  args: { store: storeWith(long) },
  play: async () => {
    await expect(screen.getByRole('listitem').getBoundingClientRect().width).toBeLessThanOrEqual(
      520,
    );
  },
};

export const LargeText: Story = {
  name: '큰 글자 200 %',
  ...largeText(360),
  args: { store: storeWith(long) },
  play: async () => {
    const toast = screen.getByRole('listitem');
    await expect(toast.scrollWidth).toBeLessThanOrEqual(toast.clientWidth);
    await expect(toast.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};
