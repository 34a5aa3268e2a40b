export { PICTURE_LONGEST_SIDE, PICTURE_MAX_BYTES, PICTURE_MAX_PIXELS } from './limits';
export { decideLogo, decideLogoSize, LOGO_BOX } from './logo';
export { decidePicture, pictureKind } from './picture-kind';
export { isLogoRefusal, managersLogoText } from './logo-texts';
export { managersPictureText, pictureRefusalText } from './picture-texts';
