import textStyles from '@academy/ui/styles/text.module.css';
import { errorText } from '@academy/api-client';
import { Button } from '@academy/ui/button';
import { VisuallyHidden } from '@academy/ui/visually-hidden';
import { moreText, retryText } from '@academy/ui/words';
import { useCallback, useEffect, useRef } from 'react';
import { usePointWords } from '../../shared/use-point-words';
import { pointsTexts, wordedTexts } from './points-texts';
import styles from './points-list.module.css';
import type { Points } from './use-points';

/**
 * How far below the screen the end of a list counts as reached: the next page is there before the
 * finger is.
 */
const AHEAD = '300px 0px';

/**
 * Calls `onReach` when the element comes near the screen, while `enabled`. Browsers without
 * IntersectionObserver leave it to the button.
 */
function useOnReach(enabled: boolean, onReach: () => void) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!enabled || !ref.current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && onReach(),
      { rootMargin: AHEAD },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [enabled, onReach]);
  return ref;
}

type Props = {
  points: Pick<Points, 'points' | 'hasMore' | 'idle' | 'loadingMore' | 'moreFailure' | 'loadMore'>;
};

/**
 * The lower end of the list: loads more when it comes near, offers 더 보기 for keyboard users, and
 * says when nothing follows. A page that failed waits for the button, so that a broken connection
 * is not asked again and again.
 */
export function PointsEnd({
  points: { points, hasMore, idle, loadingMore, moreFailure, loadMore },
}: Props) {
  const { failed } = wordedTexts(usePointWords());
  const held = useRef(false);
  const end = useRef<HTMLParagraphElement>(null);
  const load = useCallback(() => void loadMore({ cancelRefetch: false }), [loadMore]);
  const reach = useOnReach(hasMore && idle && !moreFailure, load);

  // The button goes with the last page: whose focus is on it stays here instead of falling back to
  // the top.
  useEffect(() => {
    if (!hasMore && held.current) end.current?.focus();
  }, [hasMore]);

  return (
    <div ref={reach} className={styles.end}>
      {moreFailure && (
        <p role="alert">
          {failed} {errorText(moreFailure, '')}
        </p>
      )}
      {hasMore && (
        <Button
          loading={loadingMore}
          onClick={load}
          onFocus={() => (held.current = true)}
          onBlur={() => (held.current = false)}
        >
          {moreFailure ? retryText : moreText}
        </Button>
      )}
      {!hasMore && (
        <p ref={end} tabIndex={-1} className={textStyles.help}>
          {pointsTexts.end(points.length)}
        </p>
      )}
      <VisuallyHidden>
        <output>{pointsTexts.loaded(points.length)}</output>
      </VisuallyHidden>
    </div>
  );
}
