export { ChangeList, type Change, type ChangeListProps } from './change-list';
