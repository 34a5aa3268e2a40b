export { apiAddress, appName } from './page-tags';
export { whenAsked } from './when-asked';
