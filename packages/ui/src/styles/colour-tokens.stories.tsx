import type { Meta, StoryObj } from '@storybook/react-vite';
import { contrastOf, grounds, LEAST, onFills, parts, readTokens, texts } from '../testing/tokens';
import css from './tokens.css?raw';

const themes = { light: readTokens(css, 'light'), dark: readTokens(css, 'dark') };
type Theme = keyof typeof themes;

/**
 * Every ratio on this page is computed from tokens.css; `tokens.test.ts` fails when one of them
 * does.
 */
const meta = {
  title: '기초/색',
  id: 'foundations-colours',
  tags: ['!autodocs'],
  args: { theme: 'light' },
} satisfies Meta<{ theme: Theme }>;

export default meta;
type Story = StoryObj<typeof meta>;

const ratio = (theme: Theme, one: string, other: string, least: number) => {
  const value = contrastOf(themes[theme], one, other);
  return `${value.toFixed(2)} ${value >= least ? '✓' : '✕ 부족'}`;
};

function Ratios({
  theme,
  names,
  least,
  title,
}: {
  theme: Theme;
  names: string[];
  least: number;
  title: string;
}) {
  return (
    <section aria-label={title}>
      <table className="story-table">
        <caption>
          {title}: {least} 이상
        </caption>
        <thead>
          <tr>
            <th scope="col">--color-…</th>
            {grounds.map((ground) => (
              <th key={ground} scope="col">
                {ground} 위
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <th scope="row">
                {least === LEAST.part && (
                  <span className="story-swatch" style={{ background: `var(--color-${name})` }} />
                )}
                {name} <code>{themes[theme][`color-${name}`]}</code>
              </th>
              {grounds.map((ground) => (
                <td
                  key={ground}
                  style={{
                    background: `var(--color-${ground})`,
                    color: least === LEAST.text ? `var(--color-${name})` : undefined,
                  }}
                >
                  {ratio(theme, name, ground, least)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Colours({ theme }: { theme: Theme }) {
  return (
    <div data-theme={theme} className="story-theme">
      <Ratios theme={theme} title="네 바탕 위의 글" names={texts} least={LEAST.text} />
      <h2>옅은 색과 채운 색 위의 글: {LEAST.text} 이상</h2>
      <ul className="story-tiles">
        {onFills.map(([text, fill]) => (
          <li
            key={text + fill}
            className="story-fill"
            style={{ background: `var(--color-${fill})`, color: `var(--color-${text})` }}
          >
            {fill} 위의 {text}
            <br />
            {ratio(theme, text, fill, LEAST.text)}
          </li>
        ))}
      </ul>
      <Ratios theme={theme} title="네 바탕 위의 입력 요소" names={parts} least={LEAST.part} />
      <h2>모든 색</h2>
      <ul className="story-tiles">
        {Object.entries(themes[theme])
          .filter(([name]) => name.startsWith('color-'))
          .map(([name, value]) => (
            <li key={name}>
              <span className="story-swatch" style={{ background: value }} /> --{name}{' '}
              <code>{value}</code>
            </li>
          ))}
      </ul>
    </div>
  );
}

/** Light: the default, and always on paper. */
export const Light: Story = { name: '밝은 테마', render: () => <Colours theme="light" /> };

/** Dark: when the system or the user asks for it; on screens only. */
export const Dark: Story = { name: '어두운 테마', render: () => <Colours theme="dark" /> };
