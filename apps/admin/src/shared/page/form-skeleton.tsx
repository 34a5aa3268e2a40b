import { Row, Stack } from '@academy/ui/layout';
import { Skeleton, SkeletonGroup } from '@academy/ui/skeleton';

/** A form's own shape while it loads: names above their fields, two beside each other. */
export const FormSkeleton = ({ rows = 6 }: { rows?: number }) => (
  <SkeletonGroup>
    <Stack gap={24}>
      {Array.from({ length: rows }, (_, row) => (
        <Row key={row} gap={16}>
          {['first', 'second'].map((place) => (
            <Stack key={place} gap={8} style={{ flex: '1 1 16rem', maxWidth: '28rem' }}>
              <Skeleton width="6rem" height="14px" />
              <Skeleton height="40px" />
            </Stack>
          ))}
        </Row>
      ))}
    </Stack>
  </SkeletonGroup>
);
