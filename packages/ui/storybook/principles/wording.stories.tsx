import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Badge } from '../../src/badge';
import { Button } from '../../src/button';
import { EmptyState } from '../../src/empty-state';
import { InlineError } from '../../src/inline-error';
import { KeyValueList } from '../../src/key-value-list';
import { Card, Row, Stack } from '../../src/layout';
import { SaveStatus } from '../../src/save-status';
import { Switch } from '../../src/switch';
import { TextField } from '../../src/text-field';
import { Principle, Rule, RuleTable } from './principle';

const saveTexts = {
  saving: '저장 중…',
  saved: '저장됨 14:03',
  failed: '저장하지 못했어요',
  offline: '오프라인 · 변경 3건 대기',
};

const meta = {
  title: '원칙/글쓰기',
  id: 'principles-wording',
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wording: Story = {
  name: '글쓰기',
  render: () => (
    <Principle
      title="글쓰기"
      lead="화면의 글은 무슨 일이 있었고 다음에 무엇을 하면 되는지 말합니다. 탓하지 않고, 꾸미지 않고, 짧게 씁니다."
    >
      <Rule
        title="학생은 해요체, 관리자는 합쇼체"
        says="학생에게는 옆에서 말하듯 해요체로, 관리자에게는 짧은 합쇼체나 명사로 씁니다. 한 앱 안에서 섞지 않습니다."
      >
        <RuleTable
          heads={['때', '학생', '관리자']}
          rows={[
            ['비어 있음', '아직 신청한 도시락이 없어요.', '등록된 학생이 없습니다.'],
            ['저장 실패', '저장하지 못했어요.', '저장하지 못했습니다.'],
            ['빠진 입력', '휴대폰 번호를 10자리 이상 입력해 주세요.', '이름을 입력하세요.'],
            ['되었음', '점심 12건을 신청했어요.', '12건을 신청했습니다.'],
            ['연결 끊김', '인터넷에 연결되어 있지 않아요.', '인터넷에 연결되어 있지 않습니다.'],
            ['버튼', '신청하기, 맞아요', '저장, 삭제, 등록'],
          ]}
        />
      </Rule>
      <Rule
        title="오류는 무슨 일인지와 할 일"
        says="까닭을 알면 까닭을, 모르면 할 일을 말합니다. 코드와 영어 문장은 보여 주지 않고, 사람을 탓하지 않습니다."
        dos={[
          {
            text: '무엇이 되지 않았고 무엇을 하면 되는지 한 번에 말합니다.',
            example: <InlineError>신청을 처리하지 못했어요. 다시 시도해 주세요.</InlineError>,
          },
          {
            text: '규칙이 막았으면 그 규칙을 수와 함께 말합니다.',
            example: <InlineError>전날 14:00 이후에는 변경할 수 없어요.</InlineError>,
          },
        ]}
        donts={[
          {
            text: '코드만 보여 주지 않습니다. 읽는 사람이 할 수 있는 일이 없습니다.',
            example: <InlineError>오류가 발생했습니다. (E-409)</InlineError>,
          },
          {
            text: '사람을 탓하지 않습니다. 무엇이 맞는지 말합니다.',
            example: (
              <TextField label="휴대폰 번호" defaultValue="010-12" error="잘못 입력하셨습니다." />
            ),
          },
        ]}
      />
      <Rule
        title="버튼은 하는 일의 이름"
        says="버튼만 읽어도 무슨 일이 일어날지 알아야 합니다. 대화 상자에서 나가는 길은 늘 닫기입니다."
        dos={[
          {
            text: '제목에서 묻고, 버튼이 같은 말로 답합니다.',
            example: (
              <Card>
                <Stack gap={12}>
                  <p>신청을 취소할까요?</p>
                  <Row gap={8}>
                    <Button>닫기</Button>
                    <Button variant="danger">신청 취소하기</Button>
                  </Row>
                </Stack>
              </Card>
            ),
          },
        ]}
        donts={[
          {
            text: '확인과 취소로 묻지 않습니다. 취소를 취소하는지 신청을 취소하는지 알 수 없습니다.',
            example: (
              <Card>
                <Stack gap={12}>
                  <p>취소하시겠습니까?</p>
                  <Row gap={8}>
                    <Button>취소</Button>
                    <Button variant="primary">확인</Button>
                  </Row>
                </Stack>
              </Card>
            ),
          },
        ]}
      />
      <Rule
        title="날짜, 시각, 수"
        says="어느 화면에서나 같은 꼴로 씁니다. 학생이 본 것과 관리자가 본 것, 종이에 나온 것이 같아야 합니다."
      >
        <RuleTable
          heads={['무엇', '이렇게 씁니다', '이렇게 쓰지 않습니다']}
          rows={[
            ['날짜', '11월 20일 (금)', '2026-11-20, 11/20'],
            ['기간', '11월 1일 (일) ~ 11월 10일 (화)', '11.1-11.10'],
            ['달', '2026년 11월', '26.11'],
            ['시각', '14:00', '오후 2시, 2:00 PM'],
            ['금액', '5,000원', '₩5000'],
            ['사람과 건수', '12명, 3건, 7회', '12, 3개'],
            ['점수', '+3점, −2점', '3점(상), -2점'],
            ['전체와 일부', '전체 312명 · 표시 47명', '47/312'],
          ]}
        />
      </Rule>
      <Rule
        title="정해진 낱말"
        says="하나에는 낱말이 하나입니다. 화면마다 다르게 부르면 같은 것인지 알 수 없습니다."
      >
        <RuleTable
          heads={['뜻', '이렇게 씁니다', '이렇게 쓰지 않습니다']}
          rows={[
            ['하루의 식사', '도시락, 점심, 저녁', '급식, 중식, 석식'],
            ['더는 바꿀 수 없음', '마감', '잠김, 종료됨'],
            ['한 일을 되돌림', '되돌리기', '실행 취소'],
            ['실패한 일을 다시 함', '다시 시도', '재시도'],
            ['대화 상자를 나감', '닫기', '취소, 아니요'],
            ['공지의 그림 파일', '사진', '그림, 이미지'],
            ['돈이 확인되지 않음', '미입금', '입금 안 됨'],
            ['들어오는 말', '로그인, 사용 설명서', '접속, 매뉴얼'],
            ['모의고사의 때', '진행 중, 예정, 종료', '오픈, 대기, 마감됨'],
          ]}
        />
      </Rule>
      <Rule
        title="상태는 네 마디로"
        says="저절로 저장하는 화면은 네 가지만 말합니다. 사실보다 앞서 말하지 않습니다."
        dos={[
          {
            text: '기다리는 것과 잃지 않았다는 것을 말합니다.',
            example: (
              <Stack gap={8}>
                <SaveStatus state="saved" texts={saveTexts} />
                <SaveStatus state="offline" texts={saveTexts} />
              </Stack>
            ),
          },
        ]}
        donts={[
          {
            text: '무엇이 어떻게 되는지 모를 말을 쓰지 않습니다.',
            example: (
              <SaveStatus
                state="offline"
                texts={{ ...saveTexts, offline: '네트워크 오류' }}
                onRetry={fn()}
              />
            ),
          },
        ]}
      />
      <Rule
        title="레이블은 명사, 문장에는 마침표"
        says="레이블, 배지, 탭은 조사와 어미가 없는 명사이고 마침표가 없습니다. 온전한 문장에는 마침표를 찍습니다."
        dos={[
          {
            text: '이름만으로 켠 것이 무엇인지 알게 합니다.',
            example: (
              <Stack gap={12}>
                <Switch label="월요일 점심 운영" defaultChecked />
                <Row gap={8}>
                  <Badge meaning="paid">입금 확인</Badge>
                  <Badge meaning="waiting">승인 대기</Badge>
                </Row>
                <KeyValueList items={[{ label: '예금주', value: '한빛학원' }]} />
              </Stack>
            ),
          },
        ]}
        donts={[
          {
            text: '여부, 쌍점, 문장을 레이블에 쓰지 않습니다.',
            example: (
              <Stack gap={12}>
                <Switch label="월요일 점심 운영 여부를 선택해 주세요." defaultChecked />
                <KeyValueList items={[{ label: '예금주는:', value: '한빛학원' }]} />
              </Stack>
            ),
          },
        ]}
      />
      <Rule
        title="비었을 때는 담백하게"
        says="날마다 보는 화면입니다. 농담도 큰 그림도 없이, 무엇이 없고 무엇을 하면 되는지 말합니다."
        dos={[
          {
            text: '할 수 있는 일 하나를 함께 둡니다.',
            example: (
              <EmptyState title="등록된 학생이 없습니다." action={<Button>학생 등록</Button>} />
            ),
          },
        ]}
        donts={[
          {
            text: '감탄과 농담을 넣지 않습니다.',
            example: <EmptyState title="앗, 텅 비었네요!" />,
          },
        ]}
      />
    </Principle>
  ),
};
