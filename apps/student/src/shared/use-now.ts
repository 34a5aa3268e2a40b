import { createUseNow } from '@academy/app-kit/device';
import { serverClock } from './api';

export const useNow = createUseNow(serverClock);
