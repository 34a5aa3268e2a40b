import type { ComponentProps } from 'react';
import { VisuallyHidden } from '../visually-hidden';

export interface SkeletonGroupProps extends ComponentProps<'div'> {
  /** What a screen reader reads in place of the blocks. */
  label?: string;
}

/** Holds the blocks of one loading part and says once that it loads. */
export function SkeletonGroup({ label = '불러오는 중', children, ...rest }: SkeletonGroupProps) {
  return (
    <div {...rest} aria-busy="true">
      <VisuallyHidden>
        <output>{label}</output>
      </VisuallyHidden>
      {children}
    </div>
  );
}
