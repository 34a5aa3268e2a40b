import '@academy/ui/styles/tokens.css';
import '@academy/ui/styles/base.css';
import { tellFaults } from '@academy/app-kit/crash';
import { loadAfterPage } from '@academy/ui/fonts';
import { loginApi, session } from './shared/session/session';

/** The version of this build, put in by vite.config.ts. */
declare const APP_RELEASE: string;

tellFaults('admin', APP_RELEASE);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');

// The specified greeting of a kept login; what it answers changes nothing.
void session.ready().then((state) => {
  if (state.status === 'manager') loginApi.verifyToken().catch(() => undefined);
});

// The login screen comes without the router, the query cache and the calls of the pages.
const entry =
  window.location.pathname === '/admin-login'
    ? import('./app/router/login-entry')
    : import('./app/admin-app');
void entry.then(({ mount }) => mount(root));

loadAfterPage(() => import('pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css'));
