export { createUseNow } from './use-now';
export { useOnline } from './use-online';
