import { Dialog } from '@academy/ui/dialog';
import { Stack } from '@academy/ui/layout';
import { Switch } from '@academy/ui/switch';
import styles from './palette.module.css';
import { shortcutTexts as texts } from './shortcut-texts';

interface Props {
  open: boolean;
  onClose: () => void;
  /**
   * Whether a lone `?` opens this; a person who speaks to the computer can switch it off (WCAG
   * 2.1.4).
   */
  question: boolean;
  onQuestionChange: (on: boolean) => void;
}

/** 단축키: every key that does something, where it does it. */
export function ShortcutsDialog({ open, onClose, question, onQuestionChange }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title={texts.title}>
      <Stack gap={20}>
        {texts.groups.map(({ title, keys }) => (
          <section key={title} aria-label={title}>
            <h3 className={styles.group}>{title}</h3>
            <Stack as="dl" gap={4}>
              {keys.map(([key, what]) => (
                <div key={key} className={styles.row}>
                  <dt>
                    <kbd className={styles.key}>{key}</kbd>
                  </dt>
                  <dd className={styles.what}>{what}</dd>
                </div>
              ))}
            </Stack>
          </section>
        ))}
        <Switch label={texts.withQuestion} checked={question} onCheckedChange={onQuestionChange} />
      </Stack>
    </Dialog>
  );
}
