import { statusMeanings } from '@academy/app-kit/status';
import { errorText } from '@academy/api-client';
import type { OrderStanding } from '@academy/domain/messages';
import { seoulMonth, type CalendarDay } from '@academy/domain/time';
import { Badge } from '@academy/ui/badge';
import { Button, buttonClassName } from '@academy/ui/button';
import { InlineError } from '@academy/ui/inline-error';
import { Row } from '@academy/ui/layout';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { api } from '../../shared/api';
import { useManager } from '../../shared/session/use-manager';
import { useWrite } from '../../shared/writes/use-write';
import styles from './same-day-page.module.css';
import { orderQueries } from './same-day-queries';
import { orderFactsText, orderStateText } from './order-texts';
import { sameDayTexts as texts } from './same-day-texts';

const useStanding = (date: CalendarDay) => {
  const { can } = useManager();
  return useQuery({ ...orderQueries.day(date), enabled: can('meals.read') }).data?.standing;
};

const StateBadge = ({ standing }: { standing: OrderStanding }) => (
  <Badge meaning={statusMeanings.order[standing.state]}>{orderStateText(standing)}</Badge>
);

/** State of a day's order as a badge; nothing without automatic orders. */
export function OrderState({ date }: { date: CalendarDay }) {
  const standing = useStanding(date);
  return standing ? <StateBadge standing={standing} /> : null;
}

/** Notes what the caterer said on the phone, and takes that back. */
function NoteConfirmed({ date, order }: { date: CalendarDay; order: Order }) {
  const { missing } = useManager();
  const confirmed = order.confirmedAt === null;
  const work = useWrite({
    name: `note order ${date}`,
    send: () =>
      api.noteOrderConfirmed({ params: { date }, body: { version: order.version, confirmed } }),
    reads: orderQueries.all,
  });
  return (
    <>
      <Button
        size="dense"
        loading={work.isPending}
        disabledReason={missing('meals.write')}
        onClick={() => work.run()}
      >
        {confirmed ? texts.noteConfirmed : texts.unnoteConfirmed}
      </Button>
      <InlineError>{work.error && errorText(work.error, texts.noteFailed)}</InlineError>
    </>
  );
}
type Order = NonNullable<OrderStanding['order']>;

/** A day's order to the caterer: what went out, whether it was confirmed, and what helps if not. */
export function OrderLine({ date }: { date: CalendarDay }) {
  const standing = useStanding(date);
  const { can } = useManager();
  if (!standing) return null;
  const { order, state } = standing;
  const toNote =
    state === 'sent' || state === 'unconfirmed' || (order !== null && order.confirmedBy !== null);
  return (
    <Row as="section" gap={8} lineGap={4} wrap align="center" aria-label={texts.order}>
      <strong>{texts.order}</strong>
      <StateBadge standing={standing} />
      <span className={styles.order}>{orderFactsText(standing)}</span>
      {order && toNote && <NoteConfirmed date={date} order={order} />}
      {order && can('settings.read') && (
        <Link
          className={buttonClassName({ variant: 'text', size: 'dense' })}
          to={`/messages?month=${seoulMonth(new Date(order.orderedAt))}&kind=order&message=${order.messageId}`}
        >
          {texts.openMessage}
        </Link>
      )}
    </Row>
  );
}
