export { ToastRegion, type ToastRegionProps } from './toast-region';
export { createToastStore, type Toast, type ToastMessage, type ToastStore } from './toast-store';
