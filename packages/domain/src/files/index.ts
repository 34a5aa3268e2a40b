export { csvOf } from './csv';
export { fileName } from './file-name';
export { listedPhone, maskPhone } from './mask-phone';
export { safeText } from './safe-text';
export { tableOf } from './table';
export type { ColumnKind, FileCell, FileColumn, FileTable } from './table';
