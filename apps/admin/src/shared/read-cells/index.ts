export { readCells, type ReadCells } from './read-cells';
