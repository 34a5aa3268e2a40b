import { seatKey } from '@academy/domain/identity';
import {
  seatEndpoints as endpoints,
  seatMapError,
  seatMapName,
  seatMapSchema,
  tidySeatMap,
  type EditedSeatMap,
} from '@academy/domain/seats';
import type { Db } from '../../db/database';
import { refuseFields } from '../../http/errors/refuse-fields';
import type { Serve } from '../../http/serve';
import { etagOf } from '../../http/writes/if-match';
import { saveTab } from '../../shared/settings/save-tab';
import { readSeatHistory } from './seat-history-db';
import { readSeatMap, writeSeatMap } from './seat-map-db';

/** The map is a setting of the academy: saved as a whole, and brought back as a whole. */
export const seatMapTab = {
  label: seatMapName,
  kind: 'settings.change',
  value: ({ map }: EditedSeatMap) => map,
  schema: seatMapSchema,
  read: readSeatMap,
  write: writeSeatMap,
  facts: ({ map: { rooms } }: EditedSeatMap) => ({
    rooms: rooms.map(({ name }) => name).join(', '),
    seatCount: rooms.reduce((sum, { seats }) => sum + seats.length, 0),
  }),
  action: 'save-seat-map',
  entity: 'seat-map',
} as const;

export function seatRoutes(serve: Serve, { db }: { db: Db }): void {
  serve(endpoints.seatMap, async ({ reply }) => {
    const edited = await readSeatMap(db);
    reply.header('etag', etagOf(edited.version));
    return edited;
  });
  serve(endpoints.saveSeatMap, (call) => {
    const map = tidySeatMap(call.body);
    const error = seatMapError(map);
    refuseFields(error === undefined ? {} : { rooms: error });
    return saveTab(db, call, map, seatMapTab);
  });
  serve(endpoints.seatHistory, async ({ query: { seat } }) => ({
    content: seatKey(seat) === '' ? [] : await readSeatHistory(db, seat),
  }));
}
