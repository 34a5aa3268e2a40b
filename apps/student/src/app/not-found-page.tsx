import { Button, buttonClassName } from '@academy/ui/button';
import { MessagePage } from '@academy/ui/message-page';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { notFoundTexts } from './not-found-texts';

/** `/not-found` and every unknown address; `?code=403` shows another code (default 404). */
export function NotFoundPage() {
  const navigate = useNavigate();
  const code = new URLSearchParams(useLocation().search).get('code') ?? '';
  return (
    <MessagePage code={/^\d{3}$/.test(code) ? code : '404'} title={notFoundTexts.title}>
      <Button size="large" onClick={() => void navigate(-1)}>
        {notFoundTexts.back}
      </Button>
      <Link to="/" className={buttonClassName({ variant: 'primary', size: 'large' })}>
        {notFoundTexts.home}
      </Link>
    </MessagePage>
  );
}
