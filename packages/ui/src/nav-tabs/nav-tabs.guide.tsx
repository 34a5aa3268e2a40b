import type { Guide } from '../../storybook/guide';
import { CalendarIcon, ExamIcon, MealIcon, PointsIcon } from '../icon';
import { NavTabs } from '.';

const places = [
  { href: '#meals', label: '도시락 신청', icon: <MealIcon />, current: true },
  { href: '#schedule', label: '일정 신청', icon: <CalendarIcon />, current: false },
  {
    href: '#mocks',
    label: '모의고사 신청',
    icon: <ExamIcon />,
    current: false,
    badge: '새 모의고사',
  },
  { href: '#points', label: '상벌점 보기', icon: <PointsIcon />, current: false },
];

export const navTabsGuide = {
  use: '학생 앱의 주 메뉴입니다. 네 곳이 있고, 휴대폰에서는 아래, 900 px을 넘으면 머리에 있습니다. 링크 목록은 하나라서 스크린 리더는 한 번만 만납니다.',
  instead: [
    { when: '한 화면의 부분을 바꿀 때', use: 'actions-tabs' },
    { when: '묶음이 있는 관리자의 메뉴일 때', use: 'shell-adminshell' },
  ],
  states: [
    {
      story: 'Bottom',
      says: '글 위에 아이콘. 지금 있는 곳은 가장자리의 막대, 색, 더 굵은 글입니다. 빨간 점은 새것이 기다린다는 뜻입니다.',
    },
    { story: 'Top', says: '넓은 화면처럼 글이 한 줄로 섭니다.' },
    {
      story: 'RouterLinks',
      says: '라우터의 링크로: 앱이 그리고 모습은 같습니다.',
    },
    {
      story: 'LargeText',
      says: '글자를 200 %로 키우면 글은 줄을 바꾸고 막대가 높아집니다. 모든 곳에 닿습니다.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: '링크마다 갑니다.' },
    { keys: 'Enter', does: '그리로 갑니다.' },
  ],
  spoken:
    'label을 이름으로 하는 내비게이션과 링크 목록입니다. 지금 있는 곳은 현재 페이지이고, 점의 글(새 모의고사)은 링크의 글 뒤에 읽습니다.',
  dos: [
    {
      text: '점이 뜻하는 것을 badge에 씁니다. 색만으로는 알 수 없습니다.',
      example: <NavTabs label="주 메뉴" placement="top" items={places} />,
    },
    {
      text: 'renderLink에 라우터의 링크를 넘깁니다. 눌러도 앱을 다시 불러오지 않습니다.',
    },
  ],
  donts: [
    {
      text: '다섯 곳을 넘기지 않습니다. 휴대폰에 글이 들어가지 않습니다.',
      example: (
        <NavTabs
          label="너무 많은 메뉴"
          placement="top"
          items={[
            ...places,
            { href: '#news', label: '식단 공지', icon: <MealIcon />, current: false },
            { href: '#submit', label: '사유 제출', icon: <CalendarIcon />, current: false },
          ]}
        />
      ),
    },
    { text: '빠른 신청 같은 동작을 넣지 않습니다. 탭은 어디로 갈 뿐 무엇을 바꾸지 않습니다.' },
  ],
  wording: '거기서 할 일을 말하는 명사이며 두 낱말 여섯 글자까지입니다: 도시락 신청, 상벌점 보기.',
} satisfies Guide;
