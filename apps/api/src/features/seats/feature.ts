import { seatEndpoints } from '@academy/domain/seats';
import type { OptionalFeature } from '../../shared/optional-feature';
import { seatRoutes } from './seats-routes';
import { seatWords } from './seats-words';

export const seats: OptionalFeature = {
  tables: {
    seats: { calls: seatEndpoints, about: '좌석 배치도와 자리의 이력', words: seatWords },
  },
  routes: [seatRoutes],
};
