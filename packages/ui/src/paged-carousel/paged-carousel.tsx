import type { ComponentProps, ReactNode } from 'react';
import { ChevronLeftIcon, ChevronRightIcon } from '../icon';
import { IconButton } from '../icon-button';
import { Stack } from '../layout';
import styles from './paged-carousel.module.css';
import { usePages } from './use-pages';

export interface CarouselPage {
  /** Names the page; every key once. */
  key: string;
  /** What the page shows; out of reach (`inert`) while another page is in view. */
  content: ReactNode;
}

export interface PagedCarouselProps extends Omit<
  ComponentProps<'section'>,
  'children' | 'aria-label'
> {
  /** Accessible name: 이번 달 식단. */
  label: string;
  /** The pages from first to last; with one page there are no buttons. */
  pages: readonly CarouselPage[];
  /** Name of the button to the page before. */
  previousLabel?: string;
  /** Name of the button to the page after. */
  nextLabel?: string;
  /** A page came into view: marks it as read, loads more near the end. */
  onPageChange?: (index: number) => void;
}

/**
 * Pages side by side: a native scroller with snap points (so swiping and pinch zoom are the
 * browser's), buttons and `1/3`.
 */
export function PagedCarousel({
  label,
  pages,
  previousLabel = '이전',
  nextLabel = '다음',
  onPageChange,
  ...rest
}: PagedCarouselProps) {
  const { index, go, scrollerProps } = usePages(pages.length, onPageChange);

  return (
    <Stack {...rest} as="section" gap={12} aria-label={label}>
      <ul {...scrollerProps} className={styles.scroller}>
        {pages.map((page, at) => (
          <li
            key={page.key}
            aria-label={`${at + 1}/${pages.length}`}
            inert={at !== index}
            className={styles.page}
          >
            {page.content}
          </li>
        ))}
      </ul>
      {pages.length > 1 && (
        <div className={styles.controls}>
          <IconButton
            label={previousLabel}
            variant="outlined"
            aria-disabled={index === 0}
            onClick={() => go(index - 1)}
          >
            <ChevronLeftIcon />
          </IconButton>
          <output className={styles.count}>{`${index + 1}/${pages.length}`}</output>
          <IconButton
            label={nextLabel}
            variant="outlined"
            aria-disabled={index === pages.length - 1}
            onClick={() => go(index + 1)}
          >
            <ChevronRightIcon />
          </IconButton>
        </div>
      )}
    </Stack>
  );
}
