import textStyles from '@academy/ui/styles/text.module.css';
import type { PastedPicks } from '@academy/domain/pasting';
import { TextArea } from '@academy/ui/text-area';
import { useState } from 'react';
import { pasteJoined } from '../sheets/pasted-sheet';
import { pastingTexts as texts } from './pasting-texts';

/** What is pasted, whom a manager chose for its rows, and whether rows with a mistake stay out. */
export function usePasted() {
  const [text, setText] = useState('');
  const [picks, setPicks] = useState<PastedPicks>({});
  const [leavesOut, setLeavesOut] = useState(false);
  return {
    text,
    write(next: string) {
      setText(next);
      setPicks({});
      setLeavesOut(false);
    },
    picks,
    pick: (at: number, chosen: PastedPicks[number]) => setPicks({ ...picks, [at]: chosen }),
    leavesOut,
    setLeavesOut,
  };
}

/** Where a list is pasted or typed. */
export const PasteArea = ({
  help,
  pasted: { text, write },
}: {
  help: string;
  pasted: Pick<ReturnType<typeof usePasted>, 'text' | 'write'>;
}) => (
  <>
    <p className={textStyles.help}>{help}</p>
    <TextArea
      label={texts.field}
      rows={6}
      placeholder={texts.placeholder}
      value={text}
      data-autofocus=""
      onPaste={pasteJoined(text, write)}
      onValueChange={write}
    />
  </>
);
