import type { Guide } from '../../storybook/guide';
import { Button } from '../button';
import { Row } from '../layout';
import { FilterToggle } from '.';

export const filterBarGuide = {
  use: '목록의 도구입니다: 무엇을 보이는지, 몇 건인지, 무엇을 할 수 있는지. 하나를 고를 때 FilterSelect, 여럿은 FilterChip, 예·아니요는 FilterToggle, 그 밖의 입력 요소는 FilterPart입니다. 화면의 막대(PageBar)에 놓입니다.',
  instead: [
    { when: '좁힌 것이 아니라 서로 다른 것을 볼 때', use: 'actions-tabs' },
    { when: '고른 줄로 무엇을 할 때', use: 'data-bulkbar' },
    { when: '학생 목록을 서너 가지로 나눠 볼 때', use: 'actions-segmentedcontrol' },
  ],
  states: [
    {
      story: 'Everything',
      says: '찾기, 필터, ⋯, 주된 동작 하나가 화면의 막대 한 줄에 있습니다. 둘째 줄은 없습니다.',
    },
    {
      story: 'Narrowed',
      says: '막대 아래에 걸려 있는 조건마다 칩이 있고, 값은 둘까지 씁니다: 학년: 고1, 고3 +1. 필터가 몇 개인지 말합니다.',
    },
    { story: 'Narrowing', says: '체크하면 바로 적용되고, 칩을 누르면 걷힙니다.' },
    { story: 'PanelOpen', says: '모든 조건이 한 판에 있습니다. 휴대폰에서는 시트입니다.' },
    { story: 'Cleared', says: '조건 지우기는 찾는 말까지 모두 걷습니다.' },
    {
      story: 'Phone',
      says: '찾기가 두 아이콘을 뺀 자리를 쓰고, 입력하는 동안은 줄 전체를 씁니다. 주된 동작은 아이콘이 됩니다.',
    },
    {
      story: 'InPlace',
      says: '한 화면에 목록이 여럿이면 inPlace로 그 목록 바로 위에 놓습니다.',
    },
    { story: 'LargeText', says: '글자를 200 %로 키우면 여러 줄이 됩니다.' },
  ],
  keyboard: [
    { keys: 'Tab', does: '찾기, 필터, ⋯, 주된 동작, 칩의 순서로 갑니다.' },
    { keys: 'Enter, Space', does: '판이나 메뉴를 열고 칩을 걷습니다.' },
    {
      keys: 'Esc',
      does: '판을 닫고 초점이 돌아갑니다. 찾기에서는 입력란을 비웁니다.',
    },
  ],
  spoken:
    '레이블을 이름으로 하는 검색 랜드마크입니다. 칩은 눌린 버튼이고 무엇이 걸려 있는지 말합니다. 건수는 라이브 영역이라 바뀔 때마다 읽습니다.',
  dos: [
    {
      text: '조건을 주소에 둡니다. 좁힌 목록을 동료에게 보낼 수 있고 뒤로 가기로 돌아옵니다.',
    },
    { text: '좁힌 동안은 두 수를 모두 말합니다: 전체 312명 · 표시 47명.' },
    { text: '내보내기와 인쇄는 보이는 것을 하고, 종이에도 그렇게 적습니다.' },
    {
      text: '날마다 묻는 한 가지에는 토글을 씁니다.',
      example: (
        <FilterToggle pressed onPressedChange={() => undefined}>
          미입금
        </FilterToggle>
      ),
    },
  ],
  donts: [
    {
      text: '적용 버튼을 두지 않습니다. 바꾸면 바로 적용됩니다.',
      example: (
        <Row gap={8}>
          <FilterToggle pressed onPressedChange={() => undefined}>
            미입금
          </FilterToggle>
          <Button size="dense" variant="primary">
            적용
          </Button>
        </Row>
      ),
    },
    { text: '값이 둘이면 칩을 쓰지 않습니다. 그것은 토글입니다.' },
    { text: '조건을 보이지 않는 곳에 두지 않습니다. 목록을 좁힌 것은 보여야 합니다.' },
  ],
  wording:
    '칩과 토글은 열의 명사입니다: 학년, 미입금. 건수: 전체 312명 · 표시 47명. 조건 지우기 · 전체.',
} satisfies Guide;
