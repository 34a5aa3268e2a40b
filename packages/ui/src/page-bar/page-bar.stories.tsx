import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../button';
import { FilterBar, FilterToggle } from '../filter-bar';
import { DownloadIcon, PlusIcon } from '../icon';
import { SearchField } from '../search-field';
import { staysInSight } from '../testing/stays-in-sight';
import { ownFrame } from '../testing/story-frame';
import { PageBar, PageBarScope, type PageBarProps } from '.';
import { pageBarGuide } from './page-bar.guide';

const nothing = () => undefined;

/** The bar of the shell, which takes the name of the page on a phone. */
const shellBar = `@media (width <= 900px) {
  body { --shell-bar-height: 56px; padding-block-start: 56px; }
}`;

const Page = ({ list, ...bar }: PageBarProps & { list: boolean }) => (
  <PageBarScope>
    <style>{shellBar}</style>
    <PageBar {...bar} />
    {list && (
      <FilterBar
        label="학생 찾기"
        count="전체 56명"
        search={
          <SearchField
            size="dense"
            label="학생"
            placeholder="이름 · 초성"
            clearLabel="검색어 지우기"
            value=""
            onValueChange={nothing}
          />
        }
        more={[{ label: '엑셀', icon: <DownloadIcon />, onSelect: nothing }]}
        primary={
          <Button size="dense" variant="primary">
            <PlusIcon /> 학생 등록
          </Button>
        }
      >
        <FilterToggle pressed onPressedChange={nothing}>
          미입금
        </FilterToggle>
      </FilterBar>
    )}
  </PageBarScope>
);

const meta = {
  title: '화면 틀/화면 막대 PageBar',
  id: 'shell-pagebar',
  component: PageBar,
  args: { title: '학생 관리' },
  parameters: { guide: pageBarGuide, layout: 'fullscreen', ...ownFrame(240) },
  render: (args) => <Page list {...args} />,
} satisfies Meta<typeof PageBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The list's tools are in the bar, wherever the list is in the page. */
export const WithList: Story = {
  name: '목록이 있는 화면',
  tags: ['visual'],
  globals: { viewport: { value: 'desk' } },
  args: { children: <Button size="dense">11월 24일 (화)</Button> },
  play: async ({ canvas }) => {
    const bar = within(canvas.getByRole('banner'));
    await expect(bar.getByRole('searchbox', { name: '학생' })).toBeVisible();
    await expect(bar.getByRole('button', { name: '필터 1' })).toBeVisible();
    await expect(bar.queryByRole('button', { name: '미입금' })).toBeNull();
    await expect(canvas.getByRole('button', { name: '미입금' })).toBeVisible();
  },
};

export const Alone: Story = { name: '이름만', render: (args) => <Page list={false} {...args} /> };

export const Phone: Story = {
  name: '휴대폰',
  globals: { viewport: { value: 'phone' } },
  args: { children: <Button size="dense">11월 24일 (화)</Button> },
  play: staysInSight,
};
