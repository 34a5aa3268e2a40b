import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SaveStatus } from '../../src/save-status';
import { Switch } from '../../src/switch';
import { StudentGrid } from '../../src/testing/sample-students';
import { Stack } from '../../src/layout';
import { TextField } from '../../src/text-field';
import type { Guide } from '../guide';

const texts = {
  saving: '저장 중…',
  saved: '저장됨 14:03',
  failed: '저장하지 못했어요',
  offline: '오프라인 · 변경 3건 대기',
};

const autosaveGuide = {
  use: '바꿀 때마다 마지막 변경의 잠시 뒤에 저절로 저장합니다. 상태는 늘 보이는 한 곳에 있고 저장 버튼은 없습니다.',
  states: [
    {
      story: 'StudentSaved',
      says: '가장 새로운 변경에 서버가 답했습니다. 시각이 붙습니다.',
    },
    {
      story: 'Failed',
      says: '잃은 것이 없습니다. 바꾼 것은 화면에 남고 버튼으로 다시 시도합니다.',
    },
    {
      story: 'Offline',
      says: '변경은 기기에서 기다리다가 연결되면 나갑니다. 몇 건인지 말합니다.',
    },
    {
      story: 'Manager',
      says: '칸마다 따로 저장합니다. 저장 중인지, 거절되었는지, 다른 사람이 바꿨는지 칸이 스스로 말하고 위의 줄이 모아 말합니다.',
    },
  ],
  keyboard: [{ keys: 'Tab', does: '다시 시도 버튼으로 갑니다.' }],
  spoken: '저장됨과 오프라인은 읽던 것을 마친 뒤, 실패는 바로 읽습니다. 저장 중은 알리지 않습니다.',
  dos: [
    {
      text: '변경 하나하나가 따로 서고 되돌릴 수 있는 곳에 씁니다: 도시락, 출결, 스위치.',
      example: (
        <Stack gap={12}>
          <SaveStatus state="saved" texts={texts} />
          <Switch label="토요일 점심" defaultChecked />
        </Stack>
      ),
    },
  ],
  donts: [
    {
      text: '기간처럼 값이 모여야 뜻이 있는 곳에 쓰지 않습니다. 그것은 버튼이 있는 양식입니다.',
      example: (
        <Stack gap={12}>
          <SaveStatus state="saved" texts={texts} />
          <TextField label="시작일" defaultValue="2026-11-30" />
          <TextField label="종료일" defaultValue="2026-11-01" />
        </Stack>
      ),
    },
    { text: '서버가 답하기 전에 저장됨이라고 하지 않습니다.' },
  ],
  instead: [{ when: '함께 있어야 뜻이 있는 값일 때', use: 'patterns-form' }],
  wording: '학생: 저장됨 14:03, 저장하지 못했어요. 관리자: 저장하지 못했습니다.',
} satisfies Guide;

const meta = {
  title: '패턴/자동 저장',
  id: 'patterns-autosave',
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

export const StudentSaved: Story = { name: '학생: 저장됨' };

export const Failed: Story = { name: '실패', args: { state: 'failed' } };

export const Offline: Story = { name: '오프라인', args: { state: 'offline' } };

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
  name: '관리자',
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
