import type { Guide } from '../../storybook/guide';
import { EmptyState } from '../empty-state';
import { Stack } from '../layout';
import { Pagination } from '.';

const pages = {
  label: '변경 이력 쪽',
  page: 4,
  pageCount: 16,
  onPageChange: () => undefined,
  texts: {
    previous: '이전 쪽',
    next: '다음 쪽',
    unit: '쪽',
    atStart: '첫 쪽입니다.',
    atEnd: '마지막 쪽입니다.',
  },
};

export const paginationGuide = {
  use: '서버에서 한 쪽씩 오는 관리자 목록을 넘기고 건너뜁니다. 많아야 일곱 자리입니다: 처음, 끝, 지금과 그 이웃.',
  instead: [
    {
      when: '학생이 휴대폰에서 읽을 때. 끝에 더 보기가 있는 이어지는 목록을 씁니다',
      use: 'actions-button',
    },
    { when: '줄이 이미 모두 있을 때. 표는 수천 줄을 스크롤합니다', use: 'data-datagrid' },
    { when: '쪽이 달일 때', use: 'inputs-monthpicker' },
  ],
  states: [
    {
      story: 'InTheMiddle',
      says: '지금 쪽은 옅은 색에 굵습니다. …는 건너뛴 쪽입니다.',
    },
    { story: 'AtTheEnd', says: '갈 곳이 없는 버튼은 회색이고 까닭을 말합니다.' },
    { story: 'OnePage', says: '한 쪽이면 아무것도 없습니다.' },
    { story: 'LargeText', says: '글자를 200 %로 키우면 둘째 줄을 씁니다.' },
  ],
  keyboard: [
    { keys: 'Tab', does: '왼쪽에서 오른쪽으로 버튼마다 갑니다.' },
    { keys: 'Enter, Space', does: '그 쪽으로 갑니다.' },
    { keys: 'Esc', does: '회색 버튼의 까닭을 닫습니다.' },
  ],
  spoken:
    '이름이 있는 내비게이션입니다. 쪽은 버튼 10 쪽이고 지금 쪽은 현재 페이지입니다. 앞뒤 버튼은 이름과 갈 수 없는 까닭을 말합니다.',
  dos: [
    { text: '쪽을 주소에 두고, 필터가 바뀌면 1쪽으로 갑니다.' },
    {
      text: '목록 아래에 두고, 전체 건수는 위에 둡니다.',
      example: (
        <Stack gap={8}>
          <p>전체 312건</p>
          <Pagination {...pages} />
        </Stack>
      ),
    },
  ],
  donts: [
    {
      text: '쪽수만 있는 빈 목록을 보이지 않습니다. 한 쪽의 마지막 줄을 지우면 앞 쪽을 보여 줍니다.',
      example: (
        <Stack gap={8}>
          <EmptyState title="변경 이력이 없습니다." />
          <Pagination {...pages} />
        </Stack>
      ),
    },
    { text: '위아래에 둘을 두지 않습니다. 키보드는 모든 쪽을 두 번 만납니다.' },
  ],
  wording: '쪽이라고 씁니다: 이전 쪽, 다음 쪽, 마지막 쪽입니다.',
} satisfies Guide;
