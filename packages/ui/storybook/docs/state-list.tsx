import type { Of } from '@storybook/addon-docs/blocks';
import type { Guide } from '../guide';
import { StoryView } from './story-view';

interface StateListProps {
  /** The states of the guide, in its order. */
  states: Guide['states'];
  /** What the story file exports. */
  stories: Record<string, Of>;
}

/** Every state: its name, what it means, and the story that shows it. */
export function StateList({ states, stories }: StateListProps) {
  if (states.length === 0) return null;
  return (
    <section aria-labelledby="states">
      <h2 id="states">States</h2>
      {states.map(({ story, says }) => (
        <section key={story} className="guide-state">
          <h3 id={story}>
            {story.replaceAll(/(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ')}
          </h3>
          <p>{says}</p>
          {story in stories ? (
            <StoryView of={stories[story]} />
          ) : (
            <p role="alert">There is no story of this name.</p>
          )}
        </section>
      ))}
    </section>
  );
}
