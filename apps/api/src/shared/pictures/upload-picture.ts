import { decidePicture } from '@academy/domain/pictures';
import type { Db } from '../../db/database';
import { Refusal } from '../../http/errors/refusal';
import type { Store } from '../../store/store';
import type { ManagersCall } from '../audit/manager-audit-db';
import { keepUpload } from './keep-upload';
import { redrawPicture } from './redraw-picture';

/** Takes a picture by its content, whatever it is called, and keeps it drawn again. */
export async function uploadPicture(
  deps: { db: Db; store: Store },
  call: ManagersCall & { body: Uint8Array; now: Date },
) {
  const decision = decidePicture(call.body);
  if (!decision.allowed) throw new Refusal(decision.reason);
  const kept = await keepUpload(deps, call, await redrawPicture(call.body), 'upload-picture');
  return { ...kept, alt: '' };
}
