export { createUseNow } from './use-now';
export { useMedia } from './use-media';
export { useOnline } from './use-online';
