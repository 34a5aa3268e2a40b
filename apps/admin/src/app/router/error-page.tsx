import { useNotFound } from '@academy/app-kit/url';
import { Button, buttonClassName } from '@academy/ui/button';
import { MessagePage } from '@academy/ui/message-page';
import { Link } from 'react-router-dom';
import { messages } from '../../shared/texts/messages';

const texts = messages.errors;

/** `/not-found` and every unknown address; `?code=403` shows another code (default 404). */
export function ErrorPage({ home }: { home: string }) {
  const { code, goBack } = useNotFound(home);
  return (
    <MessagePage
      code={code}
      title={texts.notFoundTitle}
      documentTitle={`${texts.notFoundTitle} · ${messages.appName}`}
      body={texts.notFoundBody}
    >
      <Button onClick={goBack}>{texts.back}</Button>
      <Link to={home} className={buttonClassName({ variant: 'primary' })}>
        {texts.home}
      </Link>
    </MessagePage>
  );
}
