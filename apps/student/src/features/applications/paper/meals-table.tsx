import type { AppliedMeals } from '@academy/domain/applications';
import { invoiceOf, meals as bothMeals, type InvoiceLine, mealName } from '@academy/domain/meals';
import { formatWon } from '@academy/domain/money';
import { formatDayRange, formatMonth } from '@academy/domain/time';
import { applicationsTexts as texts, paperTexts } from '../applications-texts';
import styles from '../applications-paper.module.css';
import { daysText } from '../tell';
import { PaperTable } from './paper-table';

const lineText = ({ count, price }: InvoiceLine) =>
  count === 0 ? paperTexts.none : texts.times(formatWon(price), count);
const HEADS = [
  paperTexts.month,
  paperTexts.lunch,
  paperTexts.dinner,
  texts.total,
  texts.window,
  paperTexts.status,
  texts.days,
];

/** Months without a meal are left out. */
export function MealsTable({ months }: { months: readonly AppliedMeals[] }) {
  return (
    <PaperTable name="meals" heads={HEADS}>
      {months
        .filter((meals) => bothMeals.some((meal) => daysText(meals, meal) !== null))
        .map((meals) => {
          const invoice = invoiceOf(meals);
          return (
            <tr key={meals.month}>
              <th scope="row" className={styles.whole}>
                {formatMonth(meals.month)}
              </th>
              <td className={styles.whole}>{lineText(invoice.lunch)}</td>
              <td className={styles.whole}>{lineText(invoice.dinner)}</td>
              <td className={styles.whole}>{formatWon(invoice.total)}</td>
              <td>{formatDayRange(meals.paymentFirst, meals.paymentLast)}</td>
              <td className={styles.whole}>{texts.deposit[meals.bill.depositStatus]}</td>
              <td>
                {bothMeals.map((meal) => (
                  <div key={meal}>
                    {[mealName(meal), daysText(meals, meal) ?? paperTexts.none].join(' ')}
                  </div>
                ))}
              </td>
            </tr>
          );
        })}
    </PaperTable>
  );
}
