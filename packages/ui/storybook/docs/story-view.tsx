import { Canvas, Controls, useOf } from '@storybook/addon-docs/blocks';
import type { Of } from '@storybook/addon-docs/blocks';
import { useState } from 'react';
import { Button } from '../../src/button';
import { useTheme } from './use-theme';

interface StoryViewProps {
  /** The story's export. */
  of: Of;
  /** Below the story: its source to show and copy, and the controls. */
  playground?: boolean;
}

/** What is wider than the page is drawn smaller to fit beside the contents. */
const frames = {
  phone: { width: '390px' },
  tablet: { width: '768px', maxWidth: 'none', zoom: 0.9 },
  desk: { width: '1200px', maxWidth: 'none', zoom: 0.65 },
} as const;

const frameOf = (viewport: unknown) =>
  viewport === 'phone' || viewport === 'tablet' || viewport === 'desk'
    ? frames[viewport]
    : undefined;

/**
 * A story on a docs page. What fills the whole window (a shell, a dialog, a sheet) or asks for a
 * phone gets a window of its own: inline it would cover the page, and its media queries would look
 * at the wrong width. Others ask for one by
 * `docs.story.inline: false`: their play function makes the state, once somebody asks for it,
 * because it takes the focus.
 */
export function StoryView({ of, playground = false }: StoryViewProps) {
  const { story } = useOf(of, ['story']);
  const width = frameOf(story.storyGlobals.viewport?.value);
  const [played, setPlayed] = useState(false);
  const framed =
    width !== undefined ||
    story.parameters.layout === 'fullscreen' ||
    story.parameters.docs?.story?.inline === false;
  const theme = useTheme();
  if (!framed) {
    return (
      <>
        <Canvas of={of} sourceState={playground ? 'hidden' : 'none'} />
        {playground && <Controls of={of} />}
      </>
    );
  }
  const height: unknown = story.parameters.docs?.story?.height;
  return (
    <div className="guide-frame">
      <iframe
        key={`${theme} ${played}`}
        title={story.name}
        // This Storybook's own page: nothing to shut in. `embed` keeps the story's play function
        // from running: the page shows where it starts.
        src={`./iframe.html?viewMode=story${played ? '' : '&embed=true'}&id=${story.id}&globals=theme:${theme}`}
        loading="lazy"
        style={{
          ...(width ?? { width: '100%' }),
          height: typeof height === 'string' ? height : width === frames.phone ? '640px' : '480px',
        }}
      />
      <p>
        {story.playFunction && (
          <Button variant="text" size="dense" onClick={() => setPlayed(!played)}>
            {played ? '처음으로' : '움직여 보기'}
          </Button>
        )}
        <a href={`./?path=/story/${story.id}`} target="_top">
          조작판과 함께 열기
        </a>
      </p>
    </div>
  );
}
