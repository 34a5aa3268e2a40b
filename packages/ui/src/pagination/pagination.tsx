import type { ComponentProps } from 'react';
import { ChevronLeftIcon, ChevronRightIcon } from '../icon';
import { IconButton } from '../icon-button';
import { cx } from '../internal/cx';
import { VisuallyHidden } from '../visually-hidden';
import styles from './pagination.module.css';
import { shownPages } from './shown-pages';

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'aria-label'> {
  /** Names the navigation: 변경 이력 쪽. */
  label: string;
  /** The page that is shown, from 1. */
  page: number;
  /** How many pages there are; with 0 or 1 nothing is drawn. */
  pageCount: number;
  /** The page that was asked for, from 1. */
  onPageChange: (page: number) => void;
  /** 이전 쪽 · 다음 쪽 · 쪽 (spoken after the number) · why there is no page before or after. */
  texts: { previous: string; next: string; unit: string; atStart: string; atEnd: string };
}

/** Steps and jumps through a list that comes page by page; nothing when there is one page. */
export function Pagination({
  label,
  page,
  pageCount,
  onPageChange,
  texts,
  className,
  ...rest
}: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav {...rest} aria-label={label} className={cx(styles.pages, className)}>
      <IconButton
        size="dense"
        label={texts.previous}
        disabledReason={page <= 1 ? texts.atStart : undefined}
        onClick={() => onPageChange(page - 1)}
      >
        <ChevronLeftIcon />
      </IconButton>
      {shownPages(page, pageCount).map((one, index) =>
        one === 'gap' ? (
          <span key={index < 3 ? 'before' : 'after'} aria-hidden="true">
            …
          </span>
        ) : (
          <button
            key={one}
            type="button"
            className={styles.page}
            aria-current={one === page ? 'page' : undefined}
            onClick={() => onPageChange(one)}
          >
            {one}
            <VisuallyHidden>{texts.unit}</VisuallyHidden>
          </button>
        ),
      )}
      <IconButton
        size="dense"
        label={texts.next}
        disabledReason={page >= pageCount ? texts.atEnd : undefined}
        onClick={() => onPageChange(page + 1)}
      >
        <ChevronRightIcon />
      </IconButton>
    </nav>
  );
}
