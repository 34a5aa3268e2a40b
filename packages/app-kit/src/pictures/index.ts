export type { PictureLine } from './draw-lines';
export { savePicture } from './save-picture';
