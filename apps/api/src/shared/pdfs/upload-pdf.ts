import { pdfName, unnamedPdf, type StoredPdf } from '@academy/domain/pdfs';
import type { Db } from '../../db/database';
import { Refusal } from '../../http/errors/refusal';
import { contentKey } from '../../store/store';
import type { ManagersCall } from '../audit/manager-audit-db';
import { keepFile } from '../pictures/keep-upload';
import type { PictureStore } from '../pictures/picture-addresses';
import { checkPdf } from './check-pdf';

/** Takes a PDF by its content, whatever it is called, and keeps it as it is. */
export async function uploadPdf(
  deps: { db: Db; store: PictureStore },
  call: ManagersCall & { body: Uint8Array; query: { name?: string | undefined }; now: Date },
): Promise<StoredPdf> {
  const bytes = call.body;
  const problem = await checkPdf(bytes);
  if (problem !== undefined) throw new Refusal(problem);
  const key = contentKey(bytes, 'pdf');
  const name = pdfName(call.query.name ?? '') || unnamedPdf;
  await keepFile(deps, call, {
    key,
    bytes,
    sizes: { width: 0, height: 0, bytes: bytes.length },
    noted: { action: 'upload-pdf', subject: name, after: { bytes: bytes.length } },
  });
  return { key, name, bytes: bytes.length, url: deps.store.downloadOf({ key, name }) };
}
