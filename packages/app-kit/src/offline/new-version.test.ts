import { expect, test, vi } from 'vitest';
import { createNewVersion } from './new-version';

/** A worker whose state the test moves on. */
function fakeWorker(state: ServiceWorkerState) {
  const worker = new EventTarget();
  const move = (next: ServiceWorkerState) => {
    Object.assign(worker, { state: next });
    worker.dispatchEvent(new Event('statechange'));
  };
  Object.assign(worker, { state });
  return { worker: worker as ServiceWorker, move };
}

/** The browser's registration: `installing`, `waiting` and `active` as the test has them. */
function fakeRegistration(workers: {
  installing?: ServiceWorker;
  waiting?: ServiceWorker;
  active?: ServiceWorker;
}) {
  const registration = Object.assign(new EventTarget(), {
    installing: null,
    waiting: null,
    active: null,
    ...workers,
  });
  return registration as unknown as ServiceWorkerRegistration & {
    installing: ServiceWorker | null;
  };
}

function setup({ mine }: { mine: boolean }) {
  const takeOver = vi.fn<(worker: ServiceWorker) => void>();
  const reload = vi.fn<() => void>();
  const version = createNewVersion({ isMine: async () => mine, takeOver, reload });
  const told = vi.fn<() => void>();
  version.subscribe(told);
  return { version, takeOver, reload, told };
}
const active = fakeWorker('activated').worker;

test('the first worker of all is no new version', async () => {
  const { version, takeOver } = setup({ mine: true });
  const { worker, move } = fakeWorker('installing');
  version.watch(fakeRegistration({ installing: worker }));
  move('installed');
  await Promise.resolve();
  expect(version.isReady()).toBe(false);
  expect(takeOver).not.toHaveBeenCalled();
});

test('a version that waits already is announced', async () => {
  const { version, told, takeOver } = setup({ mine: false });
  version.watch(fakeRegistration({ active, waiting: fakeWorker('installed').worker }));
  await vi.waitFor(() => expect(version.isReady()).toBe(true));
  expect(told).toHaveBeenCalledOnce();
  expect(takeOver).not.toHaveBeenCalled();
});

test('a version that comes while the page is open is announced when it is ready', async () => {
  const { version } = setup({ mine: false });
  const registration = fakeRegistration({ active });
  version.watch(registration);
  const { worker, move } = fakeWorker('installing');
  registration.installing = worker;
  registration.dispatchEvent(new Event('updatefound'));
  expect(version.isReady()).toBe(false);
  move('installed');
  await vi.waitFor(() => expect(version.isReady()).toBe(true));
});

test('a page that came from the network as the new version already lets it take over without a word', async () => {
  const { version, takeOver, reload } = setup({ mine: true });
  const { worker } = fakeWorker('installed');
  version.watch(fakeRegistration({ active, waiting: worker }));
  await vi.waitFor(() => expect(takeOver).toHaveBeenCalledExactlyOnceWith(worker));
  expect(version.isReady()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

async function ready() {
  const all = setup({ mine: false });
  const { worker, move } = fakeWorker('installed');
  all.version.watch(fakeRegistration({ active, waiting: worker }));
  await vi.waitFor(() => expect(all.version.isReady()).toBe(true));
  return { ...all, worker, move };
}

test('it is used when it has taken over', async () => {
  const { version, takeOver, reload, worker, move } = await ready();
  version.use(() => true);
  expect(takeOver).toHaveBeenCalledExactlyOnceWith(worker);
  move('activating');
  expect(reload).not.toHaveBeenCalled();
  move('activated');
  expect(reload).toHaveBeenCalledOnce();
});

test('an edit that is made in the last moment keeps the page', async () => {
  const { version, reload, move } = await ready();
  version.use(() => false);
  move('activated');
  expect(reload).not.toHaveBeenCalled();
});

test('another tab has asked for it: nobody’s page is loaded again but by its own student', async () => {
  const { version, reload, takeOver, move } = await ready();
  move('activated');
  expect(reload).not.toHaveBeenCalled();
  version.use(() => true);
  expect(reload).toHaveBeenCalledOnce();
  expect(takeOver).not.toHaveBeenCalled();
});
