import textStyles from '@academy/ui/styles/text.module.css';
import { useOpenDialog } from '@academy/app-kit/url';
import type { StudentId } from '@academy/domain/ids';
import { formatWon } from '@academy/domain/money';
import type { MealPrice } from '@academy/domain/prices';
import { formatDayRange, formatLongDay } from '@academy/domain/time';
import { mealName, meals } from '@academy/domain/meals';
import { Button } from '@academy/ui/button';
import { TrashIcon } from '@academy/ui/icon';
import { IconButton } from '@academy/ui/icon-button';
import { Row, Stack } from '@academy/ui/layout';
import { Skeleton } from '@academy/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { LoadError } from '../page/load-error';
import { useManager } from '../session/use-manager';
import { PriceDialog } from './price-dialog';
import { priceTexts as texts } from './price-texts';
import styles from './prices.module.css';
import { pricesQuery, usePrices } from './use-prices';

const periodOf = ({ firstDate, lastDate }: MealPrice) =>
  lastDate === null ? texts.from(formatLongDay(firstDate)) : formatDayRange(firstDate, lastDate);

const amountsOf = (price: MealPrice) =>
  meals
    .flatMap((meal) => {
      const amount = price[`${meal}Price`];
      return amount === null ? [] : [`${mealName(meal)} ${formatWon(amount)}`];
    })
    .join(' · ');

function PriceList({
  studentId,
  prices,
}: {
  studentId: PaperSelection;
  prices: readonly MealPrice[];
}) {
  const { missing } = useManager();
  const { remove } = usePrices(studentId);
  return (
    <ul className={styles.list}>
      {prices.map((price) => (
        <li key={price.id} className={styles.price}>
          <span className={styles.what}>
            <strong>{amountsOf(price)}</strong>
            <span>{periodOf(price)}</span>
            <span className={styles.why}>
              {[price.reason, price.byName].filter(Boolean).join(' · ')}
            </span>
          </span>
          <IconButton
            label={texts.removeOne(`${periodOf(price)} ${amountsOf(price)}`)}
            size="dense"
            disabledReason={missing('settings.write')}
            onClick={() => remove.run(price.id)}
          >
            <TrashIcon />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}

/** Null: for all students. */
type PaperSelection = StudentId | null;

/** Prices that hold from a day on: who may change the settings adds and deletes them at once. */
export function DatedPrices({ studentId }: { studentId: PaperSelection }) {
  const id = useId();
  const { can, missing } = useManager();
  // In the address: 빠른 찾기 leads to it.
  const work = useOpenDialog('do');
  const adding = studentId === null ? 'price' : `price-${studentId}`;
  const { data, isError, refetch } = useQuery({
    ...pricesQuery(studentId),
    enabled: can('meals.read'),
  });
  if (!can('meals.read')) return null;
  return (
    <Stack as="section" gap={12} aria-labelledby={id}>
      <Row gap={8} align="center" className={styles.head}>
        <h3 id={id}>{studentId === null ? texts.days : texts.special}</h3>
        <Button
          size="dense"
          disabledReason={missing('settings.write')}
          onClick={() => work.open(adding)}
        >
          {texts.add}
        </Button>
      </Row>
      <p className={textStyles.help}>{studentId === null ? texts.daysHelp : texts.specialHelp}</p>
      {data && data.prices.length > 0 && <PriceList studentId={studentId} prices={data.prices} />}
      {data?.prices.length === 0 && <p className={textStyles.help}>{texts.none}</p>}
      {!data &&
        (isError ? <LoadError onRetry={() => void refetch()} /> : <Skeleton height="48px" />)}
      {work.opened === adding && <PriceDialog studentId={studentId} onClose={work.close} />}
    </Stack>
  );
}
