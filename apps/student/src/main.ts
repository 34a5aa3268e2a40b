import { reportErrors } from '@academy/app-kit/crash';
import { whenAsked } from '@academy/app-kit/deployment';
import { loadAfterPage } from '@academy/ui/fonts';
import { keepInstallOffer } from './app/install/install-offer';
import { openEarly } from './app/open-early';
import { client } from './shared/api';

/** Both addresses of the student login. */
const isLoginAddress = (pathname: string): boolean =>
  pathname === '/' || pathname === '/admin' || pathname === '/admin/';

/** The version of this build, put in by vite.config.ts. */
declare const APP_RELEASE: string;

reportErrors('student', APP_RELEASE);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');

/** What is behind the login asks the server before its code is read. */
async function openApp() {
  void openEarly(window.location);
  await whenAsked(client.asked, () => import('react-dom/client'));
  return import('./app/student-app');
}

// The login screen comes without the router, the query cache and the calendar, and fetches what
// sends while the number is typed; what is behind it, without the login (ADR 0085). The
// question is in this very expression: with its answer in a name, the minifier makes one import
// of both, and the login preloads the app.
const entry = isLoginAddress(window.location.pathname) ? import('./app/login-entry') : openApp();
void entry.then(({ mount }) =>
  // The system's font shows first: the letters of the page's own would be in the month's way.
  mount(root, () =>
    loadAfterPage(
      () => import('pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css'),
    ),
  ),
);
keepInstallOffer();
