import { Stack } from '@academy/ui/layout';
import { Skeleton } from '@academy/ui/skeleton';
import { newsTexts } from './news-texts';

/** The shape of a notice while it loads. */
export function NewsSkeleton() {
  return (
    <Stack as="output" gap={16} aria-label={newsTexts.loading}>
      <Skeleton height="240px" />
      <Skeleton width="60%" />
      <Skeleton width="90%" />
    </Stack>
  );
}
