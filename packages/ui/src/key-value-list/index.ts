export { KeyValueList, type KeyValue, type KeyValueListProps } from './key-value-list';
