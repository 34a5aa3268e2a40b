import type { Guide } from '../../storybook/guide';
import { InlineError } from '../inline-error';
import { Card, Stack } from '../layout';
import { WorkLine } from '../work-line';

export const fileDropGuide = {
  use: '관리자의 사진이나 엑셀 파일을 받습니다. 화면 아무 데나 끌어 놓거나 붙여 넣거나 고릅니다. 파일을 넘기기만 하고, 올리기와 진행 상황은 화면의 일입니다.',
  instead: [
    { when: '엑셀에서 줄을 복사했을 때. 표에 붙여 넣습니다', use: 'data-datagrid' },
    { when: '글 여러 줄을 붙여 넣을 때', use: 'inputs-textarea' },
  ],
  states: [
    {
      story: 'Picked',
      says: '점선 테두리, 할 일, 맞는 파일, 기기의 고르기를 여는 버튼.',
    },
    {
      story: 'Dragged',
      says: '파일이 화면 위에 있습니다. 테두리와 바탕이 파래집니다. 테두리 안에 놓지 않아도 됩니다.',
    },
    {
      story: 'Refused',
      says: '지금은 파일을 받을 수 없습니다. 버튼이 까닭을 말하고, 놓아도 아무 일도 없습니다.',
    },
    { story: 'LongText', says: '긴 문장은 줄을 바꾸고 휴대폰에서 버튼은 그 너비를 씁니다.' },
    { story: 'LargeText', says: '글자를 200 %로 키워도 잘리지 않습니다.' },
  ],
  keyboard: [
    { keys: 'Tab', does: '버튼에 초점이 옵니다.' },
    { keys: 'Enter, Space', does: '기기의 고르기를 엽니다.' },
    {
      keys: 'Ctrl+V, ⌘V',
      does: '초점이 어디에 있든 클립보드의 사진이나 파일을 받습니다.',
    },
  ],
  spoken: '할 일을 이름으로 하는 그룹과 버튼입니다. 받았거나 거절한 것은 화면이 알립니다.',
  dos: [
    { text: '종류와 한도를 미리 말합니다: JPG, PNG, WEBP · 10MB까지.' },
    {
      text: '거절한 파일마다 이름과 까닭을 말하고 나머지는 받습니다.',
      example: (
        <Stack gap={8}>
          <WorkLine label="식단표 1.jpg" state="done" />
          <InlineError>
            식단표.heic: 사진 형식을 읽을 수 없습니다. JPG로 저장해 다시 올리세요.
          </InlineError>
        </Stack>
      ),
    },
    { text: '받은 것은 바로 보여 주고 뺄 수 있게 합니다.' },
  ],
  donts: [
    { text: '한 화면에 둘을 두지 않습니다. 붙여 넣은 사진이 어디로 갈지 알 수 없습니다.' },
    {
      text: '끌기를 유일한 방법으로 두지 않습니다. 버튼도 같은 일을 합니다.',
      example: (
        <Card>
          <p>여기로 사진을 끌어 놓으세요.</p>
        </Card>
      ),
    },
    { text: '파일 이름의 확장자를 믿지 않습니다. 서버가 내용을 봅니다.' },
  ],
  wording:
    '레이블: 사진을 끌어 놓거나 붙여 넣으세요. 도움말: 종류와 한도를 짧게. 버튼: 사진 고르기, 파일 고르기.',
} satisfies Guide;
