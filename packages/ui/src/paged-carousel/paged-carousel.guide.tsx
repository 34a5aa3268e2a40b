import type { Guide } from '../../storybook/guide';
import { ChevronLeftIcon, ChevronRightIcon } from '../icon';
import { IconButton } from '../icon-button';
import { Card, Row } from '../layout';

export const pagedCarouselGuide = {
  use: '같은 것 몇 개를 옆으로 놓고 하나씩 봅니다: 사진이 있는 공지. 밀기와 확대는 브라우저가 하고 버튼과 1/3은 아래에 있습니다.',
  instead: [
    {
      when: '그중 하나를 찾거나 서로 견줄 때. 목록은 모두 보여 줍니다',
      use: 'data-datagrid',
    },
    { when: '긴 목록이 서버에서 한 쪽씩 올 때', use: 'data-pagination' },
  ],
  states: [
    { story: 'Pages', says: '한 쪽, 버튼, 몇 쪽 가운데 몇 쪽인지.' },
    { story: 'ByKeyboard', says: '마지막 쪽에서는 다음 버튼이 회색입니다.' },
    { story: 'OnePage', says: '한 쪽뿐이면 버튼도 쪽수도 없습니다.' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: '쪽으로, 보이는 쪽의 링크로, 버튼으로 갑니다.',
    },
    { keys: '← →', does: '쪽에서: 앞과 다음.' },
    { keys: 'Enter, Space', does: '버튼을 누릅니다.' },
  ],
  spoken:
    '이름과 쪽 목록이 있는 영역입니다. 보이지 않는 쪽은 inert라 읽지 않고 초점도 오지 않습니다. 쪽수가 바뀌면 읽습니다.',
  dos: [
    {
      text: 'onPageChange로 보인 것을 읽음으로 하고 끝에 가까우면 더 불러옵니다.',
    },
    {
      text: '쪽의 높이를 비슷하게 합니다. 버튼이 엄지 아래에 남습니다.',
      example: (
        <Card gap={12}>
          <p>11월 식단표 1~2주</p>
          <Row gap={8} align="center" justify="center">
            <IconButton label="이전">
              <ChevronLeftIcon />
            </IconButton>
            1/3
            <IconButton label="다음">
              <ChevronRightIcon />
            </IconButton>
          </Row>
        </Card>
      ),
    },
  ],
  donts: [
    { text: '저절로 넘기지 않습니다. 사람이 넘길 때만 넘어갑니다.' },
    {
      text: '모두가 읽어야 할 것에 쓰지 않습니다. 대부분 첫 쪽만 봅니다.',
      example: (
        <Card gap={12}>
          <p>꼭 읽어 주세요: 내일 도시락은 쉬어요.</p>
          <Row justify="center">3/3</Row>
        </Card>
      ),
    },
  ],
  wording: '이름은 쪽이 무엇인지 말합니다: 이번 달 식단. 버튼은 이전과 다음.',
} satisfies Guide;
