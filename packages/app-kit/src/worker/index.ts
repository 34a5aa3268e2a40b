export type { Build } from './build';
export type { WorkerMessage } from './messages';
export { serveApp } from './serve-app';
