import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { Badge } from '../../src/badge';
import { Button } from '../../src/button';
import { KeyValueList } from '../../src/key-value-list';
import { Card, Row, Stack } from '../../src/layout';
import { Select } from '../../src/select';
import { TextField } from '../../src/text-field';
import { WeekdayPicker } from '../../src/weekday-picker';
import { sampleWeekdays } from '../../src/testing/sample-weekdays';
import { Principle, Rule, RuleTable } from './principle';

const meta = {
  title: '원칙/반응형',
  id: 'principles-responsive',
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** As narrow as the smallest phone, wherever the page is looked at. */
const Narrow = ({ children }: { children: ReactNode }) => (
  <div className="story-narrow">{children}</div>
);

export const Responsive: Story = {
  name: '반응형',
  render: () => (
    <Principle
      title="반응형"
      lead="같은 화면이 휴대폰, 태블릿, 데스크톱에서 같은 일을 합니다. 너비가 바꾸는 것은 놓이는 자리이고, 할 수 있는 일이 아닙니다."
    >
      <Rule
        title="바뀌는 곳은 900 px"
        says="틀과 입력 요소는 900 px에서 바뀝니다. 600 px 아래에서는 표가 카드가 되고 단이 접힙니다. 320 px까지 옆으로 스크롤하지 않습니다."
      >
        <RuleTable
          heads={['무엇', '900 px까지', '901 px부터']}
          rows={[
            ['학생 틀', '제목 막대, 엄지 아래의 탭', '머리의 탭, 내용은 1200 px까지'],
            ['관리자 틀', '☰ 안의 메뉴, 화면 이름이 있는 막대', '왼쪽 240 px 메뉴'],
            ['시트', '아래에서 올라옴, 높이 90 %까지', '가운데 대화 상자'],
            ['서랍', '아래에서 올라오는 시트', '오른쪽 440 px'],
            ['표', '600 px까지 줄마다 카드, 그 위는 표', '머리글과 이름 열이 고정된 표'],
            ['입력 요소', '48 px, 글자 16 px', '40 px, 표와 필터는 32 px'],
            ['떠 있는 버튼', '엄지 위', '없음. 화면 머리의 버튼'],
          ]}
        />
      </Rule>
      <Rule
        title="자르지 말고 흐르게"
        says="들어가지 않으면 다음 줄로 갑니다. 글은 낱말 사이에서 나누고, 수와 단위, 배지는 나누지 않습니다."
        dos={[
          {
            text: '자리가 없으면 값이 이름 아래로, 버튼이 다음 줄로 내려갑니다.',
            example: (
              <Narrow>
                <Card>
                  <Stack gap={12}>
                    <KeyValueList
                      items={[
                        { label: '신청 기간', value: '11월 1일 (일) ~ 11월 30일 (월)' },
                        { label: '응시료', value: '10,000원' },
                      ]}
                    />
                    <Row gap={8} lineGap={8}>
                      <Button>신청 내용 수정하기</Button>
                      <Button variant="primary">신청하기</Button>
                    </Row>
                  </Stack>
                </Card>
              </Narrow>
            ),
          },
        ]}
        donts={[
          {
            text: '한 줄에 가두지 않습니다. 뒤의 절반이 더 중요한 때가 많습니다.',
            example: (
              <Narrow>
                <Card>
                  <p className="story-cut">
                    신청 기간 11월 1일 (일) ~ 11월 30일 (월), 응시료 10,000원
                  </p>
                </Card>
              </Narrow>
            ),
          },
        ]}
      />
      <Rule
        title="휴대폰의 주된 동작은 넓게"
        says="휴대폰에서 주된 버튼은 너비를 모두 쓰고 끝에 섭니다. 넓은 화면에서는 글만큼만 넓습니다."
        dos={[
          {
            text: '엄지가 닿는 곳에 하나만 넓게 둡니다.',
            example: (
              <Narrow>
                <Stack gap={12}>
                  <TextField label="입금자명" defaultValue="김하늘" />
                  <Button block size="large" variant="primary">
                    보내기
                  </Button>
                </Stack>
              </Narrow>
            ),
          },
        ]}
        donts={[
          {
            text: '작은 버튼 여럿을 한 줄에 밀어 넣지 않습니다.',
            example: (
              <Narrow>
                <Row gap={4}>
                  {['저장', '임시 저장', '지우기', '미리 보기'].map((label) => (
                    <Button key={label} size="dense">
                      {label}
                    </Button>
                  ))}
                </Row>
              </Narrow>
            ),
          },
        ]}
      />
      <Rule
        title="빼지 말고 접기"
        says="좁다고 기능을 빼지 않습니다. 자주 쓰는 것은 남기고 나머지는 메뉴와 시트에 접습니다. 일곱 요일처럼 자리가 뜻인 것은 줄이되 빼지 않습니다."
        dos={[
          {
            text: '요일 일곱 개는 320 px에서도 한 줄에 섭니다.',
            example: (
              <Narrow>
                <WeekdayPicker
                  label="요일"
                  options={sampleWeekdays}
                  value={[1, 3]}
                  onValueChange={() => undefined}
                />
              </Narrow>
            ),
          },
        ]}
        donts={[
          {
            text: '휴대폰에서만 다른 입력 요소로 바꾸지 않습니다. 두 번 배워야 합니다.',
            example: (
              <Narrow>
                <Select label="요일" defaultValue="월">
                  {[...'일월화수목금토'].map((day) => (
                    <option key={day}>{day}</option>
                  ))}
                </Select>
              </Narrow>
            ),
          },
        ]}
      />
      <Rule
        title="글자는 200 %까지"
        says="글자 크기와 줄 높이는 rem입니다. 브라우저에서 키우면 높이가 늘어나고 줄이 바뀔 뿐 잘리지 않습니다. 아래는 같은 것을 두 배로 키운 모습입니다."
      >
        <div className="story-apps">
          <Card>
            <Row gap={8} align="center">
              <Badge meaning="open">진행 중</Badge> 12월 모의고사
            </Row>
          </Card>
          <Card>
            <div className="story-doubled">
              <Row gap={8} align="center">
                <Badge meaning="open">진행 중</Badge> 12월 모의고사
              </Row>
            </div>
          </Card>
        </div>
      </Rule>
    </Principle>
  ),
};
