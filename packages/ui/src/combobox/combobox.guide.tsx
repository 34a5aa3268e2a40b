import type { Guide } from '../../storybook/guide';
import { KeyValueList } from '../key-value-list';
import { TextField } from '../text-field';

export const comboboxGuide = {
  use: '수백 개 가운데 하나를 입력해서 고릅니다. 대개 학생입니다. 화면이 찾은 것을 입력란 아래에 보여 줍니다. 찾기는 화면이 합니다(초성, 전화번호 뒤 네 자리, 좌석).',
  instead: [
    { when: '고를 것이 열다섯 개보다 적을 때', use: 'inputs-select' },
    { when: '입력한 글로 아래 목록을 좁힐 때', use: 'inputs-searchfield' },
    { when: '화면과 작업으로도 가야 할 때', use: 'actions-commandpalette' },
  ],
  states: [
    {
      story: 'FindAndChoose',
      says: '비어 있고, 무엇을 입력할 수 있는지 placeholder에 예가 있습니다. 입력하거나 ↓를 누르기 전에는 아무것도 열리지 않습니다.',
    },
    {
      story: 'Open',
      says: '찾은 것들입니다. 가장 알맞은 것이 처음이고 표시되어 있습니다. 왼쪽에 이름, 오른쪽에 같은 이름을 구별할 것.',
    },
    { story: 'NothingFound', says: '목록 자리에 한 문장이 나옵니다. 입력한 글은 남습니다.' },
    {
      story: 'WithError',
      says: '고르지 않았거나 맞지 않는 것을 골랐습니다. 아래에 문장이 있고 테두리가 빨갛습니다.',
    },
    {
      story: 'DisabledWithReason',
      says: '지금은 바꿀 수 없습니다. 읽기 전용이고 아래에 사유가 있습니다.',
    },
    { story: 'LongText', says: '긴 이름과 설명은 줄을 바꾸고 항목이 높아집니다.' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: '입력란으로 갑니다. 나가면 목록이 닫히고 입력한 글은 남습니다.',
    },
    {
      keys: '↓',
      does: '목록을 열고, 이어서 다음 항목으로 갑니다. 마지막 다음은 처음입니다.',
    },
    { keys: '↑', does: '앞 항목으로 갑니다.' },
    { keys: 'Enter', does: '표시된 항목을 고릅니다. 글자를 완성하는 Enter로는 고르지 않습니다.' },
    { keys: 'Esc', does: '목록을 닫습니다. 한 번 더 누르면 입력란을 비웁니다.' },
  ],
  spoken:
    '레이블을 이름으로 하는 combobox이고 목록의 이름도 같습니다. 초점은 입력란에 있고 표시된 항목이 바뀔 때마다 읽습니다. 찾지 못한 것은 읽던 것을 마친 뒤 읽습니다.',
  dos: [
    {
      text: '항목마다 같은 이름을 구별할 설명을 붙입니다: 고2 · 5671.',
      example: (
        <KeyValueList
          items={[
            { label: '고2 · 5671', value: '김하늘' },
            { label: '고1 · 0037', value: '김하늘' },
          ]}
        />
      ),
    },
    { text: '고른 것은 입력란에, 그 설명은 아래 도움말에 보여 줍니다.' },
    {
      text: '서버가 찾는 동안 emptyText에 찾는 중…을 넣습니다. 그래야 없다는 말이 사실일 때만 읽힙니다.',
    },
  ],
  donts: [
    {
      text: '데이터베이스의 순서로 보여 주지 않습니다. Enter가 처음 것을 고르므로 가장 알맞은 것이 처음입니다.',
    },
    {
      text: '초점을 잃었다고 지우지 않습니다. 입력한 글도 수고입니다.',
      example: <TextField label="학생" placeholder="이름 · 초성 · 좌석" error="학생을 고르세요." />,
    },
    { text: '여러 개를 고르는 데 쓰지 않습니다. 골라서 아래 목록에 더하고 다시 입력합니다.' },
  ],
  wording:
    '레이블은 명사: 학생. placeholder는 입력할 수 있는 것: 이름 · 초성 · 좌석. 없을 때: 찾은 학생이 없습니다.',
} satisfies Guide;
