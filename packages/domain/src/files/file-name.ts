import type { FileFormat } from '../http/file-schemas';

/** A file's name: `학생 목록 2026-11-20.xlsx`. What a file system refuses is left out. */
export const fileName = (title: string, when: string, format: FileFormat): string =>
  `${`${title} ${when}`
    .replace(/[\\/:*?"<>|\p{Cc}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()}.${format}`;
