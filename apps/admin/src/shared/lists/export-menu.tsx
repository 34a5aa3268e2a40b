import type { ReceivedFile } from '@academy/api-client';
import type { FileFormat } from '@academy/domain/http';
import { buttonClassName } from '@academy/ui/button';
import { DownloadIcon } from '@academy/ui/icon';
import { Menu } from '@academy/ui/menu';
import { WorkLine } from '@academy/ui/work-line';
import { useRef } from 'react';
import { exportTexts as texts } from '../kit-texts';
import { messages } from '../messages';
import { saveFile } from './save-file';
import { useLongWork, type WorkControl } from '../use-long-work';

interface Props {
  /**
   * Asks the server for what the page's filter shows: `(format, contacts, control) =>
   * api.exportStudents({ params: { format }, query, ...control })`.
   */
  load: (
    format: FileFormat,
    contacts: 'show' | 'hide',
    control: WorkControl,
  ) => Promise<ReceivedFile>;
  /**
   * Whether the file can hold phone numbers; why they can't be shown whole, where the right is
   * missing.
   */
  contacts?: { disabledReason: string | undefined };
}

type Wanted = [format: FileFormat, contacts: 'show' | 'hide'];

/** `엑셀 다운로드`: the whole filter as a workbook or CSV, contacts masked unless asked for. */
export function ExportMenu({ load, contacts }: Props) {
  const work = useLongWork(texts.failed);
  const last = useRef<Wanted>(['xlsx', 'hide']);
  const save = async (...wanted: Wanted) => {
    last.current = wanted;
    const [format, shown] = wanted;
    const file = await work.run((control) => load(format, shown, control));
    if (file) saveFile(file);
  };

  if (work.state === 'running')
    return (
      <WorkLine
        label={texts.running}
        state="running"
        progress={work.progress}
        cancelLabel={texts.cancel}
        onCancel={work.cancel}
      />
    );
  return (
    <>
      {work.state === 'failed' && (
        <WorkLine
          label={work.text}
          state="failed"
          retryLabel={messages.errors.retry}
          onRetry={() => void save(...last.current)}
        />
      )}
      <Menu
        className={buttonClassName({ size: 'dense' })}
        items={[
          { label: texts.xlsx, onSelect: () => void save('xlsx', 'hide') },
          ...(contacts
            ? [
                {
                  label: texts.contacts,
                  onSelect: () => void save('xlsx', 'show'),
                  disabledReason: contacts.disabledReason,
                },
              ]
            : []),
          { label: texts.csv, onSelect: () => void save('csv', 'hide') },
        ]}
      >
        <DownloadIcon /> {texts.button}
      </Menu>
    </>
  );
}
