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

/** The same of a file that no program opens by itself. */
export function attachFile(reply: FastifyReply, name: string, ending: string): void {
  reply.type('application/octet-stream');
  attached(reply, name, ending);
}

const attached = (reply: FastifyReply, name: string, ending: string) =>
  void reply.header(
    'content-disposition',
    `attachment; filename="file.${ending}"; filename*=UTF-8''${encoded(`${name.normalize('NFC').replace(unsafe, ' ').trim()}.${ending}`)}`,
  );

/**
 * Says that the answer is a file to keep, under this name without its ending: `sendAs(reply, '학생 명단
 * 2026-11-20', 'xlsx')`. Browsers never open it in place.
 */
export function sendAs(reply: FastifyReply, name: string, format: FileFormat): void {
  reply.type(TYPES[format]);
  attached(reply, name, format);
}

/** The same of a PDF: saved, and never opened in place. */
export function sendPdf(reply: FastifyReply, name: string): void {
  reply.type('application/pdf');
  attached(reply, name.replace(/\.pdf$/, ''), 'pdf');
}

/** The same of a picture that our own pages show: as everything of the API, it is kept nowhere. */
export function sendPicture(reply: FastifyReply, name: string): void {
  reply.type('image/webp');
  attached(reply, name, 'webp');
}
