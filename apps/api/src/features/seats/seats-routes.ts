import { seatKey } from '@academy/domain/identity';
import {
  seatEndpoints as endpoints,
  seatMapError,
  seatMapName,
  tidySeatMap,
  type EditedSeatMap,
  type SeatMap,
} from '@academy/domain/seats';
import type { Db } from '../../db/database';
import { refuseFields } from '../../http/errors/refuse-fields';
import type { Serve } from '../../http/serve';
import { seatMapSetting } from '../../shared/settings/kept-settings';
import { readTab, saveTab, settingsTab, type Tab } from '../../shared/settings/save-tab';
import { readSavedSetting } from '../../shared/settings/setting-db';
import { readSeatHistory } from './seat-history-db';

/** The map is a setting of the academy: saved as a whole, and brought back as a whole. */
export const seatMapTab: Tab<SeatMap, EditedSeatMap> = {
  ...settingsTab(seatMapSetting, { label: seatMapName, action: 'save-seat-map' }),
  read: async (db) => {
    const { settings: map, ...saved } = await readSavedSetting(db, seatMapSetting);
    return { map, ...saved };
  },
  value: ({ map }) => map,
  facts: ({ map: { rooms } }) => ({
    rooms: rooms.map(({ name }) => name).join(', '),
    seatCount: rooms.reduce((sum, { seats }) => sum + seats.length, 0),
  }),
};

export function seatRoutes(serve: Serve, { db }: { db: Db }): void {
  serve(endpoints.seatMap, (call) => readTab(db, call, seatMapTab));
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
