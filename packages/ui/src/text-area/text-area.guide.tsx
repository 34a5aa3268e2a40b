import type { Guide } from '../../storybook/guide';
import { TextArea } from '.';

export const textAreaGuide = {
  use: '여러 줄의 글입니다: 사유, 공지, 메모. 쓴 만큼 높아지고 화면의 절반부터는 스크롤합니다.',
  instead: [
    { when: '한 줄이면 될 때', use: 'inputs-textfield' },
    { when: '사유가 미리 정해져 있을 때', use: 'inputs-select' },
  ],
  states: [
    { story: 'Empty', says: 'rows가 없으면 세 줄 높이입니다.' },
    { story: 'Grows', says: '글만큼 높습니다.' },
    {
      story: 'WithError',
      says: '도움말 자리의 문장, 빨갛고 굵은 테두리.',
    },
    {
      story: 'DisabledWithReason',
      says: '읽고 초점을 두고 복사할 수 있고 아래에 사유가 있습니다.',
    },
    { story: 'Grid', says: '비워도 되면 레이블 뒤에 선택을 붙입니다.' },
  ],
  keyboard: [
    { keys: 'Tab', does: '입력란으로 가고 나갑니다. 탭 문자는 들어가지 않습니다.' },
    { keys: 'Enter', does: '줄을 바꿉니다. 양식을 보내지 않습니다.' },
  ],
  spoken:
    '레이블이 있는 여러 줄 입력란이고 도움말, 오류, 사유가 설명입니다. 오류는 나타날 때 읽습니다.',
  dos: [
    {
      text: '한도를 도움말에 쓰고 maxLength로 넘깁니다.',
      example: <TextArea label="내용" hint="300자까지 쓸 수 있어요." maxLength={300} />,
    },
    {
      text: '분명하지 않으면 누가 읽는지 말합니다.',
      example: <TextArea label="메모" labelNote="선택" hint="학생에게는 보이지 않습니다." />,
    },
  ],
  donts: [
    {
      text: '레이블을 placeholder에 쓰지 않습니다. 첫 글자를 치면 사라집니다.',
      example: <TextArea label="사유" labelHidden placeholder="사유" />,
    },
    { text: '나중에 사무실이 셀 것에 쓰지 않습니다. 자유로운 글은 더할 수 없습니다.' },
  ],
  wording:
    '레이블은 명사: 내용, 사유. 도움말과 오류는 마침표가 있는 온전한 문장: 학생은 해요체, 관리자는 합쇼체.',
} satisfies Guide;
