import { buttonClassName } from '@academy/ui/button';
import { ArrowLeftIcon } from '@academy/ui/icon';
import { Link, useLocation } from 'react-router-dom';
import { EntryNote, EntryPage } from '../../../shared/page/entry-page';
import styles from '../../../shared/page/entry-page.module.css';
import { useAcademy } from '../../../shared/session/use-academy';
import { accountTexts } from '../account-texts';
import { SignupForm } from './signup-form';
import { useSignup } from './use-signup';

const texts = accountTexts.signup;

/** `/admin-signup`: asks for an account, then says what becomes of it. */
export function SignupPage() {
  // Who leaves the demo brings the code along.
  const code = useLocation().hash.slice(1);
  const academy = useAcademy();
  const signup = useSignup({
    code: code === '' ? undefined : code,
    isFirst: academy?.needsFirstAccount === true,
  });
  const { result } = signup;
  if (result) {
    const waits = result.status === 'PENDING';
    return (
      <EntryPage title={waits ? texts.pendingTitle : texts.activeTitle} academy={academy}>
        <EntryNote>{waits ? texts.pending : texts.active}</EntryNote>
        <Link
          className={buttonClassName({ variant: 'primary', size: 'large', block: true })}
          to="/admin-login"
        >
          {texts.login}
        </Link>
      </EntryPage>
    );
  }
  return (
    <EntryPage title={texts.title} academy={academy}>
      <SignupForm signup={signup} />
      <Link className={styles.link} to="/admin-login">
        <ArrowLeftIcon size={16} /> {texts.toLogin}
      </Link>
    </EntryPage>
  );
}
