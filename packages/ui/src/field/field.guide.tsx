import type { Guide } from '../../storybook/guide';
import { TextField } from '../text-field';

export const fieldGuide = {
  use: '모든 입력란의 틀입니다: 위에 레이블, 입력 요소, 아래에 도움말이나 오류. 스크린 리더에 이어 둡니다. 새 입력란을 만들 때만 필요하고 다른 입력란에는 이미 들어 있습니다. InputBox는 그 안의 테두리 있는 입력 요소입니다.',
  instead: [
    { when: '한 줄의 글', use: 'inputs-textfield' },
    { when: '여러 줄의 글', use: 'inputs-textarea' },
    { when: '목록에서 하나', use: 'inputs-select' },
    { when: '날짜, 시각, 금액, 전화번호', use: 'inputs-datefield' },
  ],
  states: [
    {
      story: 'Plain',
      says: '레이블과 입력 요소. 필수가 보통이므로 표시하지 않습니다.',
    },
    { story: 'Optional', says: '레이블 뒤에 회색으로 선택.' },
    { story: 'WithHint', says: '무엇을 써야 맞는지 입력 요소 아래에 늘 있습니다.' },
    {
      story: 'WithError',
      says: '빨간 테두리와, 도움말 자리의 문장. 글이 말하고 색은 거듭니다.',
    },
    {
      story: 'DisabledWithReason',
      says: '회색 바탕에 읽기 전용이고 Tab으로 갈 수 있습니다. 도움말 자리에 사유가 옵니다.',
    },
    {
      story: 'LabelHidden',
      says: '레이블은 스크린 리더에만 있습니다. 머리글이나 옆의 글이 말할 때 씁니다.',
    },
    { story: 'WithUnit', says: '상자 안에서 글 앞의 아이콘이나 뒤의 단위.' },
    { story: 'LongText', says: '레이블, 도움말, 오류는 줄을 바꾸고 입력 요소는 너비를 지킵니다.' },
    { story: 'LargeText', says: '글자를 200 %로 키우면 상자도 커집니다.' },
    {
      story: 'Grid',
      says: '이 모두입니다. normal은 휴대폰 48 px, 900 px 초과 40 px이고 dense는 32 px입니다. 휴대폰에서 글자는 16 px 이상이라 iOS가 확대하지 않습니다.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: '초점이 옵니다. 사유가 있어도 오고, 레이블을 눌러도 옵니다.',
    },
    { keys: '(입력 요소)', does: '그 밖의 키는 입력 요소의 것입니다.' },
  ],
  spoken:
    '이름은 레이블, 설명은 도움말, 사유, 오류입니다. 오류가 있으면 잘못됨(invalid)이고, 나타나면 읽던 것을 마친 뒤 읽습니다.',
  dos: [
    {
      text: '해당하는 입력란 아래에 무엇이 틀렸고 어떻게 고치는지 말합니다.',
      example: (
        <TextField
          label="휴대폰 번호"
          defaultValue="010-12"
          error="휴대폰 번호를 10자리 이상 입력해 주세요."
        />
      ),
    },
    {
      text: '틀리기 전에 맞는 꼴을 도움말에 적습니다.',
      example: <TextField label="비밀번호" hint="8자 이상, 영문·숫자·특수문자 각 1자 이상" />,
    },
    { text: 'control의 props는 둘레의 상자가 아니라 실제 입력 요소에 펼칩니다.' },
  ],
  donts: [
    {
      text: 'placeholder를 레이블로 쓰지 않습니다. 첫 글자를 치면 사라집니다.',
      example: <TextField label="이름" labelHidden placeholder="이름" />,
    },
    { text: '빨간 별표를 쓰지 않습니다. 드문 쪽인 선택을 표시합니다.' },
    { text: '첫 글자를 치는 동안 오류를 띄우지 않습니다. 입력란을 나갈 때까지 기다립니다.' },
  ],
  wording:
    '레이블은 쌍점 없는 명사: 이름, 휴대폰 번호. 도움말은 짧은 말. 오류는 한 문장: 학생은 -아/어 주세요(입력해 주세요.), 관리자는 -하세요(이름을 입력하세요.).',
} satisfies Guide;
