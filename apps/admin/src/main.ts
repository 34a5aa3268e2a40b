import { reportErrors } from '@academy/app-kit/crash';
import { whenAsked } from '@academy/app-kit/deployment';
import { loadAfterPage } from '@academy/ui/fonts';
import { openEarly } from './app/open-early';
import { client } from './shared/session/session';

/** The version of this build, put in by vite.config.ts. */
declare const APP_RELEASE: string;

type Load = () => Promise<{ mount: (root: HTMLElement) => void }>;

reportErrors('admin', APP_RELEASE);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');

const { pathname } = window.location;
// Pages of a device have no login.
const ofDevices = new Map<string, Load>([['/kiosk', () => import('./features/kiosk/kiosk-entry')]]);

const asked = whenAsked(client.asked, () => import('react-dom/client'));
if (!ofDevices.has(pathname)) void openEarly(window.location, asked);

// The login screen comes without the router, the query cache and the calls of the pages.
// One function each: the bundler finds the styles of one import at a time.
const entries = new Map<string, Load>([
  ['/admin-login', () => import('./app/router/login-entry')],
  ...ofDevices,
]);
const loadApp = () => asked.then(() => import('./app/admin-app'));
const load = entries.get(pathname) ?? loadApp;
void load().then(({ mount }) => mount(root));

loadAfterPage(() => import('pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css'));
