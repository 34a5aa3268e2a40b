import { mealName, meals } from '@academy/domain/meals';
import { allergenNames, hasUnreadNumbers, unreadDishes, type MenuRow } from '@academy/domain/menus';
import { formatDay } from '@academy/domain/time';
import { WarningIcon } from '@academy/ui/icon';
import { TextArea } from '@academy/ui/text-area';
import { pasteJoined } from '../../../shared/sheets/pasted-sheet';
import { readMenuText } from './menu-cells';
import styles from './menu-field.module.css';
import type { NewsFields } from './news-fields';
import { newsFormTexts as texts } from '../news-texts';

const SHOWN_PROBLEMS = 5;

interface Props {
  fields: NewsFields;
  error: string | undefined;
  disabledReason: string | undefined;
  onChange: (changes: Pick<NewsFields, 'menu'>) => void;
}

/** 날짜별 식단: pasted from a sheet or typed, and below it what was understood. */
export function MenuField({ fields, error, disabledReason, onChange }: Props) {
  const { rows, problems } = readMenuText(fields);
  const unread = unreadDishes(rows);
  const more = problems.length - SHOWN_PROBLEMS;
  return (
    <section className={styles.menu} aria-label={texts.menu}>
      <TextArea
        label={texts.menu}
        hint={texts.menuHint}
        placeholder={texts.menuExample}
        value={fields.menu}
        error={problems.length > 0 ? texts.menuProblems(problems.length) : error}
        rows={5}
        wrap="off"
        spellCheck={false}
        disabledReason={disabledReason}
        onPaste={pasteJoined(fields.menu, (menu) => onChange({ menu }))}
        onValueChange={(menu) => onChange({ menu })}
      />
      {problems.length > 0 && (
        <ul className={styles.problems}>
          {problems.slice(0, SHOWN_PROBLEMS).map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
          {more > 0 && <li>{texts.moreProblems(more)}</li>}
        </ul>
      )}
      {unread.length > 0 && problems.length === 0 && (
        <output className={styles.unread}>
          <WarningIcon />
          <span>{texts.menuUnread(unread)}</span>
        </output>
      )}
      {rows.length > 0 && problems.length === 0 && <MenuPreview rows={rows} />}
    </section>
  );
}

/** The parsed days, so that a wrong column is noticed before publishing. */
function MenuPreview({ rows }: { rows: readonly MenuRow[] }) {
  const days = [...new Set(rows.map(({ date }) => date))];
  return (
    <details className={styles.preview} open>
      <summary>{texts.menuPreview(days.length, rows.length)}</summary>
      <section className={styles.scroll} aria-label={texts.menuPreviewTable}>
        <table>
          <thead>
            <tr>
              <th scope="col">{texts.menuDay}</th>
              {meals.map((meal) => (
                <th key={meal} scope="col">
                  {mealName(meal)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map((date) => (
              <tr key={date}>
                <th scope="row">{formatDay(date)}</th>
                {meals.map((meal) => (
                  <td key={meal}>
                    <Dishes row={rows.find((row) => row.date === date && row.meal === meal)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}

function Dishes({ row }: { row: MenuRow | undefined }) {
  if (!row) return <span className={styles.none}>{texts.noMeal}</span>;
  return (
    <ul>
      {row.dishes.map(({ name, allergens }) => (
        <li key={name}>
          {hasUnreadNumbers({ name }) ? <mark className={styles.doubtful}>{name}</mark> : name}
          {allergens.length > 0 && (
            <span className={styles.allergens}> {allergenNames(allergens)}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
