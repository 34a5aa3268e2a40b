import textStyles from '@academy/ui/styles/text.module.css';
import { FileDrop } from '@academy/ui/file-drop';
import { ImageIcon } from '@academy/ui/icon';
import { InlineError } from '@academy/ui/inline-error';
import { useState } from 'react';
import styles from './picture-field.module.css';
import { PictureList } from './picture-list';
import { picturesTexts as texts } from './pictures-texts';
import type { Pictures } from './use-pictures';

interface Props {
  pictures: Pictures;
  error: string | undefined;
  disabledReason: string | undefined;
  /** Takes other files that are dropped here; answers those that it does not take either. */
  onOthers?: (files: File[]) => File[];
}

/** Pictures dropped or pasted anywhere on the page, or picked. */
export function PictureField({
  pictures,
  error,
  disabledReason,
  onOthers = (files) => files,
}: Props) {
  const [refused, setRefused] = useState<string>();
  const full = pictures.room <= 0 ? texts.full(pictures.limit) : undefined;
  return (
    <section className={styles.pictures} aria-label={texts.pictures}>
      <h2 className={textStyles.label}>{texts.pictures}</h2>
      <FileDrop
        label={texts.drop}
        hint={texts.dropHint(pictures.limit)}
        pickLabel={texts.pick}
        accept="image/*,.heic,.heif"
        multiple
        icon={<ImageIcon size={32} />}
        disabledReason={disabledReason ?? full}
        onFiles={(files) => {
          setRefused(files.length > pictures.room ? texts.full(pictures.limit) : undefined);
          pictures.add(files);
        }}
        onRefused={(files) => {
          const wrong = onOthers(files).map(({ name }) => name);
          setRefused(wrong.length > 0 ? texts.noPicture(wrong.join(', ')) : undefined);
        }}
      />
      <InlineError>{error ?? refused}</InlineError>
      <PictureList pictures={pictures} disabledReason={disabledReason} />
    </section>
  );
}
