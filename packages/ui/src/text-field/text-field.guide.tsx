import type { Guide } from '../../storybook/guide';
import { TextField } from '.';

export const textFieldGuide = {
  use: '한 줄의 글입니다: 이름, 아이디, 학교. 위에 레이블, 아래에 도움말이나 오류가 있습니다. 다른 한 줄 입력란은 이것으로 만들어 모습이 같습니다.',
  instead: [
    {
      when: '전화번호, 금액, 날짜, 시각일 때. 저마다 입력란이 있습니다',
      use: 'inputs-phonefield',
    },
    { when: '한 줄보다 길 때', use: 'inputs-textarea' },
    { when: '값이 정해져 있을 때', use: 'inputs-select' },
    { when: '목록을 좁힐 때', use: 'inputs-searchfield' },
  ],
  states: [
    {
      story: 'Empty',
      says: '휴대폰 48 px, 900 px 초과 40 px. 글자는 16 px이라 휴대폰이 확대하지 않습니다.',
    },
    {
      story: 'WithHint',
      says: '늘 있는 도움말. 비워도 되면 레이블 뒤에 (선택)을 붙이고, 보통인 필수에는 표시가 없습니다.',
    },
    {
      story: 'WithError',
      says: '도움말 자리에 무엇이 틀렸고 무엇을 하면 되는지. 테두리는 빨갛고 굵습니다.',
    },
    {
      story: 'DisabledWithReason',
      says: '지금은 바꿀 수 없습니다. 회색이지만 읽고 초점을 두고 복사할 수 있으며 아래에 사유가 있습니다.',
    },
    {
      story: 'LongWords',
      says: '레이블, 도움말, 오류는 낱말 사이에서, 끝없는 낱말은 어디서나 줄을 바꿉니다.',
    },
    { story: 'LargeText', says: '글자를 200 %로 키우면 입력란과 글이 함께 커집니다.' },
    {
      story: 'Grid',
      says: '모두와, 표와 필터에 쓰며 레이블을 읽기만 하는 dense(32 px).',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: '입력란으로 갑니다. 바꿀 수 없어도 갑니다.' },
    { keys: 'Enter', does: '양식을 보냅니다. 한글 글자를 완성하는 Enter는 보내지 않습니다.' },
  ],
  spoken:
    '레이블을 이름으로 하는 텍스트 입력란이고 도움말, 오류, 사유가 설명입니다. 오류가 있으면 잘못됨(invalid)이고 나타날 때 읽습니다.',
  dos: [
    {
      text: '레이블을 보이게 두고, 오류에는 할 일을 씁니다.',
      example: (
        <TextField label="아이디" error="이미 사용 중인 아이디입니다." defaultValue="manager" />
      ),
    },
    { text: 'autoComplete, inputMode, maxLength를 정합니다. 휴대폰이 맞는 것을 제안합니다.' },
    {
      text: '입력란을 나가거나 양식을 보낼 때 확인하고, 처음 고치면 오류를 거둡니다.',
    },
  ],
  donts: [
    {
      text: 'placeholder를 레이블로 쓰지 않습니다. 첫 글자를 치면 무엇을 쓰는 칸인지 모릅니다.',
      example: <TextField label="학교" labelHidden placeholder="학교 이름을 입력하세요" />,
    },
    {
      text: '나아갈 길 없는 오류를 쓰지 않습니다.',
      example: <TextField label="아이디" error="오류" defaultValue="manager" />,
    },
    {
      text: 'disabled 속성을 쓰지 않습니다. 키보드가 닿지 못하고 왜 회색인지 알 수 없습니다. disabledReason을 넘깁니다.',
      example: <input aria-label="학교" disabled defaultValue="한빛고등학교" />,
    },
  ],
  wording:
    '레이블은 쌍점 없는 명사. 오류는 나아갈 길이 있는 한 문장: 관리자는 이름을 입력하세요., 학생은 휴대폰 번호를 10자리 이상 입력해 주세요.',
} satisfies Guide;
