import {
  attachmentEndpoints,
  attachmentManagementEndpoints,
  attachmentSchema,
} from '@academy/domain/attachments';
import sharp from 'sharp';
import { attachments } from '../../db/schema';
import { sweepAttachments } from '../../shared/attachments/attachments-db';
import { sweepPictures } from '../../shared/pictures/sweep-pictures-db';
import type { TestApp } from '../test-app';

/** A photo as a phone takes it: lying on its side, with the place where it was taken. */
export const aPhoto = () =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: '#c42b1c' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '37/1 33/1 59/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

/** What students and managers do with photos, and what becomes of their files. */
export function photoCalls(server: TestApp) {
  const send = (bytes: Uint8Array | string, token: string) =>
    server.call('POST', `/api${attachmentEndpoints.uploadAttachment.path}`, {
      token,
      body: new Blob([typeof bytes === 'string' ? bytes : Uint8Array.from(bytes)], {
        type: 'image/jpeg',
      }),
    });
  return {
    send,
    upload: async (token: string) =>
      attachmentSchema.parse((await send(await aPhoto(), token)).body),
    /** As the student reads it. */
    mine: (attachmentId: string, token: string) =>
      server.callEndpoint(attachmentEndpoints.myAttachment, { attachmentId }, { token }),
    /** As a manager does. */
    seen: (attachmentId: string, token: string) =>
      server.callEndpoint(
        attachmentManagementEndpoints.readAttachment,
        { attachmentId },
        { token },
      ),
    keyOf: async (id: string) =>
      (await server.database.db.select().from(attachments)).find((row) => row.id === id)?.key ?? '',
    filesLeft: async (keys: readonly string[]) =>
      (await Promise.all(keys.map((key) => server.store.get(key)))).filter(
        (bytes) => bytes !== null,
      ).length,
    async sweep(at: Date) {
      await sweepAttachments(server.database.db, at);
      await sweepPictures(server.database.db, server.store, at);
    },
  };
}
