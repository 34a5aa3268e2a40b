import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SaveStatus } from '../../src/save-status';
import { Switch } from '../../src/switch';
import { StudentGrid } from '../../src/testing/sample-students';
import type { Guide } from '../guide';

const autosaveGuide = {
  use: 'Every change is saved by itself, a moment after the last one. The state stands in one place, always visible; there is no save button.',
  states: [
    {
      story: 'StudentSaved',
      says: 'The server has answered for the newest change; with the time.',
    },
    {
      story: 'Failed',
      says: 'Nothing is lost: the change stays on the screen, and a button tries again.',
    },
    {
      story: 'Offline',
      says: 'Changes wait on the device and go out when the connection is back; says how many.',
    },
    {
      story: 'Manager',
      says: 'Many cells are saved on their own: each says by itself that it is being saved, was refused or was changed by somebody else. The line above sums up.',
    },
  ],
  keyboard: [{ keys: 'Tab', does: 'Reaches the button that tries again.' }],
  spoken:
    'Saved and offline are announced politely, a failure at once. Saving itself is not announced.',
  dos: [
    {
      text: 'Use it where each change stands for itself and can be taken back: meals, attendance, a switch.',
    },
  ],
  donts: [
    {
      text: 'Not where several values only make sense together, such as a period: that is a form with a button.',
    },
    { text: 'Not saved before the server said so.' },
  ],
  instead: [{ when: 'Values that belong together', use: 'Patterns/Form' }],
  wording: 'Students: 저장됨 14:03, 저장하지 못했어요. Managers: 저장하지 못했습니다.',
} satisfies Guide;

const texts = {
  saving: '저장 중…',
  saved: '저장됨 14:03',
  failed: '저장하지 못했어요',
  offline: '오프라인 · 변경 3건 대기',
};
const meta = {
  title: 'Patterns/Autosave',
  component: SaveStatus,
  parameters: { guide: autosaveGuide },
  args: { state: 'saved', texts, retryLabel: '다시 시도', onRetry: fn() },
  render: (args) => (
    <div className="story-form">
      <SaveStatus {...args} />
      <Switch label="토요일 점심" checked onCheckedChange={fn()} />
    </div>
  ),
} satisfies Meta<typeof SaveStatus>;

export default meta;
type Story = StoryObj<typeof meta>;

export const StudentSaved: Story = {};

export const Failed: Story = { args: { state: 'failed' } };

export const Offline: Story = { args: { state: 'offline' } };

const managerTexts = {
  saving: '저장 중…',
  saved: '저장됨 14:03',
  failed: '1칸을 저장하지 못했습니다.',
  offline: '오프라인 · 3칸 대기',
};
const notes = {
  1: { kind: 'busy', text: '저장 중' },
  2: { kind: 'error', text: '저장하지 못했습니다.' },
  3: { kind: 'changed', text: '다른 관리자가 방금 바꿨습니다.' },
} as const;

export const Manager: Story = {
  args: { state: 'failed', texts: managerTexts },
  globals: { viewport: { value: 'desk' } },
  render: (args) => (
    <div className="story-list">
      <SaveStatus {...args} />
      <StudentGrid
        count={4}
        cellNote={({ id }, column) =>
          column === 'seat' && (id === '1' || id === '2' || id === '3') ? notes[id] : undefined
        }
      />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('gridcell', { name: /B-1/ })).toHaveAccessibleDescription(
      '저장하지 못했습니다.',
    );
    await expect(canvas.getByRole('button', { name: '다시 시도' })).toBeVisible();
  },
};
