import type { Guide } from '../../storybook/guide';
import { Badge } from '../badge';
import { Button } from '../button';
import { Card, Row, Stack } from '.';

export const layoutGuide = {
  use: '놓이는 자리입니다: Stack은 위아래로, Row는 옆으로, Card는 테두리를 둘러 둡니다. 간격은 간격 토큰입니다.',
  instead: [
    { when: '이름이 붙은 사실들', use: 'data-keyvaluelist' },
    { when: '상자 속의 수 하나', use: 'data-stattile' },
    { when: '목록 위의 찾기, 조건, 동작', use: 'data-filterbar' },
    { when: '색이 있는 상자의 안내', use: 'feedback-banner' },
  ],
  states: [
    { story: 'InStack', says: '위아래로, 모두 화면 너비이며 간격은 8입니다.' },
    {
      story: 'InList',
      says: 'as="ul"이면 점 없는 목록이고 스크린 리더가 항목을 셉니다.',
    },
    {
      story: 'InRow',
      says: '옆으로 놓습니다. 들어가지 않으면 다음 줄로 가고 lineGap이 줄의 간격입니다.',
    },
    {
      story: 'OnCard',
      says: '테두리, 올라온 바탕, 16의 여백. gap이 있으면 Stack이기도 합니다.',
    },
    {
      story: 'Grid',
      says: '모두 함께: 카드 목록이며 카드마다 머리 끝에 동작이 있습니다.',
    },
    {
      story: 'OwnClass',
      says: '화면의 클래스가 더 강한 선택자 없이 키트의 것을 이깁니다.',
    },
    { story: 'LargeText', says: '글자를 200 %로 키우면 줄이 나뉘고 잘리지 않습니다.' },
  ],
  keyboard: [],
  spoken: '스스로는 아무것도 없습니다. as가 요소(ul, section, form)를 정하고 그에 따라 읽습니다.',
  dos: [
    {
      text: '요소가 무엇인지 말하게 합니다.',
      example: (
        <Stack as="ul" gap={4}>
          <li>점심</li>
          <li>저녁</li>
        </Stack>
      ),
    },
    {
      text: '이름과 동작을 줄의 양 끝에 둡니다.',
      example: (
        <Card>
          <Row gap={8} align="center" justify="between">
            <Badge>진행 중</Badge>
            <Button size="dense">수정</Button>
          </Row>
        </Card>
      ),
    },
  ],
  donts: [
    { text: '휴대폰과 넓은 화면의 차이에 쓰지 않습니다. 그것은 화면의 클래스입니다.' },
    {
      text: '카드 안에 카드를 두지 않습니다. 하나를 두른 두 테두리는 뜻이 없습니다.',
      example: (
        <Card>
          <Card>점심 12회</Card>
        </Card>
      ),
    },
    { text: '단 나누기에 쓰지 않습니다. 트랙이 있는 grid는 화면의 클래스입니다.' },
  ],
} satisfies Guide;
