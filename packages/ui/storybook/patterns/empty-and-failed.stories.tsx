import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../../src/button';
import { EmptyState } from '../../src/empty-state';
import { ErrorState } from '../../src/error-state';
import { Banner } from '../../src/banner';
import { KeyValueList } from '../../src/key-value-list';
import { Stack } from '../../src/layout';
import type { Guide } from '../guide';

const emptyGuide = {
  use: '목록, 표, 화면의 자리에 서는 것입니다: 아직 없음, 필터에 맞는 것이 없음, 불러오지 못함. 셋은 닮지 않습니다.',
  states: [
    {
      story: 'StudentEmpty',
      says: '아직 없고 할 일도 없습니다: 다정한 한 문장.',
    },
    {
      story: 'ManagerEmpty',
      says: '아직 없고 관리자가 더할 수 있습니다: 버튼이 여기 있습니다.',
    },
    {
      story: 'Failed',
      says: '불러오지 못했습니다. 그렇게 말하고 다시 시도하게 합니다. 이 부분만 바뀌고 나머지는 남습니다.',
    },
  ],
  keyboard: [{ keys: 'Tab', does: '하나뿐인 버튼으로 갑니다.' }],
  spoken: '없다는 말은 보통 글입니다. 실패는 바로 읽습니다.',
  dos: [
    {
      text: '새 시도가 실패하면 앞에 불러온 것을 남기고 언제의 것인지 말합니다.',
      example: (
        <Stack gap={8}>
          <Banner kind="offline">14:03에 불러온 상벌점이에요. 연결되면 새로 불러올게요.</Banner>
          <KeyValueList items={[{ label: '합산 점수', value: '+4점' }]} />
        </Stack>
      ),
    },
  ],
  donts: [
    {
      text: '불러오지 못했을 때 빈 목록을 보이지 않습니다. 점수가 없는 줄 압니다.',
      example: <EmptyState title="표시할 상벌점이 없어요." />,
    },
    { text: '수나 코드만 보여 주지 않습니다.' },
  ],
  instead: [
    { when: '아직 불러오는 중일 때', use: 'feedback-skeleton' },
    { when: '입력란 하나가 틀렸을 때', use: 'feedback-inlineerror' },
  ],
} satisfies Guide;

const meta = {
  title: '패턴/없음과 실패',
  id: 'patterns-emptyandfailed',
  parameters: { guide: emptyGuide },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const StudentEmpty: Story = {
  name: '학생: 없음',
  render: () => (
    <EmptyState title="표시할 상벌점이 없어요.">받은 상점과 벌점이 여기에 나와요.</EmptyState>
  ),
};

export const ManagerEmpty: Story = {
  name: '관리자: 없음',
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
  name: '실패',
  render: () => (
    <ErrorState
      title="소식을 불러오는 중 오류가 발생했어요."
      retryLabel="다시 시도"
      onRetry={fn()}
    />
  ),
};
