import type { Guide } from '../../storybook/guide';
import { TextField } from '../text-field';
import { PasswordField } from '.';

const names = { label: '비밀번호', showLabel: '비밀번호 표시', hideLabel: '비밀번호 숨기기' };

export const passwordFieldGuide = {
  use: '눈을 누르기 전에는 가려진 비밀번호입니다. 관리자가 로그인하고, 가입하고, 바꿀 때 씁니다. 비밀번호 관리 프로그램과 붙여 넣기는 다른 입력란과 같습니다.',
  instead: [
    {
      when: '가릴 까닭이 없을 때: 전화번호, 아이디',
      use: 'inputs-textfield',
    },
  ],
  states: [
    {
      story: 'Hidden',
      says: '점으로 보입니다. 눈은 글자를 보이고 다시 가립니다. 커서는 그 자리에 있습니다.',
    },
    {
      story: 'NewPassword',
      says: '규칙이 도움말에 있습니다. autoComplete="new-password"면 브라우저가 하나를 제안합니다.',
    },
    { story: 'CapsLock', says: 'Caps Lock이 켜진 동안 도움말 자리에서 그렇게 말합니다.' },
    { story: 'WithError', says: '틀린 것이 아래에 있고 테두리는 빨갛고 굵습니다.' },
    {
      story: 'DisabledWithReason',
      says: '지금은 바꿀 수 없습니다. 초점은 오고 아래에 사유가 있습니다.',
    },
    { story: 'Grid', says: '흔한 세 모습을 나란히.' },
  ],
  keyboard: [
    { keys: 'Tab', does: '입력란, 눈의 순서로 갑니다.' },
    { keys: 'Enter', does: '입력란에서는 양식을 보냅니다. 눈에서는 보이거나 가립니다.' },
    { keys: 'Space', does: '눈에서 보이거나 가립니다.' },
  ],
  spoken:
    '레이블이 있는 비밀번호 입력란입니다. 눈은 하게 될 일을 이름으로 하는 버튼입니다: 비밀번호 표시, 비밀번호 숨기기. Caps Lock 문장은 설명이 됩니다.',
  dos: [
    {
      text: '입력하기 전에 규칙을 도움말로 보여 줍니다.',
      example: (
        <PasswordField
          {...names}
          autoComplete="new-password"
          hint="8자 이상, 영문·숫자·특수문자 각 1자 이상"
        />
      ),
    },
    {
      text: '두 비밀번호가 다르면 양식 위가 아니라 둘째 입력란에서 말합니다.',
      example: (
        <PasswordField
          {...names}
          label="비밀번호 확인"
          error="비밀번호가 서로 다릅니다."
          defaultValue="abcd"
        />
      ),
    },
  ],
  donts: [
    {
      text: '보통 입력란을 쓰지 않습니다. 어깨너머로 읽히고 브라우저가 제안으로 남깁니다.',
      example: <TextField label="비밀번호" defaultValue="Manager1234!" />,
    },
    {
      text: '붙여 넣기를 막지 않습니다. 비밀번호 관리 프로그램을 쓰는 사람이 더 약한 것을 고릅니다.',
    },
  ],
  wording:
    '레이블은 비밀번호와 비밀번호 확인. 로그인하지 못하면 아이디 또는 비밀번호를 확인하세요.라고만 하고 어느 쪽이 틀렸는지 말하지 않습니다.',
} satisfies Guide;
