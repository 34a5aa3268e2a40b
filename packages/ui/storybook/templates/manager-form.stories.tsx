import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../../src/button';
import { Stack } from '../../src/layout';
import { PageBar } from '../../src/page-bar';
import { NumberField } from '../../src/number-field';
import { Switch } from '../../src/switch';
import { Tabs } from '../../src/tabs';
import { TextField } from '../../src/text-field';
import { TimeField } from '../../src/time-field';
import { ManagerFrame } from '../../src/testing/sample-pages';
import { staysInSight } from '../../src/testing/stays-in-sight';
import { atWidth } from '../../src/testing/story-frame';
import type { Guide } from '../guide';

const managerFormGuide = {
  use: '관리자가 값을 모아 정하고 한 번에 저장하는 화면입니다. 한 단으로 위에서 아래로 읽고, 저장은 끝에 하나입니다.',
  states: [
    {
      story: 'Phone',
      says: '입력란이 너비를 모두 쓰고 높이는 48 px입니다. 버튼은 그 아래에 나란히 섭니다.',
    },
    { story: 'Tablet', says: '한 단을 지키고 480 px까지만 넓어집니다.' },
    {
      story: 'Desk',
      says: '넓어도 단을 나누지 않습니다. 레이블에서 값까지 눈이 움직이지 않습니다.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: '탭, 입력란, 저장의 순서로 갑니다.' },
    { keys: 'Enter', does: '한 줄 입력란에서 저장합니다.' },
  ],
  dos: [
    { text: '저장하기 전에 무엇이 바뀌는지, 몇 명에게 영향을 주는지 말합니다.' },
    { text: '한도는 틀리기 전에 도움말로 말합니다.' },
  ],
  donts: [
    {
      text: '바로 적용되는 스위치와 저장 버튼을 한 묶음에 섞지 않습니다. 언제 저장되는지 알 수 없습니다.',
    },
  ],
  instead: [{ when: '값 하나하나가 따로 설 때', use: 'patterns-autosave' }],
} satisfies Guide;

const meta = {
  title: '템플릿/관리자: 양식',
  id: 'templates-managerform',
  tags: ['visual'],
  parameters: { layout: 'fullscreen', guide: managerFormGuide },
  render: () => (
    <ManagerFrame at="/settings">
      <PageBar title="시스템 설정" />
      <Tabs
        label="설정"
        items={['도시락', '입금 계좌', '상벌점', '계정'].map((label) => ({ value: label, label }))}
        value="도시락"
        onValueChange={fn()}
      >
        <Stack gap={32}>
          <form className="story-form">
            <NumberField label="점심 단가" unit="원" value={5000} onValueChange={fn()} />
            <NumberField label="저녁 단가" unit="원" value={5000} onValueChange={fn()} />
            <TimeField
              label="전날 마감 시각"
              value="14:00"
              hint="이 시각이 지나면 다음 날 도시락을 바꿀 수 없습니다."
              pickerLabel="시계 열기"
              onValueChange={fn()}
            />
            <TextField label="문의 채널" labelNote="선택" defaultValue="02-123-4567" />
            <div className="story-row">
              <Button variant="primary">저장</Button>
              <Button>처음 값으로</Button>
            </div>
          </form>
          <section className="story-form" aria-labelledby="at-once">
            <h2 id="at-once">바로 적용되는 설정</h2>
            <Switch spread label="토요일 점심 운영" checked onCheckedChange={fn()} />
          </section>
        </Stack>
      </Tabs>
    </ManagerFrame>
  ),
  play: staysInSight,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = { name: '휴대폰 390', ...atWidth('phone') };

export const Tablet: Story = { name: '태블릿 768', ...atWidth('tablet') };

export const Desk: Story = { name: '데스크톱 1440', ...atWidth('desk') };
