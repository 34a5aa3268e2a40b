export { fileName } from './file-name';
export type { ListColumn } from './list-column';
export { listedPhone, maskPhone } from './mask-phone';
export { fileTexts } from './file-texts';
