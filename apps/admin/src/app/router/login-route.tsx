import { useLocation, useNavigate } from 'react-router-dom';
import { LoginPage } from '../../features/login/login-page';
import { HOME } from './home';

/** The login inside the app: after a logout, or when a session is over. */
export function LoginRoute() {
  const navigate = useNavigate();
  const { search } = useLocation();
  return (
    <LoginPage
      home={HOME}
      search={search}
      onSignedIn={(next) => void navigate(next, { replace: true })}
    />
  );
}
