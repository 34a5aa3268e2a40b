import type { Block } from '@academy/domain/seats';

interface Props {
  blocks: readonly Block[];
  /** Its looks: on the screen, or on paper. */
  className: string | undefined;
}

/** What is no seat: walls, and in words the door and the desk. */
export const Blocks = ({ blocks, className }: Props) =>
  blocks.map(({ text, x, y, w, h }) => (
    <span
      key={`${x} ${y}`}
      className={className}
      data-wall={text === '' || undefined}
      style={{ gridColumn: `${x + 1} / span ${w}`, gridRow: `${y + 1} / span ${h}` }}
    >
      {text}
    </span>
  ));
