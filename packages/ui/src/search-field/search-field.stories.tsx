import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { SearchField } from '.';
import type { SearchFieldProps } from '.';
import { searchFieldGuide } from './search-field.guide';

function Controlled({ value: first, ...rest }: SearchFieldProps) {
  const [value, setValue] = useState(first);
  return <SearchField {...rest} value={value} onValueChange={setValue} />;
}

const meta = {
  title: '입력/찾기 입력란 SearchField',
  id: 'inputs-searchfield',
  component: SearchField,
  args: {
    label: '학생 검색',
    placeholder: '이름, 초성, 좌석',
    clearLabel: '검색어 지우기',
    value: '',
    onValueChange: () => undefined,
  },
  render: (args) => <Controlled {...args} />,
  parameters: { guide: searchFieldGuide },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  name: '비어 있음',
  play: async ({ canvas }) => {
    const input = canvas.getByRole('searchbox', { name: '학생 검색' });
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.tab();
    await userEvent.keyboard('ㄱㅎㄴ');
    await expect(input).toHaveValue('ㄱㅎㄴ');
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('');
  },
};

export const Filled: Story = {
  name: '입력함',
  args: { value: '김하늘' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '검색어 지우기' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};

export const Grid: Story = {
  name: '모두 보기',
  tags: ['visual'],
  render: (args) => (
    <div className="story-grid">
      <Controlled {...args} />
      <Controlled {...args} value="김하늘" />
      <Controlled
        {...args}
        value="ㄱㅎㄴ"
        labelHidden={false}
        hint="초성으로도 찾을 수 있습니다."
      />
      <Controlled {...args} value="A-12" size="dense" />
    </div>
  ),
};

export const DisabledWithReason: Story = {
  name: '사유가 있는 막힘',
  args: { value: '김하늘', disabledReason: '지난달 명단은 전체만 볼 수 있습니다.' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('searchbox')).toHaveValue('김하늘');
  },
};
