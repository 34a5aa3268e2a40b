import type { Guide } from '../../storybook/guide';
import { Button } from '../button';
import { Row, Stack } from '../layout';
import { Badge } from '../badge';

export const pageBarGuide = {
  use: '관리자 목록 위의 한 줄입니다: 화면 이름, 날짜나 달 넘기기, 목록의 도구. AdminShell이 PageBarScope를 그리고, 화면 어디에 있는 FilterBar든 찾기, 조건, 동작을 여기에 보여 줍니다.',
  instead: [
    { when: '목록의 찾기, 조건, 동작', use: 'data-filterbar' },
    { when: '한 화면의 부분들', use: 'actions-tabs' },
    { when: '학생 앱일 때', use: 'shell-studentshell' },
  ],
  states: [
    { story: 'WithList', says: '이름, 넘기기, 찾기, 조건, ⋯, 주된 동작 하나.' },
    { story: 'Alone', says: '목록 없는 화면: 이름만.' },
    {
      story: 'Phone',
      says: '900 px까지 이름은 틀의 막대에 있고, 넘기기, 찾기, 아이콘 둘, 주된 동작이 한 줄을 나눠 씁니다.',
    },
  ],
  keyboard: [{ keys: 'Tab', does: '돌아가는 길, 넘기기, 목록의 도구 순서로 갑니다.' }],
  spoken: '이름이 그 화면의 하나뿐인 첫 단계 제목입니다.',
  dos: [
    {
      text: '이름 뒤에 화면이 얼마나 새로운지 말합니다.',
      example: <Badge meaning="done">실시간</Badge>,
    },
    { text: '1440 px에서 한 줄을 지킵니다. 나머지는 ⋯ 안에 둡니다.' },
  ],
  donts: [
    {
      text: '아래에 버튼 줄을 하나 더 두지 않습니다.',
      example: (
        <Stack gap={8}>
          <strong>학생 관리</strong>
          <Row gap={8}>
            {['엑셀', '인쇄', '열 설정', '가져오기'].map((label) => (
              <Button key={label} size="dense">
                {label}
              </Button>
            ))}
          </Row>
        </Stack>
      ),
    },
    { text: '수를 넣지 않습니다. 수에는 따로 줄이 있습니다.' },
  ],
  wording: '이름은 메뉴와 같습니다: 당일 조회, 학생 관리.',
} satisfies Guide;
