import { createElement, type ComponentProps } from 'react';
import { cx } from '../internal/cx';
import styles from './layout.module.css';

/** Pixels between two neighbours: the spacing tokens. */
type Gap = 4 | 8 | 12 | 16 | 20 | 24 | 32;

type LayoutTag =
  | 'article'
  | 'aside'
  | 'dl'
  | 'div'
  | 'fieldset'
  | 'footer'
  | 'form'
  | 'header'
  | 'li'
  | 'nav'
  | 'ol'
  | 'output'
  | 'p'
  | 'section'
  | 'span'
  | 'ul';

interface StackOwnProps<Tag extends LayoutTag> {
  /** The element; `ul` and `ol` come without their marks. */
  as?: Tag;
  /** Pixels between two neighbours, one of the spacing tokens. */
  gap: Gap;
}

interface RowOwnProps<Tag extends LayoutTag> extends Partial<StackOwnProps<Tag>> {
  /** Pixels between two lines, where they differ from `gap`. */
  lineGap?: 0 | 4 | 8;
  /** Vertical alignment; by default all items are as high as the line. */
  align?: 'start' | 'center' | 'end' | 'baseline';
  /** Horizontal distribution; by default items start at the left. */
  justify?: 'between' | 'center' | 'end';
  /** Whether what does not fit goes to the next line. */
  wrap?: boolean;
}

interface CardOwnProps<Tag extends LayoutTag> extends Partial<StackOwnProps<Tag>> {
  /** Pixels between the edge and what is in it. */
  padding?: 12 | 16 | 20;
}

export type StackProps<Tag extends LayoutTag = 'div'> = StackOwnProps<Tag> & ComponentProps<Tag>;
export type RowProps<Tag extends LayoutTag = 'div'> = RowOwnProps<Tag> & ComponentProps<Tag>;
export type CardProps<Tag extends LayoutTag = 'div'> = CardOwnProps<Tag> & ComponentProps<Tag>;

/** The class of a choice, if one is made. */
const chosen = (of: string, choice: string | number | undefined) =>
  choice !== undefined && styles[of + choice];

/** Children below each other. */
export function Stack<Tag extends LayoutTag = 'div'>({
  as,
  gap,
  className,
  ...rest
}: StackProps<Tag>) {
  return createElement(as ?? 'div', {
    ...rest,
    className: cx(styles.stack, chosen('gap', gap), className),
  });
}

/** Children beside each other, which go to the next line where they do not fit. */
export function Row<Tag extends LayoutTag = 'div'>({
  as,
  gap,
  lineGap,
  align,
  justify,
  wrap = true,
  className,
  ...rest
}: RowProps<Tag>) {
  return createElement(as ?? 'div', {
    ...rest,
    className: cx(
      styles.row,
      wrap && styles.wrap,
      chosen('gap', gap),
      chosen('lines', lineGap),
      chosen('', align),
      chosen('justify-', justify),
      className,
    ),
  });
}

/** A thing of its own on the page, with an edge; with a `gap` a Stack too. */
export function Card<Tag extends LayoutTag = 'div'>({
  as,
  gap,
  padding = 16,
  className,
  ...rest
}: CardProps<Tag>) {
  return createElement(as ?? 'div', {
    ...rest,
    className: cx(
      styles.card,
      gap && styles.stack,
      chosen('padding', padding),
      chosen('gap', gap),
      className,
    ),
  });
}
