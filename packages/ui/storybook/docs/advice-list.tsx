import type { Advice, Guide } from '../guide';

/** Do and don't, beside each other. */
export function AdviceList({ dos, donts }: Pick<Guide, 'dos' | 'donts'>) {
  return (
    <section aria-labelledby="advice">
      <h2 id="advice">권장과 주의</h2>
      <AdviceColumns dos={dos} donts={donts} />
    </section>
  );
}

/** The two columns alone, for a page with headings of its own. */
export function AdviceColumns({ dos, donts }: Pick<Guide, 'dos' | 'donts'>) {
  return (
    <div className="guide-advice">
      <Column kind="do" title="이렇게 합니다" advice={dos} />
      <Column kind="dont" title="이렇게 하지 않습니다" advice={donts} />
    </div>
  );
}

function Column({
  kind,
  title,
  advice,
}: {
  kind: 'do' | 'dont';
  title: string;
  advice: readonly Advice[];
}) {
  return (
    <div className={`guide-column guide-${kind}`}>
      <h3>
        <span aria-hidden="true">{kind === 'do' ? '✓' : '✕'}</span> {title}
      </h3>
      <ul>
        {advice.map(({ text, example }) => (
          <li key={text}>
            {example !== undefined && <div className="guide-example">{example}</div>}
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
