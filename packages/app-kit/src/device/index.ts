export { createUseNow } from './use-now';
export { featuresHeard } from './features-heard';
export { readKept, writeKept } from './kept-texts';
export { saveFile } from './save-file';
export { useDeviceChoice } from './use-device-choice';
export { useOnline } from './use-online';
export { isWideScreen, useWideScreen } from './use-wide-screen';
export { themeNames } from './theme-names';
export { usePrintOnce } from './use-print-once';
