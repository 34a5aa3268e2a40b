export { loadAfterPage } from './load-after-page';
