import { attachmentEndpoints, attachmentManagementEndpoints } from '@academy/domain/attachments';
import type { FastifyReply } from 'fastify';
import type { Db } from '../../db/database';
import { Refusal } from '../../http/errors/refusal';
import { sendPicture } from '../../http/files/send-as';
import type { Serve } from '../../http/serve';
import { readAttachment } from '../../shared/attachments/attachments-db';
import { createViews } from '../../shared/audit/views-db';
import type { Store } from '../../store/store';
import { uploadAttachment } from './upload-attachment';

/** The bytes of a picture; 404 when they are gone. The answer is kept nowhere (`no-store`). */
async function sendBytes(store: Store, key: string, reply: FastifyReply): Promise<Uint8Array> {
  const bytes = await store.get(key);
  if (!bytes) throw new Refusal('not-found');
  sendPicture(reply, '증빙 사진');
  return bytes;
}

export function attachmentRoutes(serve: Serve, deps: { db: Db; store: Store }): void {
  const { db, store } = deps;
  const noteView = createViews(db, 'view-attachments');
  serve(attachmentEndpoints.uploadAttachment, (call) => uploadAttachment(deps, call));
  serve(attachmentEndpoints.myAttachment, async ({ actor, params: { attachmentId }, reply }) => {
    const found = await readAttachment(db, attachmentId);
    if (found === null) throw new Refusal('not-found');
    if (found.studentId !== actor.studentId) throw new Refusal('forbidden');
    return sendBytes(store, found.key, reply);
  });
  serve(attachmentManagementEndpoints.readAttachment, async (call) => {
    const found = await readAttachment(db, call.params.attachmentId);
    // One that nothing has is still the student's alone.
    if (found === null || !found.taken) throw new Refusal('not-found');
    const bytes = await sendBytes(store, found.key, call.reply);
    await noteView(call, {
      entity: 'students',
      entityId: found.studentId,
      subject: found.studentName,
    });
    return bytes;
  });
}
