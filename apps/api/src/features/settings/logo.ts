import { decideLogo, decideLogoSize, LOGO_BOX } from '@academy/domain/pictures';
import type { EditedAcademy, settingsManagementEndpoints } from '@academy/domain/settings';
import type { Db } from '../../db/database';
import { Refusal } from '../../http/errors/refusal';
import type { Call } from '../../http/serve';
import { keepUpload } from '../../shared/pictures/keep-upload';
import { redrawPicture } from '../../shared/pictures/redraw-picture';
import type { Store } from '../../store/store';
import type { StoredAcademy } from './settings-db';

/** Above what a photo gets: the edges of letters suffer first. */
const QUALITY = 90;

/** Takes a logo by its content and keeps it drawn again; the academy has it with its next save. */
export async function uploadLogo(
  deps: { db: Db; store: Store },
  call: Call<typeof settingsManagementEndpoints.uploadLogo>,
) {
  const decision = decideLogo(call.body);
  if (!decision.allowed) throw new Refusal(decision.reason);
  const drawn = await redrawPicture(call.body, {
    box(size) {
      const fits = decideLogoSize(size);
      if (!fits.allowed) throw new Refusal(fits.reason);
      return LOGO_BOX;
    },
    quality: QUALITY,
  });
  return keepUpload(deps, call, drawn, 'upload-logo');
}

/** What the academy says about itself, with the address at which browsers see its logo. */
export const seenAcademy = ({ logo, ...edited }: StoredAcademy, store: Store): EditedAcademy => ({
  ...edited,
  logo: logo && { ...logo, url: store.url(logo.key) },
});
