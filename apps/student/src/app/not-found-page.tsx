import { useNotFound } from '@academy/app-kit/url';
import { Button, buttonClassName } from '@academy/ui/button';
import { MessagePage } from '@academy/ui/message-page';
import { Link } from 'react-router-dom';
import { notFoundTexts } from './not-found-texts';

/** `/not-found` and every unknown address; `?code=403` shows another code (default 404). */
export function NotFoundPage() {
  const { code, goBack } = useNotFound('/');
  return (
    <MessagePage code={code} title={notFoundTexts.title}>
      <Button size="large" onClick={goBack}>
        {notFoundTexts.back}
      </Button>
      <Link to="/" className={buttonClassName({ variant: 'primary', size: 'large' })}>
        {notFoundTexts.home}
      </Link>
    </MessagePage>
  );
}
