import { useEffect, useState } from 'react';
import { Button } from '../button';
import type { ButtonProps } from '../button';
import { CheckIcon, CopyIcon } from '../icon';
import { VisuallyHidden } from '../visually-hidden';
import { writeClipboard } from './write-clipboard';

const shownForMs = 2000;

export interface CopyButtonProps extends Omit<
  ButtonProps,
  'children' | 'onClick' | 'onCopy' | 'loading'
> {
  /** What lands on the clipboard. */
  text: string;
  /** 복사 */
  label: string;
  /** Said by screen readers and shown for two seconds: 복사했어요 */
  copiedLabel: string;
  /**
   * Shown and said when the browser refuses; the text should then be selectable beside the button.
   */
  failedLabel: string;
  /** Called once the text is on the clipboard; the button shows that itself. */
  onCopied?: () => void;
}

/** Copies a text and says so in its own place. */
export function CopyButton({
  text,
  label,
  copiedLabel,
  failedLabel,
  onCopied,
  size = 'dense',
  ...rest
}: CopyButtonProps) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  useEffect(() => {
    if (state === 'idle') return undefined;
    const timer = setTimeout(() => setState('idle'), shownForMs);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = async () => {
    const copied = await writeClipboard(text);
    setState(copied ? 'copied' : 'failed');
    if (copied) onCopied?.();
  };
  const said = { idle: '', copied: copiedLabel, failed: failedLabel }[state];
  return (
    <>
      <Button {...rest} size={size} onClick={() => void copy()}>
        {state === 'copied' ? <CheckIcon /> : <CopyIcon />}
        {said || label}
      </Button>
      <VisuallyHidden>
        <output>{said}</output>
      </VisuallyHidden>
    </>
  );
}
