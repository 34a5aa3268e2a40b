import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../../src/badge';
import { Banner } from '../../src/banner';
import { Button } from '../../src/button';
import { LockIcon, MoonIcon, SunIcon } from '../../src/icon';
import { Card, Row, Stack } from '../../src/layout';
import { MealChip } from '../../src/meal-chip';
import { meanings, toneOf, type Meaning, type Tone } from '../../src/meaning';
import { StatTile } from '../../src/stat-tile';
import { Principle, Rule, RuleTable } from './principle';

const meta = {
  title: '원칙/색과 의미',
  id: 'principles-colour',
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const TONES: Readonly<Record<Tone, string>> = {
  quiet: '보통인 것. 색이 없습니다',
  neutral: '끝났거나 할 일이 없음',
  primary: '지금 하고 있음, 고른 것, 누를 것',
  info: '앞으로 올 일, 알아 둘 것',
  success: '확인되어 끝난 일',
  warning: '늦었거나 누군가를 기다리는 일',
  danger: '바로잡아야 하거나 되돌릴 수 없는 일',
  reward: '상점',
  penalty: '벌점',
  lunch: '점심. 다른 뜻으로 쓰지 않습니다',
  dinner: '저녁. 다른 뜻으로 쓰지 않습니다',
};
const isMeaning = (name: string): name is Meaning => name in meanings;
const names = Object.keys(meanings).filter(isMeaning);

const day = { meal: 'lunch', text: '점심', label: '11월 20일 금요일 점심' } as const;

export const Colour: Story = {
  name: '색과 의미',
  render: () => (
    <Principle
      title="색과 의미"
      lead="색마다 뜻이 하나입니다. 같은 뜻은 어느 화면에서나 같은 색이고, 색 없이도 글과 모양으로 알 수 있습니다."
    >
      <Rule
        title="색조와 뜻"
        says="색은 이름이 아니라 뜻으로 고릅니다. 배지와 타일은 뜻(meaning)을 받고, 색조는 뜻의 표 하나가 정합니다. 밝은 테마와 어두운 테마의 값은 토큰이 정하고, 대비는 기초의 색 페이지에서 잽니다."
      >
        <RuleTable
          heads={['색조', '뜻', '상태']}
          rows={Object.entries(TONES).map(([tone, says]) => [
            tone,
            says,
            <Row key={tone} gap={4} wrap>
              {names
                .filter((meaning) => toneOf(meaning) === tone)
                .map((meaning) => (
                  <Badge key={meaning} meaning={meaning}>
                    {meanings[meaning].word}
                  </Badge>
                ))}
            </Row>,
          ])}
        />
      </Rule>
      <Rule
        title="색만으로 말하지 않기"
        says="남성 열두 명 가운데 한 명은 빨강과 초록을 구별하지 못하고, 사무실은 흑백으로 인쇄합니다. 부호, 아이콘, 글, 모양을 함께 씁니다. 아래는 모두 회색으로 바꾼 모습입니다."
        dos={[
          {
            text: '회색이 되어도 무엇인지 압니다.',
            example: (
              <div className="story-grey">
                <Row gap={8}>
                  <Badge meaning="reward">▲ +3점</Badge>
                  <Badge meaning="penalty">▼ −2점</Badge>
                  <Badge icon={<LockIcon size="1em" />}>마감</Badge>
                </Row>
              </div>
            ),
          },
          {
            text: '고른 칩은 체크, 저장 전인 칩은 점선이 있습니다.',
            example: (
              <div className="story-grey">
                <div className="story-chips">
                  <MealChip {...day} selected />
                  <MealChip {...day} selected unsaved />
                  <MealChip {...day} selected={false} />
                </div>
              </div>
            ),
          },
        ]}
        donts={[
          {
            text: '색을 빼면 어느 쪽인지 알 수 없습니다.',
            example: (
              <div className="story-grey">
                <Row gap={8}>
                  <Badge meaning="done">3점</Badge>
                  <Badge meaning="failed">2점</Badge>
                </Row>
              </div>
            ),
          },
        ]}
      />
      <Rule
        title="살펴볼 것에만 색"
        says="모두에 색이 있으면 어느 것도 보이지 않습니다. 보통인 수는 색이 없고, 0은 조용합니다."
        dos={[
          {
            text: '할 일이 있는 하나만 눈에 띕니다.',
            example: (
              <div className="story-tiles">
                <StatTile meaning="unpaid" label="미입금" value="13" unit="명" />
                <StatTile label="재원" value="51" unit="명" />
                <StatTile quiet label="결석" value="0" unit="명" />
              </div>
            ),
          },
        ]}
        donts={[
          {
            text: '뜻 없이 색을 나눠 주지 않습니다.',
            example: (
              <div className="story-tiles">
                <StatTile meaning="penalty" label="재원" value="51" unit="명" />
                <StatTile meaning="reward" label="미입금" value="13" unit="명" />
                <StatTile meaning="dinner" label="결석" value="0" unit="명" />
              </div>
            ),
          },
        ]}
      />
      <Rule
        title="빨강은 되돌릴 수 없을 때"
        says="빨간 버튼은 영영 사라지는 일을 묻는 자리에만 있습니다. 되돌릴 수 있는 일은 바로 하고 되돌리기를 제공합니다."
        dos={[
          {
            text: '묻는 자리에서 하나만 빨갛습니다.',
            example: (
              <Card>
                <Stack gap={12}>
                  <p>학생을 삭제할까요?</p>
                  <Row gap={8}>
                    <Button>닫기</Button>
                    <Button variant="danger">삭제</Button>
                  </Row>
                </Stack>
              </Card>
            ),
          },
        ]}
        donts={[
          {
            text: '늘 보이는 자리에 빨간 버튼을 두지 않습니다. 화면에서 가장 큰 소리가 됩니다.',
            example: (
              <Row gap={8}>
                <Button>메모 저장</Button>
                <Button variant="danger">학생 삭제</Button>
                <Button variant="danger">비우기</Button>
              </Row>
            ),
          },
        ]}
      />
      <Rule
        title="주황은 기다림, 파랑은 알림"
        says="배너도 같은 뜻을 따릅니다. 무엇이 막혀 있으면 주황, 알아 두면 되는 일은 파랑입니다."
        dos={[
          {
            text: '막힌 것과 다가오는 것을 구별합니다.',
            example: (
              <Stack gap={8}>
                <Banner kind="offline">
                  인터넷에 연결되어 있지 않아요. 바꾼 내용은 연결되면 저장할게요.
                </Banner>
                <Banner kind="deadline">오늘 14:00에 내일 도시락이 마감돼요.</Banner>
              </Stack>
            ),
          },
        ]}
        donts={[
          {
            text: '알림을 모두 주황으로 띄우지 않습니다. 정말 막혔을 때 아무도 보지 않습니다.',
            example: <Banner kind="maintenance">새 식단표가 올라왔어요.</Banner>,
          },
        ]}
      />
      <Rule
        title="식사의 색은 식사에만"
        says="점심은 해와 주황빛, 저녁은 달과 보랏빛입니다. 차트, 타일, 칩, 배지에서 늘 같습니다."
      >
        <div className="story-tiles">
          <StatTile meaning="lunch" icon={<SunIcon />} label="점심" value="42" unit="명" />
          <StatTile meaning="dinner" icon={<MoonIcon />} label="저녁" value="37" unit="명" />
          <div className="story-chips">
            <MealChip {...day} selected />
            <MealChip meal="dinner" text="저녁" label="11월 20일 금요일 저녁" selected />
          </div>
        </div>
      </Rule>
    </Principle>
  ),
};
