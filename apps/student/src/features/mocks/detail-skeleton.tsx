import { Skeleton, SkeletonGroup } from '@academy/ui/skeleton';
import { mocksTexts } from '../../shared/messages/mocks-texts';
import styles from './exam-drawer.module.css';

const Line = ({ width }: { width: string }) => <Skeleton width={width} height="1.25rem" />;

/** Where the choices will stand. */
export const FormSkeleton = () => (
  <SkeletonGroup label={mocksTexts.loading}>
    <Skeleton height="6rem" />
  </SkeletonGroup>
);

/** The shape of an exam that was opened by a link. */
export function DetailSkeleton() {
  return (
    <SkeletonGroup label={mocksTexts.loading} className={styles.detail}>
      <Skeleton width="4rem" height="1.5rem" />
      <Line width="70%" />
      <Line width="85%" />
      <Line width="45%" />
      <Skeleton height="6rem" />
      <Skeleton height="var(--control-height-mobile)" />
    </SkeletonGroup>
  );
}
