import type { LoginAlert, LoginDevice } from '@academy/domain/login';
import { formatMoment } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../shared/api';
import { Answered } from '../../shared/page/answered';
import { deviceName } from '../../shared/session/device-name';
import { toasts } from '../../shared/toasts';
import { onTopics, useLiveQueries } from '../../shared/use-live-queries';
import { useManager } from '../../shared/session/use-manager';
import { useWrite } from '../../shared/writes/use-write';
import { Section } from './form/tab-form';
import styles from '../../shared/lists/small-table.module.css';
import { loginTabTexts as texts } from './settings-texts';

const all = ['settings', 'logins'] as const;
const touched = onTopics(all, 'accounts', 'students');

const loginQueries = {
  devices: () =>
    queryOptions({
      queryKey: [...all, 'devices'],
      queryFn: async ({ signal }) => (await api.waitingDevices({ signal })).content,
      staleTime: 0,
    }),
  alerts: () =>
    queryOptions({
      queryKey: [...all, 'alerts'],
      queryFn: async ({ signal }) => (await api.loginAlerts({ signal })).content,
      staleTime: 0,
    }),
};

/** A device that begins to wait shows while the tab is open: its student is at the desk. */
const useLiveLogins = (): boolean => useLiveQueries(all, touched);

/** Decides about one line of the tab's lists, and reads them again. */
const useDecision = (line: string) =>
  useWrite({
    name: `decide ${line}`,
    send: ({ decide }: { decide: () => Promise<unknown>; done?: string }) => decide(),
    reads: all,
    onSuccess: (_, { done }) => done && toasts.show({ text: done, tone: 'success' }),
    failed: texts.failed,
  });

function DeviceRow({ device }: { device: LoginDevice }) {
  const { missing } = useManager();
  const decision = useDecision(`device ${device.id}`);
  const disabledReason = missing('students.write');
  const { id: deviceId, studentName: name } = device;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td data-label={texts.seat}>{device.seat}</td>
      <td data-label={texts.code} className={styles.code}>
        {device.code}
      </td>
      <td data-label={texts.device}>{deviceName(device.label)}</td>
      <td data-label={texts.since} className={styles.when}>
        {formatMoment(new Date(device.firstSeenAt))}
      </td>
      <td className={styles.actions}>
        <Button
          size="dense"
          variant="primary"
          aria-label={texts.approveOne(name)}
          disabledReason={disabledReason}
          onClick={() =>
            decision.run({
              decide: () => api.approveDevice({ params: { deviceId } }),
              done: texts.approved(name),
            })
          }
        >
          {texts.approve}
        </Button>
        <Button
          size="dense"
          aria-label={texts.refuseOne(name)}
          disabledReason={disabledReason}
          onClick={() =>
            decision.run({
              decide: () => api.refuseDevice({ params: { deviceId } }),
              done: texts.refused(name),
            })
          }
        >
          {texts.refuse}
        </Button>
      </td>
    </tr>
  );
}

function DeviceTable({ devices }: { devices: readonly LoginDevice[] }) {
  if (devices.length === 0) return <p className={styles.none}>{texts.noWaiting}</p>;
  return (
    <table className={styles.table} aria-label={texts.waiting}>
      <thead>
        <tr>
          <th scope="col">{texts.student}</th>
          <th scope="col">{texts.seat}</th>
          <th scope="col">{texts.code}</th>
          <th scope="col">{texts.device}</th>
          <th scope="col">{texts.since}</th>
          <th scope="col">{texts.decide}</th>
        </tr>
      </thead>
      <tbody>
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} />
        ))}
      </tbody>
    </table>
  );
}

function AlertRow({ alert }: { alert: LoginAlert }) {
  const { missing } = useManager();
  const decision = useDecision(`alert ${alert.id}`);
  const when = formatMoment(new Date(alert.at));
  return (
    <tr>
      <th scope="row">{alert.students.map(({ name }) => name).join(', ')}</th>
      <td data-label={texts.device}>{deviceName(alert.label)}</td>
      <td data-label={texts.at} className={styles.when}>
        {when}
      </td>
      <td className={styles.actions}>
        <Button
          size="dense"
          aria-label={texts.seenOne(when)}
          disabledReason={missing('students.write')}
          onClick={() =>
            decision.run({ decide: () => api.seeLoginAlert({ params: { alertId: alert.id } }) })
          }
        >
          {texts.seen}
        </Button>
      </td>
    </tr>
  );
}

/** Logins that need attention: alerts, and new devices of students who wait at the desk. */
export function LoginLists() {
  useLiveLogins();
  const { can } = useManager();
  const enabled = can('students.read');
  const devices = useQuery({ ...loginQueries.devices(), enabled });
  const { data: alerts = [] } = useQuery({ ...loginQueries.alerts(), enabled });
  if (!enabled) return null;
  return (
    <div className={styles.lists}>
      {alerts.length > 0 && (
        <Section title={texts.alerts} help={texts.alertsHelp}>
          <table className={styles.table} aria-label={texts.alerts}>
            <thead>
              <tr>
                <th scope="col">{texts.names}</th>
                <th scope="col">{texts.device}</th>
                <th scope="col">{texts.at}</th>
                <th scope="col">{texts.decide}</th>
              </tr>
            </thead>
            <tbody>
              {alerts.map((alert) => (
                <AlertRow key={alert.id} alert={alert} />
              ))}
            </tbody>
          </table>
        </Section>
      )}
      <Section title={texts.waiting}>
        <Answered of={devices}>{(waiting) => <DeviceTable devices={waiting} />}</Answered>
      </Section>
    </div>
  );
}
