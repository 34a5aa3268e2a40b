export { createUseNow } from './use-now';

export { useOnline } from './use-online';
export { useWideScreen } from './use-wide-screen';
