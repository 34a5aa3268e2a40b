import textStyles from '@academy/ui/styles/text.module.css';
import { statusMeanings } from '@academy/app-kit/status';
import type { AppliedMeals } from '@academy/domain/applications';
import { invoiceOf, invoicePartText, mealName, meals as bothMeals } from '@academy/domain/meals';
import { formatWon } from '@academy/domain/money';
import { mealsBillName } from '@academy/domain/statements';
import { formatDayRange, formatMonth } from '@academy/domain/time';
import { Badge } from '@academy/ui/badge';
import styles from './applications-page.module.css';
import { applicationsTexts as texts } from './applications-texts';
import { ReportDeposit } from './reported/report-deposit';
import { Item, Section } from './section';
import { daysText } from './format-applications';

function Month({ meals, studentName }: { meals: AppliedMeals; studentName: string }) {
  const { month, bill, paymentFirst, paymentLast } = meals;
  const invoice = invoiceOf(meals);
  const facts = [
    ...bothMeals
      .filter((meal) => invoice[meal].count > 0)
      .flatMap((meal) =>
        invoice[meal].parts.map((part) => ({
          label: `${mealName(meal)} ${invoicePartText(part)}`,
          value: formatWon(part.amount),
        })),
      ),
    { label: texts.total, value: formatWon(invoice.total), strong: true },
    { label: texts.window, value: formatDayRange(paymentFirst, paymentLast) },
  ];
  if (invoice.total === 0 && invoice.lunch.count + invoice.dinner.count === 0)
    return (
      <Item title={formatMonth(month)} badges={null}>
        <p className={textStyles.help}>{texts.noMeals}</p>
      </Item>
    );
  return (
    <Item
      title={formatMonth(month)}
      badges={
        <Badge meaning={statusMeanings.deposit[bill.depositStatus]}>
          {texts.deposit[bill.depositStatus]}
        </Badge>
      }
      facts={facts}
      action={
        isDue(meals) && (
          <ReportDeposit
            bill={{ kind: 'meals', month }}
            title={mealsBillName(month)}
            amount={invoice.total}
            studentName={studentName}
          />
        )
      }
    >
      <dl className={styles.days}>
        {bothMeals.map((meal) => {
          const days = daysText(meals, meal);
          return days === null ? null : (
            <div key={meal} data-meal={meal}>
              <dt>{mealName(meal)}</dt>
              <dd>{days}</dd>
            </div>
          );
        })}
      </dl>
    </Item>
  );
}

const isDue = (meals: AppliedMeals) =>
  meals.bill.depositStatus === 'unpaid' && invoiceOf(meals).total > 0;

interface Props {
  months: readonly AppliedMeals[];
  studentName: string;
}

/**
 * This month's meals and the next one's: days, amounts, deposit.
 */
export function MealsSection({ months, studentName }: Props) {
  const any = months.some(({ reservations }) =>
    reservations.some(({ lunch, dinner }) => lunch || dinner),
  );
  return (
    <Section name="meals" to="/student-calendar">
      {any
        ? months.map((meals) => <Month key={meals.month} meals={meals} studentName={studentName} />)
        : []}
    </Section>
  );
}
