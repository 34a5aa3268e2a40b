import type { Guide } from '../../storybook/guide';
import { ChangeList } from '.';

const texts = { before: '바뀌기 전', after: '바뀐 뒤', nothing: '없음' };

export const changeListGuide = {
  use: '바뀌기 전 → 바뀐 뒤를 값마다 보여 줍니다: 가져오기 미리 보기, 설정 저장 전의 질문, 변경 이력, 보안 기록.',
  instead: [
    { when: '값이 하나씩만 있을 때', use: 'data-keyvaluelist' },
    { when: '여러 줄이 같은 열에서 바뀔 때', use: 'data-datagrid' },
  ],
  states: [
    {
      story: 'Three',
      says: '값의 이름, 줄을 그은 옛 값, 화살표, 굵은 새 값.',
    },
    {
      story: 'NewAndGone',
      says: '전에 없던 값이나 이제 없는 값은 빈자리가 아니라 없음으로 씁니다.',
    },
    {
      story: 'LongText',
      says: '긴 값은 낱말 사이에서 줄을 바꿉니다. 휴대폰에서는 값이 이름 아래로 내려갑니다.',
    },
    { story: 'LargeText', says: '글자를 200 %로 키우면 이름과 값이 위아래로 섭니다.' },
  ],
  keyboard: [],
  spoken:
    '용어와 설명의 목록입니다. 바뀐 것마다 좌석, 바뀌기 전 A-1, 바뀐 뒤 B-7로 읽습니다. 화살표는 읽지 않고, 삭제와 추가는 그렇게 표시합니다.',
  dos: [
    {
      text: '달라진 것만 보여 줍니다.',
      example: (
        <ChangeList
          texts={texts}
          changes={[{ label: '점심 단가', before: '5,000원', after: '5,500원' }]}
        />
      ),
    },
    {
      text: '값은 사람이 읽는 꼴로 씁니다: 쉼표가 든 금액, 요일이 붙은 날짜, 낱말로 쓴 상태.',
    },
    {
      text: '두 사람이 같은 것을 바꿨을 때는 앞뒤의 말을 바꿉니다: 저장된 값, 내가 쓴 값.',
    },
  ],
  donts: [
    {
      text: '저장된 값을 그대로 쓰지 않습니다. 데이터베이스의 이름을 알아야 할 사람은 없습니다.',
      example: (
        <ChangeList
          texts={texts}
          changes={[{ label: 'status', before: 'enrolled', after: 'paused' }]}
        />
      ),
    },
    { text: '수백 줄에 쓰지 않습니다. 몇 건인지 말하고 앞의 것만 보여 줍니다.' },
  ],
  wording:
    '이름은 양식과 같습니다: 좌석, 점심 단가. 값은 완성된 글입니다: 5,500원, 11월 20일 (금). 없는 값은 없음.',
} satisfies Guide;
