import { errorText, isNotFound } from '@academy/api-client';
import { orderChangesText, type CatererOrder } from '@academy/domain/messages';
import { mealName, meals } from '@academy/domain/meals';
import { formatDay, formatMoment, isCalendarDay, type CalendarDay } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { InlineError } from '@academy/ui/inline-error';
import { Row, Stack } from '@academy/ui/layout';
import { StatTile } from '@academy/ui/stat-tile';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { api } from '../../../shared/api';
import { EntryNote, EntryPage } from '../../../shared/page/entry-page';
import { LoadError } from '../../../shared/page/load-error';
import { useAcademy } from '../../../shared/session/use-academy';
import { useWrite } from '../../../shared/writes/use-write';
import styles from './caterer-page.module.css';
import { catererTexts as texts } from './caterer-texts';
import { POLL_MS } from '../../../shared/poll';

interface Link {
  date: CalendarDay;
  signature: string;
}

/** What the address in the mail shows; a later version of the day is there at the next look. */
const orderQuery = (params: Link) =>
  queryOptions({
    queryKey: ['caterer-order', params],
    queryFn: ({ signal }) => api.catererOrder({ params, signal }),
    refetchInterval: POLL_MS,
  });

const NothingHere = () => <EntryNote>{texts.nothing}</EntryNote>;

function Order({ link, order }: { link: Link; order: CatererOrder }) {
  const { date, version, counts, before, orderedAt, confirmedAt, deskPhone } = order;
  const work = useWrite({
    name: `confirm order ${date}`,
    send: (seen: number) => api.confirmOrder({ params: link, body: { version: seen } }),
    reads: orderQuery(link).queryKey,
  });
  const changes = before ? orderChangesText(before, counts) : '';
  return (
    <Stack gap={16}>
      <Row as="section" gap={12} aria-label={texts.counts}>
        {meals.map((meal) => (
          <StatTile
            key={meal}
            className={styles.count}
            label={mealName(meal)}
            value={counts[meal]}
            unit={texts.unit}
            meaning={meal}
          />
        ))}
      </Row>
      {changes !== '' && <p className={styles.changes}>{texts.changed(changes)}</p>}
      <EntryNote>{texts.orderedAt(formatMoment(new Date(orderedAt)))}</EntryNote>
      {confirmedAt === null ? (
        <Button
          variant="primary"
          size="large"
          block
          loading={work.isPending}
          onClick={() => work.run(version)}
        >
          {texts.confirm}
        </Button>
      ) : null}
      <output className={styles.confirmed}>
        {confirmedAt !== null && texts.confirmed(formatMoment(new Date(confirmedAt)))}
      </output>
      <InlineError>{work.error && errorText(work.error, texts.failed)}</InlineError>
      <Ask deskPhone={deskPhone} />
    </Stack>
  );
}

/** An order that another caterer has taken over: no numbers to go by, and nothing to confirm. */
function Ended({ deskPhone }: Pick<CatererOrder, 'deskPhone'>) {
  return (
    <Stack gap={16}>
      <EntryNote>{texts.ended}</EntryNote>
      <Ask deskPhone={deskPhone} />
    </Stack>
  );
}

function Ask({ deskPhone }: Pick<CatererOrder, 'deskPhone'>) {
  if (deskPhone === '') return null;
  return (
    <EntryNote>
      {texts.ask} <a href={`tel:${deskPhone}`}>{deskPhone}</a>
    </EntryNote>
  );
}

function Loaded({ link }: { link: Link }) {
  const { data, error, refetch } = useQuery(orderQuery(link));
  if (data?.ended) return <Ended deskPhone={data.deskPhone} />;
  if (data) return <Order link={link} order={data} />;
  if (isNotFound(error)) return <NothingHere />;
  return error ? <LoadError onRetry={() => void refetch()} /> : null;
}

/** `/order#date/signature`: a day's numbers for the caterer, who has no account. */
export function CatererPage() {
  const [date = '', signature = ''] = useLocation().hash.slice(1).split('/');
  const academy = useAcademy();
  const isDay = isCalendarDay(date);
  return (
    <EntryPage title={isDay ? texts.title(formatDay(date)) : texts.loading} academy={academy}>
      {isDay ? <Loaded link={{ date, signature }} /> : <NothingHere />}
    </EntryPage>
  );
}
