import { usedOn } from '../used-on/kit-index';
import { DocsLink } from './docs-link';

const apps = [
  { app: 'student', label: '학생 앱' },
  { app: 'admin', label: '관리자 앱' },
] as const;

/** The pages that import the component, and what in the kit is made of it. */
export function UsedOnList({ id }: { id: string }) {
  const used = usedOn[id];
  if (!used) return null;
  const lines = apps
    .map(({ app, label }) => ({
      label,
      pages: [...(used.frame.includes(app) ? ['모든 화면의 틀'] : []), ...used[app]],
    }))
    .filter(({ pages }) => pages.length > 0);
  const nowhere = lines.length === 0 && used.kit.length === 0;
  return (
    <section aria-labelledby="used-on">
      <h2 id="used-on">쓰이는 곳</h2>
      {nowhere && <p>아직 어느 화면도 쓰지 않습니다.</p>}
      <dl className="guide-used">
        {lines.map(({ label, pages }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <ul>
                {pages.map((page) => (
                  <li key={page}>{page.startsWith('/') ? <code>{page}</code> : page}</li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
        {used.kit.length > 0 && (
          <div>
            <dt>키트 안</dt>
            <dd>
              <ul>
                {used.kit.map((other) => (
                  <li key={other}>
                    <DocsLink id={other} />
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
