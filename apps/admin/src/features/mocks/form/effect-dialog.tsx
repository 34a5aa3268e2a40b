import type { ExamEffect } from '@academy/domain/mocks';
import { Button } from '@academy/ui/button';
import { CopyButton } from '@academy/ui/copy-button';
import { Dialog } from '@academy/ui/dialog';
import { closeText } from '@academy/ui/words';
import { markNamesakes } from '../../../shared/lists/mark-namesakes';
import { effectTexts, examFormTexts as texts } from './exam-form-texts';
import styles from './exam-form.module.css';

interface Props {
  title: string;
  registered: number;
  effect: ExamEffect;
  busy: boolean;
  onClose: () => void;
  onSave: () => void;
}

/** What an edit changes, and for how many students. */
const linesOf = ({
  keepOldFee,
  lostSubject,
  overCapacity,
  moveUp,
  losePlace,
  notTargeted,
}: ExamEffect) => [
  ...(keepOldFee > 0 ? [effectTexts.keepOldFee(keepOldFee)] : []),
  ...(lostSubject.length > 0
    ? [
        effectTexts.lostSubject(
          markNamesakes(lostSubject)
            .map(({ name, subject }) => `${name}(${subject})`)
            .join(', '),
        ),
      ]
    : []),
  ...(overCapacity > 0 ? [effectTexts.overCapacity(overCapacity)] : []),
  ...(moveUp > 0 ? [effectTexts.moveUp(moveUp)] : []),
  ...(losePlace > 0 ? [effectTexts.losePlace(losePlace)] : []),
  ...(notTargeted.length > 0
    ? [
        effectTexts.notTargeted(
          markNamesakes(notTargeted)
            .map(({ name }) => name)
            .join(', '),
        ),
      ]
    : []),
];

/**
 * Before an edit that affects registered students is saved: they keep what they have, and the
 * manager can copy a text to notify them.
 */
export function EffectDialog({ title, registered, effect, busy, onClose, onSave }: Props) {
  const lines = linesOf(effect);
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.effectTitle(registered)}
      footer={
        <>
          <Button onClick={onClose}>{closeText}</Button>
          <Button variant="primary" loading={busy} onClick={onSave}>
            {texts.effectSave}
          </Button>
        </>
      }
    >
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <CopyButton
        text={[title, ...lines].join('\n')}
        label={texts.copyNotice}
        copiedLabel={texts.copied}
        failedLabel={texts.copyFailed}
      />
    </Dialog>
  );
}
