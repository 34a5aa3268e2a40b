import { Button, buttonClassName } from '@academy/ui/button';
import { MessagePage } from '@academy/ui/message-page';
import { Link, useNavigate } from 'react-router-dom';
import { messages } from '../../shared/texts/messages';

const texts = messages.errors;

/** `/not-found` and every unknown address. */
export function ErrorPage({ home, code = 404 }: { home: string; code?: number }) {
  const navigate = useNavigate();
  return (
    <MessagePage
      code={String(code)}
      title={texts.notFoundTitle}
      documentTitle={`${texts.notFoundTitle} · ${messages.appName}`}
      body={texts.notFoundBody}
    >
      <Button onClick={() => void navigate(-1)}>{texts.back}</Button>
      <Link to={home} className={buttonClassName({ variant: 'primary' })}>
        {texts.home}
      </Link>
    </MessagePage>
  );
}
