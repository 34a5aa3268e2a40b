import type { Guide } from '../../storybook/guide';
import { LockIcon } from '../icon';
import { Badge } from '.';

export const badgeGuide = {
  use: '하나의 상태를 한 낱말로 나타냅니다: 시험, 입금, 학생의 상태. 이름 옆에 서며 누를 수 없습니다.',
  instead: [
    { when: '화면 전체에 관한 내용일 때', use: 'feedback-banner' },
    { when: '고를 수 있는 하루의 식사일 때', use: 'data-mealchip' },
    { when: '눌러서 목록을 좁힐 때', use: 'data-filterbar' },
    { when: '수정한 내용의 저장 여부일 때', use: 'feedback-savestatus' },
  ],
  states: [
    {
      story: 'Word',
      says: '낱말을 그 색의 옅은 바탕에 올립니다. 색은 낱말의 뜻을 거들 뿐, 색만으로 뜻을 전하지 않습니다.',
    },
    {
      story: 'WithIcon',
      says: '낱말만으로 놓치기 쉬울 때 아이콘을 더합니다: 마감에는 자물쇠, 점수에는 화살표.',
    },
    {
      story: 'Grid',
      says: '뜻마다 색조가 하나입니다. 입금 확인, 재원, 등원처럼 보통인 것은 색 없이 글로만 씁니다. 모든 뜻은 색과 의미 페이지에 있습니다.',
    },
    { story: 'InALine', says: '긴 이름 옆에서는 이름이 줄을 바꾸고 배지는 나뉘지 않습니다.' },
    { story: 'LargeText', says: '글자를 200 %로 키우면 낱말과 함께 커집니다.' },
  ],
  keyboard: [],
  spoken:
    '주변 글과 함께 읽는 보통 글입니다. 역할이 없고 바뀌어도 알리지 않습니다. 저절로 바뀐 일은 토스트나 라이브 영역이 알립니다.',
  dos: [
    {
      text: '색조가 아니라 뜻(meaning)을 고릅니다. 같은 상태는 모든 화면에서 같은 낱말과 색조입니다.',
      example: <Badge meaning="unpaid">미입금</Badge>,
    },
    {
      text: '두 색조가 나란히 설 때는 부호, 화살표, 아이콘으로 한 번 더 구분합니다.',
      example: (
        <div className="story-row">
          <Badge meaning="reward">▲ +3점</Badge>
          <Badge meaning="penalty">▼ −2점</Badge>
        </div>
      ),
    },
    {
      text: '더는 바꿀 수 없는 것에는 자물쇠를 씁니다.',
      example: <Badge icon={<LockIcon size="1em" />}>마감</Badge>,
    },
  ],
  donts: [
    {
      text: '문장을 넣지 않습니다. 배지는 두 줄이 되지 않아 줄 전체를 밀어냅니다.',
      example: <Badge meaning="waiting">아직 입금 안 됨</Badge>,
    },
    {
      text: '상점에 초록, 벌점에 빨강을 쓰지 않습니다. 남성 열두 명 가운데 한 명은 둘을 구별하지 못합니다. reward와 penalty 색조를 씁니다.',
    },
    { text: '버튼으로 쓰지 않습니다. 누르는 영역도 초점도 없습니다.' },
  ],
  wording:
    '조사와 어미가 없는 두 글자에서 다섯 글자의 명사입니다: 진행 중, 승인 대기, 미입금. 학생과 관리자가 같은 낱말을 봅니다. 점수에는 부호를 붙입니다: +3점, −2점(U+2212).',
} satisfies Guide;
