import type { Guide } from '../../storybook/guide';
import { Select } from '../select';
import { TimeField } from '.';

const nothing = () => undefined;

export const timeFieldGuide = {
  use: '24시간으로 쓰는 시각입니다. 숫자로 입력하거나 기기의 시계에서 고릅니다.',
  instead: [
    { when: '날짜일 때', use: 'inputs-datefield' },
    { when: '길이일 때. 분의 수를 씁니다', use: 'inputs-numberfield' },
    { when: '그 날의 교시만 고를 수 있을 때', use: 'inputs-select' },
  ],
  states: [
    { story: 'Typing', says: '숫자 네 자면 됩니다: 1930은 19:30이 됩니다.' },
    { story: 'AnHourIsEnough', says: '9는 09가 되고 입력란을 나가면 09:00이 됩니다.' },
    { story: 'Pasted', says: '오후 7:30과 7:30 PM은 19:30이 됩니다.' },
    {
      story: 'Picked',
      says: '끝의 시계는 입력란의 시각에서 기기의 고르기를 엽니다.',
    },
    { story: 'WithError', says: '도움말 자리의 문장. 입력한 것은 남습니다.' },
    {
      story: 'DisabledWithReason',
      says: '읽고 초점을 둘 수 있습니다. 시계는 없고 아래에 사유가 있습니다.',
    },
    { story: 'Grid', says: '모두와 dense.' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: '입력란, 시계의 순서로 갑니다. 나가면 시만 쓴 것을 채웁니다.',
    },
    {
      keys: 'Backspace',
      does: '쌍점도 다른 글자처럼 지웁니다. 저절로 돌아오지 않습니다.',
    },
    { keys: 'Enter, Space', does: '시계에서 기기의 고르기를 엽니다.' },
  ],
  spoken:
    '레이블이 있는 텍스트 입력란이고 시계는 시계 열기 버튼입니다. 도움말, 오류, 사유가 설명입니다.',
  dos: [
    {
      text: '시각은 화면의 규칙으로 판단합니다. 입력란은 쓰는 것을 도울 뿐입니다.',
      example: (
        <TimeField
          label="나가는 시각"
          value="19:00"
          hint="24시간으로 적어 주세요."
          pickerLabel="시계 열기"
          onValueChange={nothing}
        />
      ),
    },
    { text: '시각은 둘레의 문장까지 어디서나 14:00으로 씁니다.' },
  ],
  donts: [
    {
      text: '시와 분을 두 목록으로 나누지 않습니다. 수 하나에 예순 개를 훑습니다.',
      example: (
        <div className="story-row">
          <Select label="시" labelHidden size="dense">
            <option>19시</option>
          </Select>
          <Select label="분" labelHidden size="dense">
            <option>00분</option>
          </Select>
        </div>
      ),
    },
    { text: '오전과 오후를 쓰지 않습니다. 시각의 실수 절반이 거기서 나옵니다.' },
  ],
  wording:
    '레이블은 그때 무엇이 일어나는지 말합니다: 나가는 시각, 돌아오는 시각. 오류는 꼴을 보여 줍니다: 시각을 19:00처럼 입력해 주세요.',
} satisfies Guide;
