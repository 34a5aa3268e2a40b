import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../../src/button';
import { EmptyState } from '../../src/empty-state';
import { ErrorState } from '../../src/error-state';
import type { Guide } from '../guide';

const emptyGuide = {
  use: 'What stands where a list, a table or a page would be: there is nothing yet, nothing fits the filter, or it could not be loaded. These three never look alike.',
  states: [
    {
      story: 'StudentEmpty',
      says: 'Nothing yet, and nothing to do about it: one friendly sentence.',
    },
    {
      story: 'ManagerEmpty',
      says: 'Nothing yet, and the manager is the one who adds it: the button stands here.',
    },
    {
      story: 'Failed',
      says: 'It could not be loaded: says so, offers another try. Only this part of the page; the rest stays.',
    },
  ],
  keyboard: [{ keys: 'Tab', does: 'Reaches the one button.' }],
  spoken: 'Emptiness is plain text. A failure is announced at once.',
  dos: [{ text: 'Keep what was loaded before when a new attempt fails, and say of when it is.' }],
  donts: [
    {
      text: 'Not an empty list when loading failed: somebody would believe that there are no points.',
    },
    { text: 'Not a bare number or code as the message.' },
  ],
  instead: [
    { when: 'It is still loading', use: 'Feedback/Skeleton' },
    { when: 'One field is wrong', use: 'Feedback/InlineError' },
  ],
} satisfies Guide;

const meta = { title: 'Patterns/EmptyAndFailed', parameters: { guide: emptyGuide } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const StudentEmpty: Story = {
  render: () => (
    <EmptyState title="표시할 상벌점이 없어요.">받은 상점과 벌점이 여기에 나와요.</EmptyState>
  ),
};

export const ManagerEmpty: Story = {
  render: () => (
    <EmptyState
      title="등록된 모의고사가 없습니다."
      action={<Button variant="primary">모의고사 등록</Button>}
    >
      등록하면 학생 앱에 바로 보입니다.
    </EmptyState>
  ),
};

export const Failed: Story = {
  render: () => (
    <ErrorState
      title="소식을 불러오는 중 오류가 발생했어요."
      retryLabel="다시 시도"
      onRetry={fn()}
    />
  ),
};
