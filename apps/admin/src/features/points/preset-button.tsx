import { type PointType, pointFilterName } from '@academy/domain/points';
import { useId } from 'react';
import styles from './item-step.module.css';

interface Props {
  name: string;
  /** Missing: the way to a score of one's own. */
  type?: PointType;
  /** With its sign: −2점. */
  score?: string;
  pressed: boolean;
  disabledReason: string | undefined;
  onPress: () => void;
}

/** An item to choose: what it is, and what it costs or gives. */
export function PresetButton({ name, type, score, pressed, disabledReason, onPress }: Props) {
  const reasonId = useId();
  return (
    <>
      <button
        type="button"
        className={styles.preset}
        data-type={type}
        aria-pressed={pressed}
        aria-disabled={disabledReason ? true : undefined}
        aria-describedby={disabledReason ? reasonId : undefined}
        title={disabledReason}
        onClick={() => disabledReason === undefined && onPress()}
      >
        <span className={styles.name}>{name}</span>
        {type && <span className={styles.score}>{`${pointFilterName(type)} ${score ?? ''}`}</span>}
      </button>
      {disabledReason && (
        <span id={reasonId} hidden>
          {disabledReason}
        </span>
      )}
    </>
  );
}
