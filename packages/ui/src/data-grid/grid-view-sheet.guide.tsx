import type { Guide } from '../../storybook/guide';
import { Checkbox } from '../checkbox';
import { Stack } from '../layout';

export const gridViewSheetGuide = {
  use: '표에서 보일 열과 줄 높이를 정합니다. 목록의 ⋯에서 열고 이 기기가 기억합니다.',
  instead: [{ when: '보이는 줄을 바꿀 때', use: 'data-filterbar' }],
  states: [
    { story: 'Closed', says: '목록 메뉴의 한 항목입니다.' },
    {
      story: 'Open',
      says: '숨길 수 있는 열마다 체크박스, 줄 간격, 처음으로 되돌리는 버튼.',
    },
    {
      story: 'HidesAndRemembers',
      says: '바꾸면 바로 보이고 기기에 남습니다. 종이와 파일에도 같은 열이 나옵니다.',
    },
    {
      story: 'ColumnWidths',
      says: '너비는 표의 머리글에서 바꿉니다. 가장자리를 끌거나, 눌러서 내용에 맞추거나, Shift와 ← →.',
    },
  ],
  keyboard: [
    { keys: 'Enter, Space', does: '엽니다. 초점은 첫 체크박스로 갑니다.' },
    { keys: 'Tab', does: '체크박스마다, 줄 간격, 처음 상태로의 순서로 갑니다.' },
    { keys: 'Space', does: '열을 보이거나 숨깁니다.' },
    { keys: '← →', does: '줄 간격을 바꿉니다.' },
    { keys: 'Esc', does: '닫고 초점이 버튼으로 돌아갑니다.' },
  ],
  spoken: '체크박스 그룹과 라디오 그룹이 있는 대화 상자입니다.',
  dos: [
    {
      text: '없으면 줄의 뜻을 알 수 없는 열은 fixed로 표시합니다. 목록에 나오지 않습니다.',
      example: (
        <Stack gap={4}>
          {['학년', '학교', '연락처'].map((column) => (
            <Checkbox key={column} label={column} defaultChecked />
          ))}
        </Stack>
      ),
    },
    { text: '드물게 쓰는 열은 빼지 말고 숨긴 채로 시작합니다(startsHidden).' },
  ],
  donts: [
    {
      text: '열이 넷인 표에는 쓰지 않습니다. 고를 것이 없습니다.',
      example: (
        <Stack gap={4}>
          {['날짜', '점수', '사유', '부여자'].map((column) => (
            <Checkbox key={column} label={column} defaultChecked />
          ))}
        </Stack>
      ),
    },
    {
      text: '같은 표에 화면마다 다른 키를 주지 않습니다. useGridView가 둘로 기억합니다.',
    },
  ],
  wording:
    '열 설정 · 보이는 열 · 줄 간격(보통, 좁게) · 처음 상태로. 열의 이름은 머리글과 같습니다.',
} satisfies Guide;
