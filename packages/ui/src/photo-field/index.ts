export { PhotoField, type PhotoFieldProps, type PhotoItem } from './photo-field';
