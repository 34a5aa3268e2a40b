import { CloseIcon, DownIcon, UpIcon } from '@academy/ui/icon';
import { IconButton } from '@academy/ui/icon-button';
import { mockTabTexts as texts } from './mock-texts';
import styles from './subject-list.module.css';

interface Props {
  subjects: readonly string[];
  disabledReason: string | undefined;
  onChange: (subjects: string[]) => void;
}

/** The electives in order; each can go up, down or out. */
export function SubjectList({ subjects, disabledReason, onChange }: Props) {
  const move = (at: number, by: -1 | 1) => {
    const moved = [...subjects];
    const [name = ''] = moved.splice(at, 1);
    moved.splice(at + by, 0, name);
    onChange(moved);
  };
  if (subjects.length === 0) return <p className={styles.none}>{texts.none}</p>;
  return (
    <ol className={styles.list} aria-label={texts.title}>
      {subjects.map((name, at) => (
        <li key={name} className={styles.item}>
          <span className={styles.name}>{name}</span>
          <IconButton
            label={texts.up(name)}
            size="dense"
            disabledReason={disabledReason ?? (at === 0 ? texts.first : undefined)}
            onClick={() => move(at, -1)}
          >
            <UpIcon />
          </IconButton>
          <IconButton
            label={texts.down(name)}
            size="dense"
            disabledReason={disabledReason ?? (at === subjects.length - 1 ? texts.last : undefined)}
            onClick={() => move(at, 1)}
          >
            <DownIcon />
          </IconButton>
          <IconButton
            label={texts.remove(name)}
            size="dense"
            disabledReason={disabledReason}
            onClick={() => onChange(subjects.filter((other) => other !== name))}
          >
            <CloseIcon />
          </IconButton>
        </li>
      ))}
    </ol>
  );
}
