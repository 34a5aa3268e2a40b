import type { newsManagementEndpoints } from '@academy/domain/news';
import { decidePicture } from '@academy/domain/pictures';
import { Refusal } from '../../../http/errors/refusal';
import type { Call } from '../../../http/serve';
import { keepUpload } from '../../../shared/pictures/keep-upload';
import { redrawPicture } from '../../../shared/pictures/redraw-picture';
import type { NewsDeps } from '../managed-news';

/** Takes a picture by its content, whatever it is called, and keeps it drawn again. */
export async function uploadPicture(
  deps: NewsDeps,
  call: Call<typeof newsManagementEndpoints.uploadPicture>,
) {
  const decision = decidePicture(call.body);
  if (!decision.allowed) throw new Refusal(decision.reason);
  const kept = await keepUpload(deps, call, await redrawPicture(call.body), 'upload-picture');
  return { ...kept, alt: '' };
}
