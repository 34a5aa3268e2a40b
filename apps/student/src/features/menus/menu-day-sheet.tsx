import textStyles from '@academy/ui/styles/text.module.css';
import { isNotFound } from '@academy/api-client';
import { mealName } from '@academy/domain/meals';
import {
  allergenNames,
  allergensToAvoid,
  hasUnreadNumbers,
  unreadDishes,
  type Dish,
  type MenuRow,
} from '@academy/domain/menus';
import type { MenuDay } from '@academy/domain/news';
import { formatDay, shiftDay, type CalendarDay } from '@academy/domain/time';
import { Badge } from '@academy/ui/badge';
import { BottomSheet } from '@academy/ui/bottom-sheet';
import { Button } from '@academy/ui/button';
import { ErrorState } from '@academy/ui/error-state';
import { ChevronLeftIcon, ChevronRightIcon, WarningIcon } from '@academy/ui/icon';
import { Stack } from '@academy/ui/layout';
import { Skeleton, SkeletonGroup } from '@academy/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { menuQueries } from './menu-queries';
import { menuTexts as texts } from './menu-texts';
import styles from './menus.module.css';
import { OwnAllergens } from './own-allergens';

interface Props {
  open: boolean;
  date: CalendarDay;
  onShow: (date: CalendarDay) => void;
  onClose: () => void;
}

/** A day's lunch and dinner, with what the student must not eat marked. */
export function MenuDaySheet({ open, date, onShow, onClose }: Props) {
  const menu = useQuery({ ...menuQueries.day(date), enabled: open });
  return (
    <BottomSheet
      open={open}
      onClose={onClose}
      closeOnBack={false}
      title={texts.title(formatDay(date))}
      footer={
        <div className={styles.days}>
          <Button onClick={() => onShow(shiftDay(date, -1))}>
            <ChevronLeftIcon /> {texts.previousDay}
          </Button>
          <Button onClick={() => onShow(shiftDay(date, 1))}>
            {texts.nextDay} <ChevronRightIcon />
          </Button>
        </div>
      }
    >
      <Stack gap={16}>
        {menu.data ? (
          <MenuOf menu={menu.data} />
        ) : isNotFound(menu.error) ? (
          <NoMenu />
        ) : menu.isError ? (
          <ErrorState
            title={texts.failed}
            retrying={menu.isFetching}
            onRetry={() => void menu.refetch()}
          />
        ) : (
          <SkeletonGroup label={texts.loading}>
            <Skeleton height="12rem" />
          </SkeletonGroup>
        )}
        <OwnAllergens />
      </Stack>
    </BottomSheet>
  );
}

const isMarked = ({ dishes }: MenuRow, own: readonly number[]) =>
  dishes.some((dish) => allergensToAvoid(dish, own).length > 0);

const NoMenu = () => (
  <p className={styles.note}>
    {texts.empty} {texts.emptyHelp}
  </p>
);

function MenuOf({ menu: { meals, allergens, picture } }: { menu: MenuDay }) {
  if (meals.length === 0) return <NoMenu />;
  const unread = unreadDishes(meals);
  const marked = meals.filter((row) => isMarked(row, allergens));
  return (
    <>
      {allergens.length > 0 && <Verdict marked={marked} />}
      {unread.length > 0 && <Unread dishes={unread} loud={allergens.length > 0} />}
      {meals.map((row) => (
        <section key={row.meal} className={styles.meal} aria-label={mealName(row.meal)}>
          <Badge meaning={row.meal}>{mealName(row.meal)}</Badge>
          <ul className={styles.dishes}>
            {row.dishes.map((dish) => (
              <DishLine key={dish.name} dish={dish} own={allergens} />
            ))}
          </ul>
        </section>
      ))}
      {picture && (
        <img
          className={styles.picture}
          src={picture.url}
          crossOrigin="anonymous"
          alt={picture.alt || texts.picture}
          width={picture.width || undefined}
          height={picture.height || undefined}
          loading="lazy"
        />
      )}
    </>
  );
}

/** Shown to all students: managers may know of an allergy that is not chosen here. */
function Unread({ dishes, loud }: { dishes: readonly string[]; loud: boolean }) {
  const text = texts.unread(dishes.join(', '));
  return loud ? (
    <output className={styles.warning}>
      <WarningIcon />
      <strong>{text}</strong>
    </output>
  ) : (
    <p className={styles.note}>{text}</p>
  );
}

/** Whether the day holds something to avoid. What carries no numbers is no promise. */
function Verdict({ marked }: { marked: readonly MenuRow[] }) {
  if (marked.length === 0)
    return (
      <p className={styles.note}>
        {texts.safe} {texts.unmarked}
      </p>
    );
  return (
    <output className={styles.warning}>
      <WarningIcon />
      <strong>{texts.warning(marked.map(({ meal }) => mealName(meal)).join('·'))}</strong>
    </output>
  );
}

function DishLine({ dish, own }: { dish: Dish; own: readonly number[] }) {
  const mine = allergensToAvoid(dish, own);
  const others = dish.allergens.filter((number) => !mine.includes(number));
  return (
    <li className={mine.length > 0 ? styles.avoid : undefined}>
      <span className={styles.dish}>{dish.name}</span>
      {mine.length > 0 && (
        <Badge meaning="trouble" icon={<WarningIcon />}>
          {texts.mine(allergenNames(mine))}
        </Badge>
      )}
      {hasUnreadNumbers(dish) && <span className={textStyles.help}>{texts.unreadDish}</span>}
      {others.length > 0 && (
        <span className={textStyles.help}>{texts.contains(allergenNames(others))}</span>
      )}
    </li>
  );
}
