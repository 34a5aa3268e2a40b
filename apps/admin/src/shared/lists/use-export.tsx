import type { ReceivedFile } from '@academy/api-client';
import type { FileFormat } from '@academy/domain/http';
import { DownloadIcon } from '@academy/ui/icon';
import type { MenuItem } from '@academy/ui/menu';
import { WorkLine } from '@academy/ui/work-line';
import { useRef, type ReactNode } from 'react';
import { exportTexts as texts } from '../texts/kit-texts';
import { useLongWork, type WorkControl } from '../writes/use-long-work';
import { saveFile } from '@academy/app-kit/device';

type Wanted = [format: FileFormat, contacts: 'show' | 'hide'];
type Loading = (control: WorkControl) => Promise<ReceivedFile>;

export interface ExportOptions {
  /**
   * Asks the server for what the page's filter shows: `(format, contacts, control) =>
   * api.exportStudents({ params: { format }, query, ...control })`.
   */
  load: (...wanted: [...Wanted, control: WorkControl]) => Promise<ReceivedFile>;
  /**
   * Whether the file can hold phone numbers; why they can't be shown whole, where the right is
   * missing.
   */
  contacts?: { disabledReason: string | undefined };
  /** Other files about the same, a workbook each. */
  others?: readonly {
    label: string;
    load: Loading;
    disabledReason: string | undefined;
  }[];
}

/**
 * The whole filter as a workbook or CSV, contacts masked unless asked for: items of a list's menu,
 * and the line that says how far the file is.
 */
export function useExport(options: ExportOptions | undefined): {
  items: readonly MenuItem[];
  line: ReactNode;
} {
  const work = useLongWork(texts.failed);
  const last = useRef<Loading>(undefined);
  if (options === undefined) return { items: [], line: null };
  const { load, contacts, others = [] } = options;
  const save = async (loading: Loading) => {
    last.current = loading;
    const file = await work.run(loading);
    if (file) saveFile(file);
  };
  const itemOf = (label: string, loading: Loading) => ({
    label,
    icon: <DownloadIcon />,
    onSelect: () => void save(loading),
  });
  const item = (label: string, ...wanted: Wanted) =>
    itemOf(label, (control) => load(...wanted, control));
  const line = (
    <>
      {work.state === 'running' && (
        <WorkLine
          label={texts.running}
          state="running"
          progress={work.progress}
          onCancel={work.cancel}
        />
      )}
      {work.state === 'failed' && (
        <WorkLine
          label={work.text}
          state="failed"
          onRetry={() => last.current && void save(last.current)}
        />
      )}
    </>
  );
  return {
    items: [
      item(texts.xlsx, 'xlsx', 'hide'),
      ...(contacts
        ? [
            {
              ...item(texts.contacts, 'xlsx', 'show'),
              disabledReason: contacts.disabledReason,
            },
          ]
        : []),
      item(texts.csv, 'csv', 'hide'),
      ...others.map(({ label, load: loading, disabledReason }) => ({
        ...itemOf(label, loading),
        disabledReason,
      })),
    ],
    line,
  };
}
