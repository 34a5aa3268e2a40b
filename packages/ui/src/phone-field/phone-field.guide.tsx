import type { Guide } from '../../storybook/guide';
import { TextField } from '../text-field';
import { PhoneField } from '.';

const keep = (text: string, caret: number) => ({ text, caret });

export const phoneFieldGuide = {
  use: '입력하는 동안 3-4-4로 묶이는 휴대폰 번호입니다. 학생은 이것으로 로그인하고, 관리자는 학생의 번호를 적습니다.',
  instead: [
    { when: '뒤 네 자리로 학생을 찾을 때', use: 'inputs-searchfield' },
    { when: '금액일 때', use: 'inputs-numberfield' },
  ],
  states: [
    {
      story: 'Typing',
      says: '숫자만 치면 됩니다: 01012345678은 010-1234-5678이 됩니다. 더 긴 번호와 +로 시작하는 번호를 어떻게 할지는 format이 정합니다.',
    },
    { story: 'CaretStays', says: '가운데에 숫자를 쳐도 커서는 그 뒤에 남습니다.' },
    {
      story: 'Pasted',
      says: '+82 10-1234-5678, 빈칸, 전각 숫자도 그대로 받습니다.',
    },
    {
      story: 'TypedInHangulMode',
      says: '한글은 글자가 완성될 때까지 기다렸다가 사라집니다.',
    },
    { story: 'WithError', says: '틀린 것이 아래에 있고 번호는 남습니다.' },
    {
      story: 'DisabledWithReason',
      says: '읽고 초점을 둘 수 있지만 바꿀 수 없고 아래에 사유가 있습니다.',
    },
    { story: 'Grid', says: '도움말, 오류, 사유를 나란히.' },
  ],
  keyboard: [
    { keys: 'Tab', does: '입력란으로 갑니다.' },
    { keys: 'Enter', does: '양식을 보냅니다.' },
  ],
  spoken:
    '레이블이 있는 전화(tel) 입력란입니다. 휴대폰은 숫자 자판과 내 번호를 보여 줍니다. 도움말, 오류, 사유가 설명입니다.',
  dos: [
    { text: 'format에 도메인의 규칙을 넘깁니다. 서버도 번호를 같은 방법으로 읽습니다.' },
    {
      text: '반쯤 친 번호를 틀렸다고 하지 않고, 버튼에서 아직 누를 수 없는 까닭을 말합니다.',
      example: (
        <PhoneField
          label="휴대폰 번호"
          format={keep}
          defaultValue="010-1234-5678"
          hint="학원에 등록한 번호를 입력해 주세요."
        />
      ),
    },
  ],
  donts: [
    {
      text: '세 칸으로 나누지 않습니다. 붙여 넣기와 휴대폰의 제안이 한 칸만 채웁니다.',
      example: (
        <div className="story-row">
          <TextField
            label="앞자리"
            labelHidden
            size="dense"
            defaultValue="010"
            style={{ width: '4rem' }}
          />
          <TextField label="가운데" labelHidden size="dense" style={{ width: '4rem' }} />
          <TextField label="끝자리" labelHidden size="dense" style={{ width: '4rem' }} />
        </div>
      ),
    },
    { text: '번호를 치는 동안 오류를 띄우지 않습니다. 양식을 보낼 때 확인합니다.' },
  ],
  wording:
    '레이블은 휴대폰 번호이고 오류는 몇 자리가 필요한지 말합니다: 휴대폰 번호를 10자리 이상 입력해 주세요.',
} satisfies Guide;
