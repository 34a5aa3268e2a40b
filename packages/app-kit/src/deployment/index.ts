export { apiAddress, appName } from './page-tags';
