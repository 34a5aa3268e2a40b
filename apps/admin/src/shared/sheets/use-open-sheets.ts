import type { Sheet, Table } from '@academy/domain/tables';
import { useState } from 'react';
import type { useLongWork } from '../writes/use-long-work';
import { chooseSheet, type OpenSheets } from './open-sheets';
import { readSheets } from './read-sheets';

interface Options {
  work: Pick<ReturnType<typeof useLongWork>, 'run'>;
  /** Whether a sheet is a list of what is asked for: a guide or a chart beside it is none. */
  isList: (table: Table) => boolean;
  /** A sheet is to be read, or to be chosen where there is none yet. */
  onOpen: (opened: OpenSheets) => Promise<void> | void;
  onProblem: (problem: string) => void;
}

/** The file whose sheets are read one by one, or what was pasted instead of it. */
export function useOpenSheets({ work, isList, onOpen, onProblem }: Options) {
  const [opened, setOpened] = useState<OpenSheets>();

  async function show(next: OpenSheets) {
    setOpened(next);
    await onOpen(next);
  }

  /** Reads the sheet that is meant, or asks which one it is. */
  const take = (fileName: string, sheets: readonly Sheet[]) =>
    show({ fileName, sheets, at: chooseSheet(sheets, isList), withHidden: false, done: new Set() });

  return {
    opened,
    take,
    async open(file: File) {
      const read = await work.run(() => readSheets(file));
      if (read?.sheets) await take(file.name.normalize('NFC'), read.sheets);
      else if (read) onProblem(read.problem);
    },
    pick: (at: number | null) => {
      if (opened) void show({ ...opened, at, withHidden: false });
    },
    readHidden: () => {
      if (opened) void show({ ...opened, withHidden: true });
    },
    /** The sheet that was read is done. */
    finish: () =>
      setOpened((now) =>
        now && now.at !== null ? { ...now, done: new Set([...now.done, now.at]) } : now,
      ),
    close: () => setOpened(undefined),
  };
}

export type OpenedSheets = ReturnType<typeof useOpenSheets>;
