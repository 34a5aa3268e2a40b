import { Canvas, Controls, useOf } from '@storybook/addon-docs/blocks';
import type { Of } from '@storybook/addon-docs/blocks';
import { useState } from 'react';
import { Button } from '../../src/button';
import { WIDTHS, type Width } from '../looks/widths';
import { useTheme } from './use-theme';

interface StoryViewProps {
  /** The story's export. */
  of: Of;
  /** Below the story: its source to show and copy, and the controls. */
  playground?: boolean;
}

/** How much smaller each is drawn, so that it fits beside the contents. */
const ZOOM: Record<Width, number> = { phone: 1, tablet: 0.9, desk: 0.6 };

const widthOf = (viewport: unknown): Width | undefined =>
  viewport === 'phone' || viewport === 'tablet' || viewport === 'desk' ? viewport : undefined;

/**
 * A story on a docs page. What fills the whole window (a shell, a dialog, a sheet) or asks for a
 * phone gets a window of its own: inline it would cover the page, and its media queries would look
 * at the wrong width. Others ask for one by `docs.story.inline: false`: their play function makes
 * the state on demand, because it takes the focus.
 */
export function StoryView({ of, playground = false }: StoryViewProps) {
  const { story } = useOf(of, ['story']);
  const width = widthOf(story.storyGlobals.viewport?.value);
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
          ...(width
            ? {
                width: `${WIDTHS[width][0]}px`,
                maxWidth: width === 'phone' ? '100%' : 'none',
                zoom: ZOOM[width],
              }
            : { width: '100%' }),
          height: typeof height === 'string' ? height : width === 'phone' ? '640px' : '480px',
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
