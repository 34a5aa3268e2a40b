import type { ReactNode } from 'react';
import { AdviceColumns } from '../docs/advice-list';
import type { Guide } from '../guide';
import '../docs/guide-page.css';

interface PrincipleProps {
  title: string;
  /** What it is about, in one or two sentences. */
  lead: string;
  children: ReactNode;
}

/** A page of rules that concern every component. */
export function Principle({ title, lead, children }: PrincipleProps) {
  return (
    <main className="guide">
      <header>
        <h1>{title}</h1>
        <p className="guide-use">{lead}</p>
      </header>
      {children}
    </main>
  );
}

interface RuleProps extends Partial<Pick<Guide, 'dos' | 'donts'>> {
  title: string;
  /** The rule with its reason. */
  says: string;
  /** A table or an example that belongs to neither column. */
  children?: ReactNode;
}

/** One rule, and what it looks like when it is kept and when it is not. */
export function Rule({ title, says, dos, donts, children }: RuleProps) {
  return (
    <section aria-label={title} className="story-list">
      <h2>{title}</h2>
      <p>{says}</p>
      {children}
      {dos && donts && <AdviceColumns dos={dos} donts={donts} />}
    </section>
  );
}

interface RuleTableProps {
  /** Of each column. */
  heads: readonly string[];
  /** The first cell names the row. */
  rows: readonly (readonly [string, ...ReactNode[]])[];
}

export function RuleTable({ heads, rows }: RuleTableProps) {
  return (
    <table className="story-table">
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, at) => (
              <td key={heads[at + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
