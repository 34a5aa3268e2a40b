import { AcademyLogo } from '@academy/ui/academy-logo';
import { Button } from '@academy/ui/button';
import { FileDrop } from '@academy/ui/file-drop';
import { ImageIcon } from '@academy/ui/icon';
import { InlineError } from '@academy/ui/inline-error';
import { WorkLine } from '@academy/ui/work-line';
import { useState } from 'react';
import type { AcademyForm } from '../academy-form';
import { Section, type SectionProps } from '../form/tab-form';
import { logoTexts as texts } from './logo-texts';
import styles from './logo-section.module.css';
import { useLogoUpload } from './use-logo-upload';

const GROUNDS = ['light', 'dark'] as const;

/** The logo as it is in the heads of both apps, whatever the theme of this page. */
const Preview = ({ logo, name }: Pick<AcademyForm, 'logo' | 'name'>) => (
  <div className={styles.grounds}>
    {GROUNDS.map((ground) => (
      <figure key={ground} data-theme={ground} className={styles.ground}>
        <div className={styles.head}>
          <AcademyLogo logo={logo ?? undefined} name={name} named>
            {name}
          </AcademyLogo>
        </div>
        <figcaption className={styles.caption}>{texts.grounds[ground]}</figcaption>
      </figure>
    ))}
  </div>
);

/** 로고: how it looks, another one, or none. It is the draft's, and saved with the tab. */
export function LogoSection({ form, disabledReason }: SectionProps<AcademyForm>) {
  const { logo, name } = form.draft;
  const [refused, setRefused] = useState<string>();
  const { upload, start, stop } = useLogoUpload((next) => form.change({ logo: next }));
  return (
    <Section title={texts.title} help={texts.help}>
      {logo && (
        <>
          <Preview logo={logo} name={name} />
          <Button
            className={styles.remove}
            size="dense"
            disabledReason={disabledReason}
            onClick={() => form.change({ logo: null })}
          >
            {texts.remove}
          </Button>
        </>
      )}
      {upload && (
        <WorkLine
          label={upload.file.name}
          state={upload.state}
          {...(upload.state === 'running'
            ? { progress: upload.progress, onCancel: stop }
            : {
                detail: upload.text,
                onRetry: upload.final ? undefined : () => start(upload.file),
              })}
        />
      )}
      <InlineError>{refused}</InlineError>
      <FileDrop
        label={texts.drop}
        hint={texts.dropHint}
        pickLabel={logo ? texts.replace : texts.pick}
        accept="image/png,image/jpeg,image/webp"
        icon={<ImageIcon size={32} />}
        disabledReason={disabledReason}
        onFiles={([file]) => {
          setRefused(undefined);
          if (file) start(file);
        }}
        onRefused={(files) => {
          stop();
          setRefused(texts.refused(files.map((file) => file.name).join(', ')));
        }}
      />
    </Section>
  );
}
