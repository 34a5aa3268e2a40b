import {
  ArgTypes,
  DocsContext,
  DocsPage,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { isGuide } from '../guide';
import { AdviceList } from './advice-list';
import { DocsLink } from './docs-link';
import { KeyTable } from './key-table';
import { StateList } from './state-list';
import { StoryView } from './story-view';
import { UsedOnList } from './used-on-list';
import './guide-page.css';

/** The docs page of every component: its guide around its stories, always in the same order. */
export function GuidePage() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta']);
  const guide: unknown = preparedMeta.parameters.guide;
  const [primary] = useContext(DocsContext).componentStoriesFromCSFFile(csfFile);
  if (!isGuide(guide)) return <DocsPage />;
  return (
    <>
      <Unstyled>
        <div className="guide">
          <Title />
          <p className="guide-use">{guide.use}</p>
        </div>
      </Unstyled>
      {primary && <StoryView of={primary.moduleExport} playground />}
      <Unstyled>
        <div className="guide">
          <StateList states={guide.states} stories={csfFile.moduleExports} />
          <KeyTable keyboard={guide.keyboard} spoken={guide.spoken} />
          <AdviceList dos={guide.dos} donts={guide.donts} />
          {guide.wording && (
            <section aria-labelledby="wording">
              <h2 id="wording">글쓰기</h2>
              <p>{guide.wording}</p>
            </section>
          )}
          {guide.instead && guide.instead.length > 0 && (
            <section aria-labelledby="instead">
              <h2 id="instead">대신 쓸 것</h2>
              <ul>
                {guide.instead.map(({ when, use }) => (
                  <li key={use + when}>
                    {when}: <DocsLink id={use} />
                  </li>
                ))}
              </ul>
            </section>
          )}
          <UsedOnList id={preparedMeta.id} />
          {preparedMeta.component && <h2 id="props">속성(props)</h2>}
        </div>
      </Unstyled>
      {preparedMeta.component && <ArgTypes />}
    </>
  );
}
