import '@academy/ui/styles/tokens.css';
import '@academy/ui/styles/base.css';
import { loadAfterPage } from '@academy/ui/fonts';
import { isLoginAddress } from './app/login-address';
import { keepInstallOffer } from './shared/install-offer/install-offer';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');

// The login screen comes without the router, the query cache and the calendar, and fetches what sends while the number is typed. What stands
// behind it comes without the login, and asks the server at once.
const atLogin = isLoginAddress(window.location.pathname);
if (!atLogin) import('@academy/api-client/http').catch(() => undefined);
const entry = atLogin ? import('./app/login-entry') : import('./app/student-app');
void entry.then(({ mount }) => mount(root));
keepInstallOffer();
loadAfterPage(() => import('pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css'));
