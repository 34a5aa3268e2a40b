import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../../src/badge';
import { Button } from '../../src/button';
import { Checkbox } from '../../src/checkbox';
import { CloseIcon, EditIcon } from '../../src/icon';
import { IconButton } from '../../src/icon-button';
import { Card, Row, Stack } from '../../src/layout';
import { LockReason } from '../../src/lock-reason';
import { MealChip } from '../../src/meal-chip';
import { TextField } from '../../src/text-field';
import { Principle, Rule, RuleTable } from './principle';

const meta = {
  title: '원칙/접근성',
  id: 'principles-accessibility',
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Accessibility: Story = {
  name: '접근성',
  render: () => (
    <Principle
      title="접근성"
      lead="키보드만으로, 스크린 리더로, 글자를 두 배로 키워서, 떨리는 손으로도 같은 일을 끝낼 수 있어야 합니다. WCAG 2.2 AA를 모든 스토리에서 두 너비와 두 테마로 잽니다."
    >
      <Rule
        title="지키는 수"
        says="컴포넌트가 지키므로 화면은 컴포넌트를 쓰기만 하면 됩니다. 직접 그릴 때는 아래 수를 지킵니다."
      >
        <RuleTable
          heads={['무엇', '기준']}
          rows={[
            ['글의 대비', '4.5:1 이상'],
            ['입력 요소와 초점 테두리의 대비', '3:1 이상'],
            ['손가락이 누르는 영역', '44 × 44 px'],
            ['글자 키우기', '200 %에서 잘리지 않음'],
            ['가장 좁은 너비', '320 px에서 옆으로 스크롤하지 않음'],
            ['움직임', '줄이기를 켜면 투명도만 바뀜'],
            ['알림이 머무는 시간', '6초. 포인터와 초점이 멈춤'],
          ]}
        />
      </Rule>
      <Rule
        title="키보드만으로 끝까지"
        says="마우스로 하는 일은 모두 키보드로 됩니다. 초점은 늘 보이고, 닫으면 열었던 곳으로 돌아갑니다. 표와 달력처럼 큰 것은 Tab으로 한 번만 멈추고 안에서는 화살표로 움직입니다."
        dos={[
          {
            text: '초점이 어디 있는지 두꺼운 테두리로 보입니다.',
            example: (
              <Row gap={12}>
                <Button>닫기</Button>
                <span className="story-focus">
                  <Button variant="primary">신청하기</Button>
                </span>
              </Row>
            ),
          },
        ]}
        donts={[
          {
            text: '누를 수 있는 것을 글로만 그리지 않습니다. 키보드가 닿지 못합니다.',
            example: (
              <Row gap={12}>
                <span>닫기</span>
                <strong>신청하기</strong>
              </Row>
            ),
          },
        ]}
      />
      <Rule
        title="막혔으면 까닭을"
        says="누를 수 없는 것도 보이고, 초점이 오고, 까닭을 말합니다. 숨기거나 까닭 없이 회색으로 두면 사람들이 찾아 헤맵니다."
        dos={[
          {
            text: '초점을 두거나 누르면 까닭이 나옵니다.',
            example: (
              <Row gap={12} align="center">
                <Button variant="primary" disabledReason="신청 기간이 아니에요.">
                  신청하기
                </Button>
                <LockReason>전날 14:00 이후에는 변경할 수 없어요.</LockReason>
              </Row>
            ),
          },
        ]}
        donts={[
          {
            text: '까닭 없는 회색은 고장으로 보입니다.',
            example: (
              <button type="button" disabled>
                신청하기
              </button>
            ),
          },
        ]}
      />
      <Rule
        title="누르는 영역은 44 px"
        says="아이콘이 작아도 누르는 자리는 작지 않습니다. 점선은 손가락이 누를 수 있는 자리입니다."
        dos={[
          {
            text: '작은 버튼도 둘레까지 눌립니다.',
            example: (
              <Row gap={12}>
                <span className="story-target">
                  <IconButton label="무단지각 수정" size="dense">
                    <EditIcon />
                  </IconButton>
                </span>
                <span className="story-target">
                  <IconButton label="무단지각 지우기" size="dense">
                    <CloseIcon />
                  </IconButton>
                </span>
              </Row>
            ),
          },
        ]}
        donts={[
          {
            text: '글자 크기의 아이콘을 붙여 놓지 않습니다. 옆의 것이 눌립니다.',
            example: (
              <Row aria-hidden="true">
                <EditIcon />
                <CloseIcon />
              </Row>
            ),
          },
        ]}
      />
      <Rule
        title="이름은 홀로 들어도 통하게"
        says="스크린 리더는 옆을 보지 못합니다. 버튼과 칩의 이름에 무엇의 것인지 넣고, 보이는 글과 다르지 않게 합니다. 아래 칩은 '11월 20일 금요일 점심, 선택됨'으로 읽습니다."
        dos={[
          {
            text: '줄의 이름을 앞에 붙입니다: 무단지각 수정.',
            example: (
              <Row gap={12} align="center">
                <div className="story-chips">
                  <MealChip meal="lunch" text="점심" label="11월 20일 금요일 점심" selected />
                </div>
                <IconButton label="무단지각 수정">
                  <EditIcon />
                </IconButton>
              </Row>
            ),
          },
        ]}
        donts={[
          {
            text: '같은 이름을 여러 번 쓰지 않습니다. 수정, 수정, 수정으로만 들립니다.',
            example: (
              <Row gap={12}>
                {['첫째', '둘째', '셋째'].map((row) => (
                  <IconButton key={row} label="수정">
                    <EditIcon />
                  </IconButton>
                ))}
              </Row>
            ),
          },
        ]}
      />
      <Rule
        title="레이블은 늘 보이게"
        says="무엇을 쓰는 칸인지 쓰는 동안에도 보여야 합니다. 도움말은 틀리기 전에, 오류는 나간 뒤에 말합니다."
        dos={[
          {
            text: '레이블은 위, 맞는 꼴은 아래에 둡니다.',
            example: <TextField label="휴대폰 번호" hint="학원에 등록한 번호를 입력해 주세요." />,
          },
        ]}
        donts={[
          {
            text: '첫 글자를 치면 사라지는 글에 레이블을 맡기지 않습니다.',
            example: <TextField label="휴대폰 번호" labelHidden placeholder="휴대폰 번호" />,
          },
        ]}
      />
      <Rule
        title="바뀐 것은 말해 주기"
        says="눈으로 보이는 변화는 소리로도 알립니다. 저장됨과 건수는 읽던 것을 마친 뒤에(polite), 일을 잃을 실패는 바로(assertive) 읽습니다. 초점은 옮기지 않습니다."
        dos={[
          {
            text: '건수처럼 한 번이면 되는 것을 알립니다.',
            example: (
              <Card>
                <Stack gap={8}>
                  <Checkbox label="미입금" checked onCheckedChange={() => undefined} />
                  <output>전체 312명 · 표시 47명</output>
                </Stack>
              </Card>
            ),
          },
        ]}
        donts={[
          {
            text: '1초마다 바뀌는 것을 알리지 않습니다. 스크린 리더가 멈추지 않습니다.',
            example: <Badge meaning="upcoming">남은 시간 01:12:37</Badge>,
          },
        ]}
      />
    </Principle>
  ),
};
