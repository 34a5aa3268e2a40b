import textStyles from '@academy/ui/styles/text.module.css';
import { fileSizeText, type StoredPdf } from '@academy/domain/pdfs';
import { Button } from '@academy/ui/button';
import { TrashIcon } from '@academy/ui/icon';
import { IconButton } from '@academy/ui/icon-button';
import { InlineError } from '@academy/ui/inline-error';
import { Row } from '@academy/ui/layout';
import { useRef } from 'react';
import { UploadLine } from '../../../shared/uploads/upload-line';
import type { Uploads } from '../../../shared/uploads/use-uploads';
import { newsFilesTexts as texts } from '../news-texts';
import styles from './pdf-field.module.css';

interface Props {
  files: Uploads<StoredPdf>;
  error: string | undefined;
  disabledReason: string | undefined;
}

/** The PDFs of a notice: picked here, or dropped anywhere on the page. */
export function PdfField({ files, error, disabledReason }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const full = files.room <= 0 ? texts.full(files.limit) : undefined;
  return (
    <section className={styles.files} aria-label={texts.files}>
      <h2 className={textStyles.label}>{texts.files}</h2>
      <PdfList files={files} disabledReason={disabledReason} />
      <Row gap={12} lineGap={4} align="center">
        <Button disabledReason={disabledReason ?? full} onClick={() => input.current?.click()}>
          {texts.pick}
        </Button>
        <p className={textStyles.figures}>{texts.hint(files.limit)}</p>
      </Row>
      <InlineError>{error}</InlineError>
      <input
        ref={input}
        hidden
        multiple
        type="file"
        aria-label={texts.pick}
        accept=".pdf,application/pdf"
        onChange={(event) => {
          files.add([...(event.currentTarget.files ?? [])]);
          // The same file again is a new choice.
          event.currentTarget.value = '';
        }}
      />
    </section>
  );
}

/** What is attached, with its size, and the way to take it off. */
function PdfList({ files, disabledReason }: Omit<Props, 'error'>) {
  if (files.items.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={texts.list}>
      {files.items.map((item) => (
        <li key={item.id} className={styles.item}>
          {item.state === 'done' ? (
            <>
              <a className={styles.name} href={item.stored.url} download>
                {item.stored.name}
              </a>
              <span className={textStyles.figures}>{fileSizeText(item.stored.bytes)}</span>
              <IconButton
                label={texts.remove(item.stored.name)}
                disabledReason={disabledReason}
                onClick={() => files.remove(item.id)}
              >
                <TrashIcon />
              </IconButton>
            </>
          ) : (
            <UploadLine item={item} uploads={files} />
          )}
        </li>
      ))}
    </ul>
  );
}
