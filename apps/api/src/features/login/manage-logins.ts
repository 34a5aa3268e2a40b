import {
  loginManagementEndpoints as endpoints,
  networksFault,
  tidyNetworks,
} from '@academy/domain/login';
import type { Db } from '../../db/database';
import { refuseFields } from '../../http/errors/refuse-fields';
import { Refusal } from '../../http/errors/refusal';
import type { Call, Serve } from '../../http/serve';
import { once } from '../../http/writes/once';
import { transact } from '../../http/writes/transact';
import { auditManager } from '../../shared/audit/manager-audit-db';
import { notify } from '../../shared/notify-db';
import { loginSetting } from '../../shared/settings/kept-settings';
import { readTab, saveTab, settingsTab } from '../../shared/settings/save-tab';
import { lockStudents } from '../../shared/students/students-db';
import {
  closeAlert,
  decideDevice,
  forgetChosenPins,
  isDevice,
  readOpenAlerts,
  readWaitingDevices,
} from './devices/devices-db';
import { deletePin, insertPin } from './pins-db';

export const loginTab = settingsTab(loginSetting, {
  label: '로그인 설정',
  action: 'save-login-settings',
});

const done = { success: true as const };

async function decide(
  db: Db,
  {
    actor,
    request,
    params,
    now,
  }: Pick<Call<typeof endpoints.approveDevice>, 'actor' | 'request' | 'params' | 'now'>,
  state: 'known' | 'refused',
) {
  await transact(db, async (tx) => {
    if (!(await isDevice(tx, params.deviceId))) throw new Refusal('not-found');
    const student = await decideDevice(tx, params.deviceId, state);
    if (!student) return;
    // Chosen on a device that is approved now; an existing PIN stays.
    const { id: studentId, pinHash: hash } = student;
    if (state === 'known' && hash !== undefined)
      await insertPin(tx, { studentId, hash, chosenAt: now });
    await auditManager(
      tx,
      { actor, request },
      {
        action: state === 'known' ? 'approve-device' : 'refuse-device',
        entity: 'students',
        entityId: student.id,
        subject: student.name,
      },
    );
    await notify(tx, { topic: 'accounts' });
  });
  return done;
}

/**
 * What managers decide about the students' logins: what is asked, which devices, a forgotten PIN.
 */
export function loginManagementRoutes(serve: Serve, { db }: { db: Db }): void {
  serve(endpoints.editedLoginSettings, async (call) => ({
    ...(await readTab(db, call, loginTab)),
    callerAddress: call.ip,
  }));
  serve(endpoints.saveLoginSettings, (call) => {
    const { knownNetworks, ...rest } = call.body;
    refuseFields({ knownNetworks: networksFault(knownNetworks) });
    return saveTab(db, call, { ...rest, knownNetworks: tidyNetworks(knownNetworks) }, loginTab);
  });
  serve(endpoints.waitingDevices, async () => ({
    content: (await readWaitingDevices(db)).map((device) => ({
      ...device,
      firstSeenAt: device.firstSeenAt.toISOString(),
    })),
  }));
  serve(endpoints.approveDevice, (call) => decide(db, call, 'known'));
  serve(endpoints.refuseDevice, (call) => decide(db, call, 'refused'));
  serve(endpoints.resetPin, async ({ actor, request, params: { studentId } }) => {
    await transact(db, async (tx) => {
      const subject = (await lockStudents(tx, [studentId])).get(studentId);
      if (subject === undefined) throw new Refusal('not-found');
      await deletePin(tx, studentId);
      await forgetChosenPins(tx, studentId);
      await auditManager(
        tx,
        { actor, request },
        { action: 'reset-pin', entity: 'students', entityId: studentId, subject },
      );
    });
    return done;
  });
  serve(endpoints.loginAlerts, async () => ({
    content: (await readOpenAlerts(db)).map((alert) => ({ ...alert, at: alert.at.toISOString() })),
  }));
  serve(endpoints.seeLoginAlert, (call) =>
    once(db, call, async (tx) => {
      const { actor, request, params, now } = call;
      const closed = await closeAlert(tx, params.alertId, { by: actor.managerId, now });
      if (!closed) throw new Refusal('not-found');
      await auditManager(
        tx,
        { actor, request },
        { action: 'see-login-alert', entity: 'login-alerts', entityId: params.alertId },
      );
      await notify(tx, { topic: 'accounts' });
      return done;
    }),
  );
}
