import { useLocation, useNavigate } from 'react-router-dom';

/**
 * What the page that is not there says and does: its code (`?code=403`, else 404), and the way
 * back, which is home in a tab that began here.
 */
export function useNotFound(home: string) {
  const navigate = useNavigate();
  const code = new URLSearchParams(useLocation().search).get('code') ?? '';
  return {
    code: /^\d{3}$/.test(code) ? code : '404',
    goBack: () => void (window.history.length > 1 ? navigate(-1) : navigate(home)),
  };
}
