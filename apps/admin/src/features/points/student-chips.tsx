import type { StudentId } from '@academy/domain/ids';
import { Button } from '@academy/ui/button';
import { CloseIcon } from '@academy/ui/icon';
import { issueTexts } from './issue-texts';
import styles from './student-step.module.css';

const texts = issueTexts.students;

interface Props {
  students: readonly { id: StudentId; name: string; seat: string | null }[];
  onRemove: (id: StudentId) => void;
  onClear: () => void;
}

/** Who is chosen; each can be taken out again. */
export function StudentChips({ students, onRemove, onClear }: Props) {
  if (students.length === 0) return <p className={styles.none}>{texts.nobody}</p>;
  return (
    <>
      <ul className={styles.chips} aria-label={texts.chips}>
        {students.map(({ id, name, seat }) => (
          <li key={id} className={styles.chip}>
            {seat && <span className={styles.seat}>{seat}</span>}
            {name}
            <button
              type="button"
              className={styles.remove}
              aria-label={texts.remove(name)}
              onClick={() => onRemove(id)}
            >
              <CloseIcon size="1em" />
            </button>
          </li>
        ))}
      </ul>
      {students.length > 1 && (
        <div>
          <Button size="dense" variant="text" onClick={onClear}>
            {texts.removeAll}
          </Button>
        </div>
      )}
    </>
  );
}
