export { PageRoutes } from './page-routes';
export { useNotFound } from './use-not-found';
export { useOpenDialog } from './use-open-dialog';
export { useUrlSort, useUrlText } from './use-url-list';
export { useUrlParams, useUrlState } from './use-url-state';
