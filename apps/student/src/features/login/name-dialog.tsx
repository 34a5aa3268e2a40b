import { Button } from '@academy/ui/button';
import { Dialog } from '@academy/ui/dialog';
import styles from './login-page.module.css';
import { loginTexts } from './login-texts';

interface Props {
  name: string;
  open: boolean;
  onNo: () => void;
  onYes: () => void;
}

/** "Is the student name correct?": a wrong digit must not open somebody else's meals. */
export function NameDialog({ name, open, onNo, onYes }: Props) {
  return (
    <Dialog
      open={open}
      onClose={onNo}
      closeOnBack={false}
      size="s"
      hideClose
      dismissible={false}
      title={loginTexts.confirmName}
      footer={
        <>
          <Button size="large" block onClick={onNo}>
            {loginTexts.no}
          </Button>
          <Button variant="primary" size="large" block data-autofocus="" onClick={onYes}>
            {loginTexts.yes}
          </Button>
        </>
      }
    >
      <p className={styles.name}>{name}</p>
    </Dialog>
  );
}
