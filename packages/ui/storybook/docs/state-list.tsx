import { useOf } from '@storybook/addon-docs/blocks';
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
      <h2 id="states">상태</h2>
      {states.map(({ story, says }) => (
        <section key={story} className="guide-state">
          {story in stories ? (
            <State of={stories[story]} id={story} says={says} />
          ) : (
            <p role="alert">{story}라는 스토리가 없습니다.</p>
          )}
        </section>
      ))}
    </section>
  );
}

function State({ of, id, says }: { of: Of; id: string; says: string }) {
  const { story } = useOf(of, ['story']);
  return (
    <>
      <h3 id={id}>{story.name}</h3>
      <p>{says}</p>
      <StoryView of={of} />
    </>
  );
}
