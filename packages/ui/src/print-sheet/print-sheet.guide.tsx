import type { Guide } from '../../storybook/guide';
import { Badge } from '../badge';

export const printSheetGuide = {
  use: '종이에 나갈 것입니다. 화면에 이것이 있으면 인쇄는 이것만, 늘 밝은 색으로 합니다. 당일 명단, 출석부, 전표, 좌석표, 청구서를 이것으로 만듭니다.',
  instead: [
    { when: '화면에서 다룰 표일 때', use: 'data-datagrid' },
    { when: '수를 엑셀로 보낼 때. 표의 내보내기 메뉴를 씁니다', use: 'actions-menu' },
  ],
  states: [
    {
      story: 'OnScreen',
      says: 'onScreen이면 미리 보기로 화면에도 있습니다: 제목과 출력 시각이 한 줄, 이어서 선이 있는 표.',
    },
    { story: 'OnlyOnPaper', says: '보통의 경우입니다. 화면에는 아무것도 없습니다.' },
    {
      story: 'Bare',
      says: '미리 잘라 둔 종이에 씁니다. 머리와 쪽수가 없고 제목은 스크린 리더에만 있습니다.',
    },
  ],
  keyboard: [],
  spoken: '두 번째 단계의 제목이 있는 section입니다. 종이에만 있는 것은 스크린 리더에도 없습니다.',
  dos: [
    {
      text: '표시는 글자로 씁니다: O, ×, 지. 사무실은 흑백으로 인쇄합니다.',
      example: (
        <table className="story-table">
          <thead>
            <tr>
              <th scope="col">이름</th>
              <th scope="col">점심</th>
              <th scope="col">저녁</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">김하늘</th>
              <td>O</td>
              <td>지</td>
            </tr>
            <tr>
              <th scope="row">이도윤</th>
              <td>×</td>
              <td>O</td>
            </tr>
          </tbody>
        </table>
      ),
    },
    { text: '서명받을 명단에는 빈 확인 열을 둡니다.' },
    {
      text: '종이를 고릅니다: 당일 명단은 A4 세로, 출결은 A4 가로, A4에 들어가지 않으면 wide(A3).',
    },
  ],
  donts: [
    {
      text: '화면을 그대로 찍지 않습니다. 그림자와 버튼은 잉크만 씁니다.',
      example: (
        <table className="story-table">
          <thead>
            <tr>
              <th scope="col">이름</th>
              <th scope="col">점심</th>
              <th scope="col">상태</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">김하늘</th>
              <td>
                <Badge meaning="lunch">신청</Badge>
              </td>
              <td>
                <Badge meaning="done">수령</Badge>
              </td>
            </tr>
            <tr>
              <th scope="row">이도윤</th>
              <td>
                <Badge>없음</Badge>
              </td>
              <td>
                <Badge meaning="waiting">대기</Badge>
              </td>
            </tr>
          </tbody>
        </table>
      ),
    },
    { text: '둘을 함께 두지 않습니다. 둘 다 인쇄됩니다.' },
    {
      text: '출력 시각 없는 명단을 만들지 않습니다. 바뀌고 나면 어느 것이 새것인지 모릅니다.',
    },
  ],
  wording:
    '제목은 날짜와 내용입니다: 11월 20일 (금) 도시락. 출력 시각은 한국 시각으로 2026-11-20 14:03 출력.',
} satisfies Guide;
