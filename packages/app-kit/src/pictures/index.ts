export type { PictureLine } from './draw-lines';
export { drawPicture } from './draw-picture';
export { canSharePicture, handPicture } from './hand-picture';
export { savePicture } from './save-picture';
export { shrinkPicture } from './shrink-picture';
export { usePrivatePhotos, usePrivatePictures } from './use-private-pictures';
export type { PrivatePicture } from './use-private-pictures';
