export { readCells } from './read-cells';
