import { secondFactorEndpoints as endpoints } from '@academy/domain/second-factor';
import type { Serve } from '../../http/serve';
import { etagOf } from '../../http/writes/if-match';
import { begin, confirm, readOwnFactor, renewRecoveryCodes, turnOff } from './own-factor';
import { readSettings } from './second-factor-db';
import { savePolicy } from './save-policy';
import type { SecondFactorDeps } from './second-factor-deps';

export function secondFactorRoutes(serve: Serve, deps: SecondFactorDeps): void {
  serve(endpoints.ownSecondFactor, (call) => readOwnFactor(deps, call));
  serve(endpoints.beginSecondFactor, (call) => begin(deps, call));
  serve(endpoints.confirmSecondFactor, (call) => confirm(deps, call));
  serve(endpoints.renewRecoveryCodes, (call) => renewRecoveryCodes(deps, call));
  serve(endpoints.turnOffSecondFactor, (call) => turnOff(deps, call));
  serve(endpoints.secondFactorSettings, async ({ reply }) => {
    const settings = await readSettings(deps.db);
    reply.header('etag', etagOf(settings.version));
    return settings;
  });
  serve(endpoints.saveSecondFactorSettings, (call) => savePolicy(deps.db, call));
}
