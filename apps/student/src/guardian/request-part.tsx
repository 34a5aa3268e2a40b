import type { GuardianChild, GuardianRequest } from '@academy/domain/guardians';
import { reasonSentence, reasonStatusName } from '@academy/domain/reasons';
import type { CalendarDay } from '@academy/domain/time';
import { Badge, type BadgeTone } from '@academy/ui/badge';
import { Button } from '@academy/ui/button';
import { Card } from '@academy/ui/layout';
import { Skeleton } from '@academy/ui/skeleton';
import { lazy, Suspense, useState } from 'react';
import styles from './guardian-page.module.css';
import { guardianTexts as texts } from './guardian-texts';
import type { RequestProps } from './requests/request-form';

const RequestForm = lazy(async () => ({
  default: (await import('./requests/request-form')).RequestForm,
}));

const TONES: Record<GuardianRequest['status'], BadgeTone> = {
  PENDING: 'warning',
  APPROVED: 'success',
  REJECTED: 'danger',
  WITHDRAWN: 'neutral',
};

const Sent = ({ requests }: Pick<GuardianChild, 'requests'>) => (
  <ul className={styles.lines}>
    {requests.map((request) => (
      <li key={request.id} className={styles.line}>
        <span>
          {reasonSentence(request)}
          {request.rejectReason !== null && (
            <>
              <br />
              <span className={styles.name}>{request.rejectReason}</span>
            </>
          )}
        </span>
        <Badge tone={TONES[request.status]}>{reasonStatusName(request.status)}</Badge>
      </li>
    ))}
  </ul>
);

interface Props extends Pick<RequestProps, 'link'> {
  child: GuardianChild;
  date: CalendarDay;
  mayRequest: boolean;
}

/** 결석·조퇴 알리기: what was sent, and the form, whose code comes when somebody wants it. */
export function RequestPart({ child, date, link, mayRequest }: Props) {
  const [state, setState] = useState<'closed' | 'open' | 'sent'>('closed');
  if (!mayRequest && child.requests.length === 0) return null;
  return (
    <Card as="section" gap={12} padding={16} aria-label={texts.request}>
      <h3 className={styles.section}>{texts.request}</h3>
      {child.requests.length > 0 && <Sent requests={child.requests} />}
      <output className={styles.quiet}>{state === 'sent' && texts.requestSent}</output>
      {state === 'open' ? (
        <Suspense fallback={<Skeleton height="320px" />}>
          <RequestForm
            link={link}
            studentId={child.id}
            today={date}
            onSent={() => setState('sent')}
            onClose={() => setState('closed')}
          />
        </Suspense>
      ) : (
        mayRequest && <Button onClick={() => setState('open')}>{texts.openRequest}</Button>
      )}
    </Card>
  );
}
