import type { Guide } from '../../storybook/guide';
import { KeyValueList } from '.';

export const keyValueListGuide = {
  use: '몇 가지 사실과 그 이름입니다: 도시락 비용, 학생 정보, 시험 정보. 이름은 줄의 앞, 값은 줄의 끝에 두어 숫자가 나란히 놓입니다.',
  instead: [
    {
      when: '같은 사실을 가진 것이 여럿이라 견주거나 정렬할 때',
      use: 'data-datagrid',
    },
    { when: '한 수가 다른 것보다 중요할 때', use: 'data-stattile' },
    { when: '저장하면 바뀔 것일 때', use: 'data-changelist' },
  ],
  states: [
    {
      story: 'Invoice',
      says: '보통의 목록입니다. 마지막 줄은 굵습니다: 위에 선, 굵은 글, 제목 크기. 위를 더한 값입니다.',
    },
    {
      story: 'Columns',
      says: 'look="columns"이면 짧은 이름 옆에 작은 글이 섭니다: 카드 위의 시험 정보.',
    },
    {
      story: 'LongValues',
      says: '이름 옆에 들어가지 않는 값은 아래로 내려가 줄 끝에 섭니다. 잘리지 않습니다.',
    },
    {
      story: 'LargeText',
      says: '글자를 200 %로 키우면 필요한 줄만 이름과 값이 위아래로 섭니다.',
    },
  ],
  keyboard: [],
  spoken:
    '설명 목록(dl)이며 값마다 이름과 함께 읽습니다. 역할도 제목도 없으므로 앞에 제목을 둡니다.',
  dos: [
    {
      text: '합계가 어떻게 나왔는지 보여 주고 합계만 굵게 합니다.',
      example: (
        <KeyValueList
          items={[
            { label: '점심', value: '5,000원 × 12 = 60,000원' },
            { label: '합계', value: '60,000원', strong: true },
          ]}
        />
      ),
    },
    {
      text: '계좌번호 값에는 CopyButton을 넣습니다. 옮겨 적을 때 틀립니다.',
    },
  ],
  donts: [
    {
      text: '값을 비우거나 줄표로 두지 않습니다. 불러오지 못한 것 같습니다. 없다고 말하거나 줄을 뺍니다.',
      example: (
        <KeyValueList
          items={[
            { label: '예금주', value: '' },
            { label: '계좌번호', value: '-' },
          ]}
        />
      ),
    },
    { text: '같은 이름을 두 번 쓰지 않습니다. 어느 것인지 알 수 없습니다.' },
  ],
  wording:
    '이름은 쌍점 없는 명사: 예금주, 입금 기간. 금액은 ₩가 아니라 원으로 끝나고, 날짜는 11월 20일 (금), 기간은 11월 1일 (일) ~ 11월 10일 (화).',
} satisfies Guide;
