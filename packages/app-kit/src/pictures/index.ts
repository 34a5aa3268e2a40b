export type { PictureLine } from './draw-lines';
export { drawPicture } from './draw-picture';
export { canSharePicture, handPicture } from './hand-picture';
export { savePicture } from './save-picture';
