export { PhotoStrip, type PhotoStripProps } from './photo-strip';
export { PhotoTile, type Photo } from './photo-tile';
