export {
  PICTURE_ALT_LIMIT,
  PICTURE_HEAD_BYTES,
  PICTURE_MAX_BYTES,
  PICTURE_MAX_PIXELS,
} from './limits';
export { keptPictureSize, type PictureSize } from './kept-size';
export { decideLogo, decideLogoSize, LOGO_BOX } from './logo';
export { decidePicture, pictureKind } from './picture-kind';
export { isLogoRefusal, managersLogoText } from './logo-texts';
export { managersPictureText, pictureGoneText, pictureRefusalText } from './picture-texts';
export { pictureSchema, storedPictureSchema } from './schemas';
export type { NamedPicture, StoredPicture } from './schemas';
