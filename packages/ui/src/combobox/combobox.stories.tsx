import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { staysInSight } from '../testing/stays-in-sight';
import { ownFrame } from '../testing/story-frame';
import { Combobox, type ComboboxProps } from '.';
import { comboboxGuide } from './combobox.guide';

const students = ['김하늘', '김하은', '강하늘', '이도윤'].map((label, index) => ({
  id: String(index),
  label,
  hint: `고${index + 1} · 567${index}`,
}));

function Controlled({ onSelect, ...rest }: ComboboxProps) {
  const [typed, setTyped] = useState('');
  return (
    <Combobox
      {...rest}
      value={typed}
      onValueChange={setTyped}
      options={students.filter(({ label }) => label.includes(typed))}
      onSelect={(id) => {
        setTyped(students[Number(id)]?.label ?? '');
        onSelect(id);
      }}
    />
  );
}

const meta = {
  title: '입력/찾아 고르기 Combobox',
  id: 'inputs-combobox',
  component: Combobox,
  args: {
    label: '학생',
    placeholder: '이름 · 초성 · 좌석',
    clearLabel: '검색어 지우기',
    emptyText: '찾은 학생이 없습니다.',
    value: '',
    onValueChange: fn(),
    options: [],
    onSelect: fn(),
  },
  render: (args) => <Controlled {...args} />,
  parameters: { guide: comboboxGuide },
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FindAndChoose: Story = {
  name: '찾아서 고르기',
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: '학생' });
    await userEvent.type(field, '하늘');
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith('2');
    await expect(field).toHaveValue('강하늘');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(canvas.getByRole('option', { name: /강하늘/ }));
    await expect(field).toHaveFocus();
  },
};

export const Open: Story = {
  name: '열림',
  tags: ['visual'],
  parameters: ownFrame(260),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), '김');
    await expect(canvas.getAllByRole('option')).toHaveLength(2);
  },
};

export const NothingFound: Story = {
  name: '찾지 못함',
  parameters: ownFrame(200),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), '박');
    await expect(canvas.getByText('찾은 학생이 없습니다.')).toBeVisible();
  },
};

export const EscapeKeepsWhatWasTyped: Story = {
  name: 'Esc를 눌러도 남는 글',
  parameters: ownFrame(200),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), '박{Escape}');
    await expect(canvas.queryByText('찾은 학생이 없습니다.')).toBeNull();
    await expect(canvas.getByRole('combobox')).toHaveValue('박');
  },
};

export const WithError: Story = { name: '오류', args: { error: '학생을 고르세요.' } };

export const DisabledWithReason: Story = {
  name: '사유가 있는 막힘',
  args: { disabledReason: '조회 전용 계정은 바꿀 수 없습니다.' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', {
      description: '조회 전용 계정은 바꿀 수 없습니다.',
    });
    await userEvent.type(field, '김');
    await expect(field).toHaveValue('');
    await expect(canvas.queryByRole('option')).toBeNull();
  },
};

export const LongText: Story = {
  name: '긴 글',
  parameters: ownFrame(260),
  render: (args) => (
    <Combobox
      {...args}
      value="남궁"
      options={[
        {
          id: '1',
          label: '남궁황금독수리온세상을놀라게하다',
          hint: '고3 · 한빛과학기술고등학교 부설 영재교육원 · 5670',
        },
      ]}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('option')).toBeVisible();
    await staysInSight();
  },
};
