export { PICTURE_LONGEST_SIDE, PICTURE_MAX_BYTES, PICTURE_MAX_PIXELS } from './limits';
export { decidePicture, pictureKind } from './picture-kind';
export { managersPictureText, pictureRefusalText } from './picture-texts';
