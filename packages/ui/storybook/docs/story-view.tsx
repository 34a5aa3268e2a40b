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

/**
 * A story on a docs page. What fills the whole window (a shell, a dialog, a sheet) or asks for a
 * phone gets a window of its own: inline it would cover the page, and its media queries would look
 * at the wrong width. A desk is drawn smaller to fit beside the contents. Others ask for one by
 * `docs.story.inline: false`: their play function makes the state, once somebody asks for it,
 * because it takes the focus.
 */
export function StoryView({ of, playground = false }: StoryViewProps) {
  const { story } = useOf(of, ['story']);
  const phone = story.storyGlobals.viewport?.value === 'phone';
  const [played, setPlayed] = useState(false);
  const desk = story.storyGlobals.viewport?.value === 'desk';
  const framed =
    phone ||
    desk ||
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
  const width = phone
    ? { width: '390px' }
    : desk
      ? { width: '1200px', maxWidth: 'none', zoom: 0.65 }
      : { width: '100%' };
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
          ...width,
          height: typeof height === 'string' ? height : phone ? '640px' : '480px',
        }}
      />
      <p>
        {story.playFunction && (
          <Button variant="text" size="dense" onClick={() => setPlayed(!played)}>
            {played ? 'Back to the start' : 'Play it'}
          </Button>
        )}
        <a href={`./?path=/story/${story.id}`} target="_top">
          Open it with controls
        </a>
      </p>
    </div>
  );
}
