export { BulkBar, type BulkBarProps } from './bulk-bar';
