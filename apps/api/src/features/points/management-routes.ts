import {
  pointManagementEndpoints as endpoints,
  pointWeeks,
  pointWeeksSince,
} from '@academy/domain/points';
import { seoulDay } from '@academy/domain/time';
import { etagOf } from '../../http/writes/if-match';
import type { Serve } from '../../http/serve';
import type { OfficeOf } from '../../shared/branches/seen-branches';
import { readTab } from '../../shared/settings/save-tab';
import { editPoint, voidPoint } from './change/change-point';
import { remindOfPoints } from './change/confirmations';
import { exportPoints, exportStandings } from './lists/export-points';
import { issuePoints } from './issue/issue-points';
import { answerObjection, listObjections } from './change/objections';
import { readPresets, versionOf } from './issue/presets-db';
import { previewPoints } from './issue/preview-points';
import { readHistory } from './lists/read-history';
import { readPointDays } from './lists/point-days-db';
import { readStandings } from './lists/read-standings';
import { handPresets } from './issue/hand-presets';
import { savePresets } from './issue/save-presets';
import { pointTab, savePointSettings } from './settings-tab';

/** 상벌점 부여: the managers' side of points. */
export function pointManagementRoutes(serve: Serve, deps: OfficeOf): void {
  const { db } = deps;
  serve(endpoints.issuedPoints, (call) => readHistory(db, call));
  serve(endpoints.pointStandings, async ({ query, now }) => ({
    content: await readStandings(db, query, now),
    weeks: pointWeeks(await readPointDays(db, pointWeeksSince(seoulDay(now))), seoulDay(now)),
  }));
  serve(endpoints.previewPoints, (call) => previewPoints(db, call));
  serve(endpoints.issuePoints, (call) => issuePoints(db, call));
  serve(endpoints.editPoint, (call) => editPoint(db, call));
  serve(endpoints.voidPoint, (call) => voidPoint(db, call));
  serve(endpoints.remindOfPoints, (call) => remindOfPoints(db, call));
  serve(endpoints.exportPoints, (call) => exportPoints(db, call));
  serve(endpoints.exportStandings, (call) => exportStandings(db, call));
  serve(endpoints.objections, async ({ query }) => ({
    content: await listObjections(db, query.status),
  }));
  serve(endpoints.answerObjection, (call) => answerObjection(db, call));
  serve(endpoints.pointPresets, async ({ reply }) => {
    const content = await readPresets(db);
    const version = versionOf(content);
    reply.header('etag', etagOf(version));
    return { content, version };
  });
  serve(endpoints.pointSettings, (call) => readTab(db, call, pointTab));
  serve(endpoints.savePresets, (call) => savePresets(db, call));
  serve(endpoints.handPresets, (call) => handPresets(deps, call));
  serve(endpoints.savePointSettings, (call) => savePointSettings(db, call));
}
