import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { openCheckIns } from './check-in-outbox';
import { Door } from './door/door';
import { kioskDevice } from './kiosk-device';
import { keepForRestart } from './keep-for-restart';
import { PairForm } from './pair-form';

/** `/kiosk`: the device at the door, where students check in. */
export function KioskPage() {
  const queries = useQueryClient();
  // One for the life of the page: what waits here is the device's, whoever connects it.
  const [checkIns] = useState(() => openCheckIns(queries));
  const device = useSyncExternalStore(kioskDevice.subscribe, kioskDevice.get);
  const { edits } = useSyncExternalStore(checkIns.subscribe, checkIns.getSnapshot);
  const { state } = device;
  useEffect(() => {
    if (state !== 'paired') return;
    checkIns.wake();
    void keepForRestart();
  }, [state, checkIns]);

  return device.state === 'paired' ? (
    <Door checkIns={checkIns} name={device.name} />
  ) : (
    <PairForm removed={state === 'removed'} waiting={edits.size} />
  );
}
