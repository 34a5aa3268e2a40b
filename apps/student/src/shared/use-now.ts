import { createUseNow } from '@academy/app-kit/device';
import { serverClock } from './api/server-clock';

export const useNow = createUseNow(serverClock);
