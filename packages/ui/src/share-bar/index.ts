export { ShareBar, type ShareBarProps, type SharePart } from './share-bar';
