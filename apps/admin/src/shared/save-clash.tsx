import { Button } from '@academy/ui/button';
import { ChangeList, type Change } from '@academy/ui/change-list';
import { WarningIcon } from '@academy/ui/icon';
import { useEffect, useId, useRef } from 'react';
import { changeTexts } from './kit-texts';
import { messages } from './messages';
import styles from './save-clash.module.css';

const texts = messages.saveClash;

interface Props {
  title: string;
  /** Theirs → ours, field by field. */
  changes: readonly Change[];
  onMine: () => void;
  onTheirs: () => void;
}

/**
 * Somebody else saved first: both values of everything that differs, and the choice. Takes the
 * focus, because the button that led here stands elsewhere.
 */
export function SaveClash({ title, changes, onMine, onTheirs }: Props) {
  const titleId = useId();
  const ref = useRef<HTMLElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <section ref={ref} className={styles.clash} tabIndex={-1} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        <WarningIcon size="1em" /> {title}
      </h2>
      <ChangeList
        changes={changes}
        texts={{ ...changeTexts, before: texts.saved, after: texts.mine }}
      />
      <div className={styles.choices}>
        <Button onClick={onTheirs}>{texts.takeTheirs}</Button>
        <Button variant="primary" onClick={onMine}>
          {texts.takeMine}
        </Button>
      </div>
    </section>
  );
}
