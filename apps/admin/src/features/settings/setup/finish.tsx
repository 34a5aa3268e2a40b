import textStyles from '@academy/ui/styles/text.module.css';
import type { GuideProgress } from '@academy/domain/settings';
import { buttonClassName } from '@academy/ui/button';
import { CopyButton } from '@academy/ui/copy-button';
import { Card, Row } from '@academy/ui/layout';
import { Link } from 'react-router-dom';
import { useAcademy } from '../../../shared/session/use-academy';
import { guideTexts as texts } from './guide-texts';
import styles from './setup-page.module.css';

/** What the academy can do now, and what is still open. */
export function Finish({ steps, works }: GuideProgress) {
  const address = useAcademy()?.studentAppUrl;
  const open = steps.filter(({ done }) => !done);
  return (
    <Card gap={16} padding={20}>
      <p className={styles.works}>{works ? texts.works : texts.notYet}</p>
      {works && address && (
        <Row gap={8} align="center">
          <span>
            {texts.address} <strong>{address}</strong>
          </span>
          <CopyButton
            text={address}
            label={texts.copy}
            copiedLabel={texts.copied}
            failedLabel={texts.copyFailed}
          />
        </Row>
      )}
      {works && open.length > 0 && <p className={textStyles.help}>{texts.stillOpen}</p>}
      {open.length > 0 && (
        <ul className={styles.open}>
          {open.map(({ step }) => (
            <li key={step}>
              <Link to={`?step=${step}`}>{texts.step(step)}</Link>
            </li>
          ))}
        </ul>
      )}
      {works && (
        <Row justify="end">
          <Link className={buttonClassName({ variant: 'primary' })} to="/admin-dashboard">
            {texts.home}
          </Link>
        </Row>
      )}
    </Card>
  );
}
