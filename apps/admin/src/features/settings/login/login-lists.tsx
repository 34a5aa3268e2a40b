import type { LoginAlert, LoginDevice } from '@academy/domain/login';
import { formatMoment } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../shared/api';
import { deviceName } from '../../../shared/device-name';
import { useManager } from '../../../shared/use-manager';
import { Section } from '../form/section';
import styles from './login-lists.module.css';
import { loginQueries, useDecision, useLiveLogins } from './login-queries';
import { loginTabTexts as texts } from './login-texts';

function DeviceRow({ device }: { device: LoginDevice }) {
  const { missing } = useManager();
  const decision = useDecision();
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
            decision.mutate({
              run: () => api.approveDevice({ params: { deviceId } }),
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
            decision.mutate({
              run: () => api.refuseDevice({ params: { deviceId } }),
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

function AlertRow({ alert }: { alert: LoginAlert }) {
  const { missing } = useManager();
  const decision = useDecision();
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
            decision.mutate({ run: () => api.seeLoginAlert({ params: { alertId: alert.id } }) })
          }
        >
          {texts.seen}
        </Button>
      </td>
    </tr>
  );
}

/**
 * What of the logins waits for somebody: alerts, and new devices whose students stand at the desk.
 */
export function LoginLists() {
  useLiveLogins();
  const { can } = useManager();
  const enabled = can('students.read');
  const { data: devices = [] } = useQuery({ ...loginQueries.devices(), enabled });
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
        {devices.length === 0 ? (
          <p className={styles.none}>{texts.noWaiting}</p>
        ) : (
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
        )}
      </Section>
    </div>
  );
}
