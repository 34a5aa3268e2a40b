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
import { KeyTable } from './key-table';
import { StateList } from './state-list';
import { StoryView } from './story-view';
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
              <h2 id="wording">Wording</h2>
              <p>{guide.wording}</p>
            </section>
          )}
          {guide.instead && guide.instead.length > 0 && (
            <section aria-labelledby="instead">
              <h2 id="instead">Instead</h2>
              <ul>
                {guide.instead.map(({ when, use }) => (
                  <li key={use + when}>
                    {when}: <DocsLink title={use} />
                  </li>
                ))}
              </ul>
            </section>
          )}
          {preparedMeta.component && <h2 id="props">Props</h2>}
        </div>
      </Unstyled>
      {preparedMeta.component && <ArgTypes />}
    </>
  );
}

/**
 * A link to the docs page of another story title; the page stands in a frame of its own, the link
 * opens in the whole window.
 */
function DocsLink({ title }: { title: string }) {
  const id = title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return (
    <a href={`./?path=/docs/${id}--docs`} target="_top">
      {title}
    </a>
  );
}
