import { EmptyState } from '../../src/empty-state';
import { FilterToggle } from '../../src/filter-bar';
import { Row } from '../../src/layout';
import type { Guide } from '../guide';

export const listGuide = {
  use: '같은 것이 여럿입니다. 학생은 휴대폰에서 되돌아봅니다: 새것부터, 달의 제목 아래, 고칠 것은 없습니다. 관리자는 표에서 일합니다: 찾고, 정렬하고, 고르고, 그 자리에서 고치고, 엑셀로 복사합니다.',
  states: [
    {
      story: 'Student',
      says: '너비 전체의 줄: 배지, 무엇인지, 언제 누가. 위에 필터, 아래에 더 보기와 끝.',
    },
    {
      story: 'Manager',
      says: '건수가 붙은 필터, 이어서 표. 고른 줄로 할 일은 골랐을 때만 나옵니다. 휴대폰에서는 줄마다 카드입니다.',
    },
    {
      story: 'Loading',
      says: '실제 줄 모양의 회색 줄이 빨라야 200 ms 뒤에 나옵니다. 제목과 필터는 바로 있습니다. 다음부터는 옛 줄이 남습니다.',
    },
    {
      story: 'Empty',
      says: '이 필터에 없으면 그렇게 말하고 전체로 돌아가게 합니다. 아예 없으면 여기에 올 것이나 첫째를 더하는 버튼을 둡니다.',
    },
    {
      story: 'Failed',
      says: '불러오지 못했습니다: 줄의 자리에서만 다시 시도합니다. 다음 쪽만 실패했으면 줄은 남고 끝에 글이 있습니다.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: '필터를 지나 목록으로 갑니다. 표는 한 번 멈춥니다.' },
    { keys: '화살표 키', does: '표에서 칸을 옮깁니다.' },
    { keys: 'Space', does: '줄을 고릅니다.' },
    { keys: 'Enter', does: '줄을 엽니다.' },
    { keys: 'F2', does: '칸을 고칩니다. Esc로 그만둡니다.' },
  ],
  spoken:
    '학생의 목록은 달마다 제목 아래의 목록입니다. 관리자의 것은 이름과 줄 수가 있는 grid이고, 필터의 새 건수는 읽던 것을 마친 뒤 읽습니다.',
  dos: [
    {
      text: '필터, 찾기, 정렬을 주소에 둡니다. 새로 고치거나 링크를 보내도 같은 목록입니다.',
    },
    {
      text: '모두 몇 건이고 몇 건이 보이는지 말합니다: 전체 312명 · 표시 47명.',
      example: (
        <Row gap={8} align="center">
          <FilterToggle pressed onPressedChange={() => undefined}>
            미입금
          </FilterToggle>
          전체 312명 · 표시 47명
        </Row>
      ),
    },
    { text: '스크롤로 이어지는 목록 아래에도 더 보기를 두고, 끝이면 그렇게 말합니다.' },
  ],
  donts: [
    { text: '학생에게 표를 쓰지 않습니다. 휴대폰에 열의 자리가 없습니다.' },
    {
      text: '줄을 열면 있을 버튼을 줄마다 두지 않습니다. 서른 개 사이에서는 아무것도 보이지 않습니다.',
    },
    {
      text: '불러오지 못했을 때 빈 목록을 보이지 않습니다. 점수가 없는 줄 압니다.',
      example: <EmptyState title="표시할 상벌점이 없어요." />,
    },
  ],
  instead: [
    { when: '날짜가 자리를 정할 때', use: 'data-monthgrid' },
    { when: '하나의 사실들', use: 'data-keyvaluelist' },
    { when: '한 줄을 자세히', use: 'patterns-drawer' },
  ],
  wording:
    '학생: 표시할 상벌점이 없어요. 관리자: 등록된 학생이 없습니다. 날짜는 11월 20일 (금), 수에는 단위를 붙입니다.',
} satisfies Guide;
