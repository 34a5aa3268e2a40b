import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../badge';
import { Button } from '../button';
import { staysInSight } from '../testing/stays-in-sight';
import { largeText } from '../testing/story-frame';
import { Card, Row, Stack } from '.';
import { layoutGuide } from './layout.guide';

const meta = {
  title: '배치/쌓기와 나란히 Layout',
  id: 'layout-layout',
  component: Stack,
  subcomponents: { Row, Card },
  args: { gap: 8 },
  parameters: { guide: layoutGuide },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

const meals = ['점심', '저녁'];

export const InStack: Story = {
  name: '위아래로',
  args: { children: meals.map((meal) => <p key={meal}>{meal}</p>) },
  play: async ({ canvas }) => {
    const [first, second] = meals.map((meal) => canvas.getByText(meal).getBoundingClientRect());
    await expect(second?.top).toBe((first?.bottom ?? 0) + 8);
  },
};

export const InList: Story = {
  name: '목록으로',
  render: () => (
    <Stack as="ul" gap={4} aria-label="식사">
      {meals.map((meal) => (
        <li key={meal}>{meal}</li>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: '식사' })).toHaveStyle({ listStyleType: 'none' });
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const InRow: Story = {
  name: '옆으로',
  render: () => (
    <Row gap={16} lineGap={4} align="center" style={{ maxWidth: 200 }}>
      <Button>오늘 신청</Button>
      <Button>이번 달</Button>
      <Button>다음 달</Button>
    </Row>
  ),
  play: async ({ canvas }) => {
    const [first, , third] = canvas
      .getAllByRole('button')
      .map((button) => button.getBoundingClientRect());
    await expect(third?.top).toBe((first?.bottom ?? 0) + 4);
  },
};

export const OnCard: Story = {
  name: '카드 위',
  render: () => (
    <Card as="section" gap={8} aria-label="11월 식사">
      <h3>11월 식사</h3>
      <p>점심 12회, 저녁 8회</p>
    </Card>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '11월 식사' })).toHaveStyle({
      padding: '16px',
    });
  },
};

export const Grid: Story = {
  name: '모두 보기',
  tags: ['visual'],
  render: () => (
    <Stack as="ul" gap={12}>
      {['11월 모의고사', '12월 모의고사'].map((name) => (
        <Card as="li" key={name} gap={12}>
          <Row gap={8} lineGap={4} align="center" justify="between">
            <h3>{name}</h3>
            <Badge meaning="open">접수 중</Badge>
          </Row>
          <p>12월 15일 (화) 08:40–16:30</p>
          <Row gap={8} justify="end">
            <Button>자세히</Button>
            <Button variant="primary">신청</Button>
          </Row>
        </Card>
      ))}
    </Stack>
  ),
};

export const OwnClass: Story = {
  name: '화면의 클래스',
  render: () => (
    <>
      <style>{'.story-wide { padding: 24px; background: var(--color-sunken) }'}</style>
      <Card className="story-wide" data-testid="card">
        다음 달
      </Card>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('card')).toHaveStyle({ padding: '24px' });
  },
};

export const LargeText: Story = {
  name: '큰 글자 200 %',
  ...largeText(320),
  render: () => (
    <Row gap={8} align="center" justify="between" style={{ maxWidth: 280 }}>
      <h3>12월 모의고사 접수 안내</h3>
      <Badge meaning="open">접수 중</Badge>
    </Row>
  ),
  play: staysInSight,
};
