import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Combobox, type ComboboxProps } from '.';

const students = ['김하늘', '김하은', '강하늘', '이도윤'].map((label, index) => ({ id: String(index), label, hint: `고${index + 1} · 567${index}` }));

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
  title: 'Inputs/Combobox',
  component: Combobox,
  args: {
    label: '학생', placeholder: '이름 · 초성 · 좌석', clearLabel: '검색어 지우기', emptyText: '찾은 학생이 없습니다.',
    value: '', onValueChange: fn(), options: [], onSelect: fn(),
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FindAndChoose: Story = {
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
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), '김');
    await expect(canvas.getAllByRole('option')).toHaveLength(2);
  },
};

export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), '박');
    await expect(canvas.getByText('찾은 학생이 없습니다.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('combobox')).toHaveValue('박');
  },
};
