import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { SettingsIcon, UserIcon } from '../icon';
import { ownFrame } from '../testing/story-frame';
import { CommandPalette, usePaletteShortcut } from '.';
import { commandPaletteGuide } from './command-palette.guide';

const pages = ['당일 조회', '도시락 달력', '학생 관리'].map((label) => ({
  id: `page-${label}`,
  label,
  icon: <SettingsIcon />,
}));
const students = ['김하늘', '김하은', '강하늘'].map((label, index) => ({
  id: `student-${label}`,
  label,
  hint: `고${index + 1} · 567${index}`,
  icon: <UserIcon />,
}));

function Page({
  onSelect,
  startsOpen = false,
}: {
  onSelect: (id: string) => void;
  startsOpen?: boolean;
}) {
  const [open, setOpen] = useState(startsOpen);
  const [query, setQuery] = useState('');
  usePaletteShortcut(() => setOpen(true));
  const found = (options: typeof pages) => options.filter(({ label }) => label.includes(query));
  return (
    <CommandPalette
      open={open}
      onClose={() => setOpen(false)}
      query={query}
      onQueryChange={setQuery}
      groups={[
        { id: 'pages', label: '화면', options: found(pages) },
        { id: 'students', label: '학생', options: found(students) },
      ]}
      onSelect={onSelect}
      texts={texts}
    />
  );
}

const texts = {
  title: '빠른 찾기',
  placeholder: '화면, 학생, 작업',
  clear: '검색어 지우기',
  empty: '찾은 것이 없습니다.',
};

const meta = {
  title: '동작/빠른 찾기 CommandPalette',
  id: 'actions-commandpalette',
  component: CommandPalette,
  args: {
    open: false,
    onClose: fn(),
    query: '',
    onQueryChange: fn(),
    groups: [],
    onSelect: fn(),
    texts,
  },
  parameters: { guide: commandPaletteGuide, ...ownFrame(480) },
  render: ({ onSelect }) => <Page onSelect={onSelect} />,
} satisfies Meta<typeof CommandPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.getByRole('combobox', { name: '빠른 찾기' });
const active = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

export const Open: Story = {
  name: '열림',
  tags: ['visual'],
  render: ({ onSelect }) => <Page onSelect={onSelect} startsOpen />,
  play: async () => {
    await expect(await screen.findByRole('option', { name: /김하늘/ })).toBeVisible();
  },
};

export const TypeAndGo: Story = {
  name: '입력해서 가기',
  play: async ({ args, userEvent }) => {
    await userEvent.keyboard('{Meta>}[KeyK]{/Meta}');
    await waitFor(() => expect(field()).toHaveFocus());
    await expect(active()).toBe('당일 조회');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(active()).toBe('김하늘고1 · 5670');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect(active()).toBe('강하늘고3 · 5672');
    await userEvent.type(field(), '하은');
    await expect(active()).toBe('김하은고2 · 5671');
    field().dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing: true }),
    );
    await expect(args.onSelect).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith('student-김하은');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** The answer comes when the search's button is pressed, as late as it likes. */
function SlowSearch({ onSelect }: { onSelect: (id: string) => void }) {
  const [open, setOpen] = useState(true);
  const [query, setQuery] = useState('');
  const [answered, setAnswered] = useState('');
  return (
    <>
      <CommandPalette
        open={open}
        onClose={() => setOpen(false)}
        query={query}
        onQueryChange={setQuery}
        searching={answered !== query}
        groups={[
          {
            id: 'students',
            label: '학생',
            options: students.filter(({ label }) => label.includes(answered)),
          },
        ]}
        onSelect={onSelect}
        texts={texts}
      />
      <button type="button" onClick={() => setAnswered(query)}>
        답하기
      </button>
    </>
  );
}

export const EnterBeforeTheAnswer: Story = {
  name: '답이 오기 전의 Enter',
  render: ({ onSelect }) => <SlowSearch onSelect={onSelect} />,
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(field()).toHaveFocus());
    await userEvent.type(field(), '하은{Enter}');
    await expect(args.onSelect).not.toHaveBeenCalled();
    screen.getByText('답하기').click();
    await waitFor(() => expect(args.onSelect).toHaveBeenCalledWith('student-김하은'));
  },
};

export const NothingFound: Story = {
  name: '찾지 못함',
  play: async ({ args, userEvent }) => {
    await userEvent.keyboard('{Control>}[KeyK]{/Control}');
    await userEvent.type(field(), '없는 이름{Enter}');
    await expect(screen.getByText('찾은 것이 없습니다.')).toBeVisible();
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};
