import type { Guide } from '../../storybook/guide';
import { SunIcon } from '../icon';
import { StatTile } from '.';

export const statTileGuide = {
  use: '중요한 수 하나를 크게 보여 줍니다: 하루의 식수, 점수, 한 달의 금액. 여럿이 나란히 섭니다. 아래 목록의 필터가 될 수 있습니다.',
  instead: [
    { when: '수가 많거나 서로 견줄 때', use: 'data-datagrid' },
    { when: '흐름이 중요할 때', use: 'data-chart' },
    { when: '목록 한 줄의 수일 때', use: 'data-badge' },
  ],
  states: [
    { story: 'Plain', says: '이름, 수, 단위.' },
    { story: 'WithNote', says: '아이콘, 식사의 색, 견주는 글.' },
    { story: 'AsAFilter', says: '타일 전체를 누를 수 있고 깔때기가 그렇게 말합니다.' },
    { story: 'Pressed', says: '타일이 센 것만 목록에 있습니다: 옅은 바탕과 테두리.' },
    {
      story: 'LargeText',
      says: '글자를 200 %로 키워도 수는 나뉘지 않고 단위가 다음 줄로 갑니다.',
    },
    {
      story: 'InALine',
      says: 'StatLine: 목록의 수를 한 줄에 두고 펼치면 타일이 됩니다. 0은 빼고, 살펴볼 것만 색이 있습니다.',
    },
    {
      story: 'Grid',
      says: '점수에는 부호와 색, 식사에는 식사의 색이 있고 나머지는 neutral입니다.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: '필터인 타일로 갑니다. 다른 타일에는 초점이 오지 않습니다.' },
    { keys: 'Enter, Space', does: '필터를 켜고 끕니다.' },
  ],
  spoken:
    '용어와 값입니다: 점심, 42명. 필터는 제 이름의 토글 버튼입니다: 미입금 학생만 보기, 눌림 여부.',
  dos: [
    {
      text: '수를 무엇과 견주는지 note에 씁니다.',
      example: (
        <StatTile
          label="점심"
          value="42"
          unit="명"
          note="어제보다 +3명"
          meaning="lunch"
          icon={<SunIcon />}
        />
      ),
    },
    {
      text: '점수의 부호를 씁니다: +와 −(U+2212). 색만으로 나타내지 않습니다.',
      example: <StatTile label="벌점 합계" value="−5" unit="점" meaning="penalty" />,
    },
  ],
  donts: [
    {
      text: '불러오는 중이거나 실패했을 때 0을 쓰지 않습니다. 스켈레톤이나 문장을 씁니다. 0도 답입니다.',
      example: <StatTile label="이번 달 매출" value="0" unit="원" />,
    },
    { text: '한 줄에 여섯 개를 넘기지 않습니다. 어느 것도 중요하지 않게 됩니다.' },
  ],
  wording:
    '이름은 조사 없는 명사: 미입금, 합산 점수. 단위 명, 점, 원, 회는 수 뒤에, 금액에는 쉼표.',
} satisfies Guide;
