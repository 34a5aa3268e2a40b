import textStyles from '@academy/ui/styles/text.module.css';
import { statusMeanings } from '@academy/app-kit/status';
import type { GuardianChild } from '@academy/domain/guardians';
import { reasonSentence, reasonStatusName } from '@academy/domain/reasons';
import type { CalendarDay } from '@academy/domain/time';
import { Badge } from '@academy/ui/badge';
import { Button } from '@academy/ui/button';
import { Card } from '@academy/ui/layout';
import { useState } from 'react';
import styles from '../guardian-page.module.css';
import { RequestForm, type RequestProps } from './request-form';
import { requestTexts as texts } from './request-texts';

const Sent = ({ requests }: Pick<GuardianChild, 'requests'>) => (
  <ul className={styles.lines}>
    {requests.map((request) => (
      <li key={request.id} className={styles.line}>
        <span>
          {reasonSentence(request)}
          {request.rejectReason !== null && (
            <>
              <br />
              <span className={textStyles.help}>{request.rejectReason}</span>
            </>
          )}
        </span>
        <Badge meaning={statusMeanings.reason[request.status]}>
          {reasonStatusName(request.status)}
        </Badge>
      </li>
    ))}
  </ul>
);

interface Props extends Pick<RequestProps, 'link'> {
  child: GuardianChild;
  date: CalendarDay;
  mayRequest: boolean;
}

/** What was sent, and the form for more. */
export function RequestPart({ child, date, link, mayRequest }: Props) {
  const [state, setState] = useState<'closed' | 'open' | 'sent'>('closed');
  return (
    <Card as="section" gap={12} padding={16} aria-label={texts.title}>
      <h3>{texts.title}</h3>
      {child.requests.length > 0 && <Sent requests={child.requests} />}
      <output className={textStyles.help}>{state === 'sent' && texts.sent}</output>
      {state === 'open' ? (
        <RequestForm
          link={link}
          studentId={child.id}
          today={date}
          reportedOn={(of) =>
            of === date
              ? (child.attendance?.reportedAbsences ?? [])
              : child.ahead.filter((one) => one.date === of)
          }
          onSent={() => setState('sent')}
          onClose={() => setState('closed')}
        />
      ) : (
        mayRequest && <Button onClick={() => setState('open')}>{texts.open}</Button>
      )}
    </Card>
  );
}
