import type { FileFormat } from '@academy/domain/http';
import type { FastifyReply } from 'fastify';

const TYPES: Record<FileFormat, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
};

/** What file systems or headers cannot carry. */
const unsafe = /[\p{Cc}"*/:<>?\\|]/gu;
const encoded = (text: string) =>
  encodeURIComponent(text).replace(
    /['()]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/**
 * Says that the answer is a file to keep, under this name without its ending: `sendAs(reply, '학생 명단
 * 2026-11-20', 'xlsx')`. Browsers never open it in place.
 */
export function sendAs(reply: FastifyReply, name: string, format: FileFormat): void {
  const file = `${name.normalize('NFC').replace(unsafe, ' ').trim()}.${format}`;
  reply
    .type(TYPES[format])
    .header(
      'content-disposition',
      `attachment; filename="file.${format}"; filename*=UTF-8''${encoded(file)}`,
    );
}
