import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../visually-hidden';
import { listen } from './announcer';

const silence = { text: '', count: 0 };

/**
 * The one polite and the one assertive region of an app. Mount once, near the root; speak with
 * `announce`.
 */
export function LiveRegion() {
  const [polite, setPolite] = useState(silence);
  const [assertive, setAssertive] = useState(silence);
  useEffect(
    () =>
      listen((text, urgency) => {
        const set = urgency === 'polite' ? setPolite : setAssertive;
        set((last) => ({ text, count: last.count + 1 }));
      }),
    [],
  );
  // The key replaces the node: the same text said twice is a change, and is heard twice.
  return (
    <VisuallyHidden>
      <output>
        <span key={polite.count}>{polite.text}</span>
      </output>
      <span role="alert">
        <span key={assertive.count}>{assertive.text}</span>
      </span>
    </VisuallyHidden>
  );
}
