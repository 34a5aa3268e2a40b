export { createUseNow } from './use-now';
export { useDeviceChoice } from './use-device-choice';
export { useOnline } from './use-online';
export { useWideScreen } from './use-wide-screen';
export { usePrintOnce } from './use-print-once';
