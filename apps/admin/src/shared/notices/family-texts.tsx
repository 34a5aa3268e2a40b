import { CopyButton } from '@academy/ui/copy-button';
import { Dialog } from '@academy/ui/dialog';
import { Stack } from '@academy/ui/layout';
import { useState } from 'react';
import styles from './family-texts.module.css';
import { familyTexts as texts } from './family-texts-texts';

export interface FamilyText {
  id: string;
  name: string;
  /** Tells namesakes apart. */
  place?: string;
  /** What the manager reads of it. */
  facts: readonly string[];
  /** What this family is sent, and no other. */
  text: string;
}

/**
 * Texts to be sent by hand, each copied on its own: what lands on the clipboard never shows one
 * family what is another's. What was copied stays marked.
 */
export function FamilyTexts({ rows }: { rows: readonly FamilyText[] }) {
  const [copied, setCopied] = useState<ReadonlySet<string>>(new Set());
  const done = rows.filter(({ id }) => copied.has(id)).length;
  return (
    <Stack gap={8}>
      <p className={styles.help}>
        {texts.each} {done > 0 && <strong>{texts.done(done, rows.length)}</strong>}
      </p>
      <ul className={styles.list}>
        {rows.map(({ id, name, place, facts, text }) => (
          <li key={id} className={styles.row}>
            <div className={styles.who}>
              <p>
                <strong>{name}</strong> {place && <span className={styles.help}>{place}</span>}
              </p>
              {facts.map((fact) => (
                <p key={fact} className={styles.help}>
                  {fact}
                </p>
              ))}
            </div>
            <CopyButton
              label={copied.has(id) ? texts.again : texts.copy}
              aria-label={texts.copyOf(name, copied.has(id))}
              copiedLabel={texts.copied}
              failedLabel={texts.failed}
              text={text}
              onCopied={() => setCopied((before) => new Set(before).add(id))}
            />
          </li>
        ))}
      </ul>
    </Stack>
  );
}

interface DialogProps {
  title: string;
  rows: readonly FamilyText[];
  onClose: () => void;
}

export const FamilyTextsDialog = ({ title, rows, onClose }: DialogProps) => (
  <Dialog open size="l" closeOnBack={false} onClose={onClose} title={title}>
    <FamilyTexts rows={rows} />
  </Dialog>
);
