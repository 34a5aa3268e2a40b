import textStyles from '@academy/ui/styles/text.module.css';
import { Button } from '@academy/ui/button';
import { CopyButton } from '@academy/ui/copy-button';
import { WarningIcon } from '@academy/ui/icon';
import { Stack } from '@academy/ui/layout';
import { useEffect, useRef } from 'react';
import styles from './second-factor.module.css';
import { secondFactorTexts as texts } from './second-factor-texts';

/** The one place and the one moment in which recovery codes can be read. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap={16}>
      <h2 ref={heading} tabIndex={-1} className={textStyles.title}>
        {texts.recoveryTitle}
      </h2>
      <p className={textStyles.help}>{texts.recovery}</p>
      <ul className={styles.codes} aria-label={texts.recoveryTitle}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <CopyButton
        text={codes.join('\n')}
        label={texts.copyCodes}
        copiedLabel={texts.copied}
        failedLabel={texts.copyFailed}
      />
      <p className={styles.once}>
        <WarningIcon size={20} /> {texts.once}
      </p>
      <Button variant="primary" size="large" block onClick={onKept}>
        {texts.kept}
      </Button>
    </Stack>
  );
}
