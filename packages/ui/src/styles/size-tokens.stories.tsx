import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties, ReactNode } from 'react';
import { readTokens } from '../testing/tokens';
import css from './tokens.css?raw';

const sizes = readTokens(css, 'sizes');
const meta = {
  title: '기초/글자, 간격, 움직임',
  id: 'foundations-type-space-and-motion',
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function Rows({ of, show }: { of: string; show: (name: string) => ReactNode }) {
  return (
    <ul className="story-rows">
      {Object.entries({ ...sizes, ...readTokens(css, 'light') })
        .filter(([name]) => name.startsWith(`${of}-`))
        .map(([name, value]) => (
          <li key={name}>
            <code>
              --{name}: {value}
            </code>
            {show(`var(--${name})`)}
          </li>
        ))}
    </ul>
  );
}

const box = (style: CSSProperties) => <span className="story-box" style={style} />;

/**
 * Sizes in rem with their line heights: they follow the browser's text size up to 200 %. Weights
 * 400, 600 and 700.
 */
export const Type: Story = {
  name: '글자',
  render: () => (
    <>
      <Rows
        of="text"
        show={(size) => (
          <span style={{ fontSize: size, lineHeight: size.replace('--text', '--line') }}>
            11월 20일 금요일 점심을 신청했어요
          </span>
        )}
      />
      <Rows of="line" show={() => null} />
      <Rows
        of="weight"
        show={(weight) => <span style={{ fontWeight: weight }}>합계 120,000원</span>}
      />
    </>
  ),
};

/** Distances between things and inside them. */
export const Space: Story = {
  name: '간격',
  render: () => (
    <Rows of="space" show={(size) => box({ width: size, height: 'var(--space-16)' })} />
  ),
};

/** 4 a cell, 8 a control, 12 a card, 20 the top of a sheet. */
export const Radius: Story = {
  name: '모서리',
  render: () => (
    <Rows
      of="radius"
      show={(radius) => box({ width: '120px', height: '56px', borderRadius: radius })}
    />
  ),
};

/**
 * Heights of what is pressed: 32 in tables, 40 on desks, 48 on phones. A finger gets 44 everywhere.
 */
export const ControlHeight: Story = {
  name: '입력 요소 높이',
  render: () => (
    <>
      <Rows of="control" show={(height) => box({ width: '120px', height })} />
      <Rows of="touch" show={(height) => box({ width: height, height })} />
    </>
  ),
};

/** 1 a card, 2 what opens beside a control, 3 what overlaps the page. */
export const Shadow: Story = {
  name: '그림자',
  render: () => (
    <Rows
      of="shadow"
      show={(shadow) => <span className="story-card" style={{ boxShadow: shadow }} />}
    />
  ),
};

/** What overlaps what. Dialogs and sheets are above all of it, in the browser's top layer. */
export const Layers: Story = { name: '층', render: () => <Rows of="z" show={() => null} /> };

/** Durations and the one curve. With reduced motion asked for only opacity changes. */
export const Motion: Story = {
  name: '움직임',
  render: () => <Rows of="motion" show={() => null} />,
};
