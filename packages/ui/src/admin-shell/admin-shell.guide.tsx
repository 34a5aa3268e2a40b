import type { Guide } from '../../storybook/guide';
import { Badge } from '../badge';
import { Button } from '../button';
import { Row, Stack } from '../layout';

export const adminShellGuide = {
  use: '관리자 화면 전체의 틀입니다. 왼쪽에 메뉴, 위에 배너, 가운데에 화면, 아래에 학원 정보가 있습니다. 앱이 한 번만 그리고, 각 화면은 가운데만 채웁니다.',
  instead: [
    { when: '학생 앱일 때', use: 'shell-studentshell' },
    { when: '한 화면 안에서 부분을 골라 볼 때', use: 'actions-tabs' },
  ],
  states: [
    {
      story: 'Desk',
      says: '901 px부터 240 px 너비의 메뉴가 스크롤해도 그 자리에 있습니다. 묶음은 접을 수 있고 처음에는 모두 펼쳐져 있습니다. 지금 화면은 색, 굵기, 세로 막대로 표시합니다.',
    },
    {
      story: 'Phone',
      says: '900 px까지는 메뉴 대신 ☰와 학원 이름이 있는 막대가 위에 옵니다.',
    },
    {
      story: 'PhoneMenuOpen',
      says: '같은 메뉴가 왼쪽 서랍에 나옵니다. 화면을 옮기면 닫힙니다.',
    },
    {
      story: 'WithBanner',
      says: '모든 화면에 해당하는 안내는 내용 위에 서고 내용을 아래로 밀어냅니다.',
    },
    {
      story: 'WithCounts',
      says: '항목 뒤의 숫자는 그 화면에서 기다리는 건수입니다. 기다리는 것이 없으면 배지도 없습니다. 0은 쓰지 않습니다.',
    },
    {
      story: 'LongNames',
      says: '긴 학원 이름과 항목은 낱말 사이에서 줄을 바꾸고, 숫자는 나누지 않습니다.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: '처음은 본문으로 건너뛰기, 다음은 묶음과 항목이 위에서 아래로, 그다음이 화면입니다.',
    },
    { keys: '본문으로 건너뛰기에서 Enter', does: '메뉴를 건너뛰어 본문으로 갑니다.' },
    { keys: '묶음에서 Enter, Space', does: '묶음을 접거나 펼칩니다.' },
    { keys: '항목에서 Enter', does: '그 화면으로 갑니다.' },
    { keys: 'Esc', does: '휴대폰의 메뉴를 닫고 초점이 ☰로 돌아갑니다.' },
  ],
  spoken:
    '랜드마크는 메뉴라는 이름의 내비게이션, 본문(main), 학원 정보(contentinfo)입니다. 지금 항목은 "현재 페이지"로 읽고, 묶음은 펼침 여부를 알립니다. 휴대폰에서 ☰는 메뉴 열기라는 버튼이고 학원 이름의 대화 상자를 엽니다.',
  dos: [
    {
      text: '라우터의 링크를 renderLink로 넘깁니다. 그래야 화면을 옮길 때 앱을 다시 불러오지 않습니다.',
    },
    {
      text: '배지는 누군가를 기다리는 일에 씁니다: 승인 대기, 미입금.',
      example: (
        <Row gap={8} align="center">
          학생별 일정 <Badge meaning="waiting">12</Badge>
        </Row>
      ),
    },
    {
      text: '로그인한 사람의 이름과 로그아웃은 account에 넣습니다. 어느 너비에서나 메뉴 끝에 놓입니다.',
    },
  ],
  donts: [
    {
      text: '화면 안에 이와 닮은 두 번째 메뉴를 두지 않습니다. 한 화면의 부분은 탭으로 나눕니다.',
      example: (
        <Stack gap={4}>
          {['기본 정보', '출결', '상벌점'].map((label) => (
            <Button key={label} variant="text">
              {label}
            </Button>
          ))}
        </Stack>
      ),
    },
    {
      text: '권한이 없어 열 수 없는 항목은 보이지 않게 groups에서 뺍니다. 화면 안의 기능은 빼지 말고 막은 뒤 사유를 밝힙니다.',
    },
    {
      text: '묶음을 일곱 개 넘게 만들지 않습니다. 높이 768 px 화면에 스크롤 없이 들어가야 합니다.',
    },
  ],
  wording:
    '항목은 화면 제목과 같은 명사입니다: 당일 조회, 학생 관리. 묶음은 한 낱말입니다: 도시락, 출결. 건수는 숫자만 씁니다.',
} satisfies Guide;
