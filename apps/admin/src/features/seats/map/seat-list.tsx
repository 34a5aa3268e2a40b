import { seatMeaning } from '@academy/app-kit/status';
import { isPickedUp } from '@academy/domain/calendar';
import { mealName, meals as allMeals, type Meal } from '@academy/domain/meals';
import { Badge } from '@academy/ui/badge';
import { DataGrid, useGridView, type GridColumn } from '@academy/ui/data-grid';
import { EmptyState } from '@academy/ui/empty-state';
import { copiedText, selectAllText } from '../../../shared/texts/kit-texts';
import type { Hall, Place } from '../seat-work';
import { isLookedFor, type Look } from '../numbers';
import { seatsTexts as texts } from '../seats-texts';

const stateText = ({ student, now }: Place) => {
  if (!student) return texts.free;
  return now ? texts.stateAt(now) : '';
};

const mealText = (place: Place, meal: Meal) => {
  if (!place.meals?.[meal]) return '';
  return isPickedUp(place.meals, meal) ? texts.eaten : texts.toEat;
};

const columns: readonly GridColumn<Place>[] = [
  { id: 'seat', header: texts.columns.seat, width: 80, text: ({ label }) => label, card: 'lead' },
  {
    id: 'name',
    header: texts.columns.name,
    width: 110,
    text: ({ student }) => student?.name ?? texts.free,
    rowHeader: true,
    card: 'title',
  },
  {
    id: 'state',
    header: texts.columns.state,
    width: 130,
    text: stateText,
    card: 'corner',
    cell: (place) =>
      place.now ? <Badge meaning={seatMeaning(place.now)}>{stateText(place)}</Badge> : null,
  },
  {
    id: 'grade',
    header: texts.columns.grade,
    width: 70,
    text: ({ student }) => student?.grade ?? '',
  },
  ...allMeals.map((meal): GridColumn<Place> => ({
    id: meal,
    header: mealName(meal),
    width: 90,
    text: (place) => mealText(place, meal),
  })),
];

const gridTexts = {
  selectAll: selectAllText,
  row: ({ label }: Place) => label,
  copied: copiedText,
};
const labelOf = ({ label }: Place) => label;

interface Props {
  hall: Hall;
  look: Look | undefined;
  onOpen: (label: string) => void;
}

/** The seats as a list, readable where a map is too small. */
export function SeatList({ hall, look, onOpen }: Props) {
  const view = useGridView('seats', columns);
  return (
    <DataGrid
      label={texts.list}
      view={view}
      rows={hall.rooms
        .flatMap(({ seats }) => seats)
        .filter((place) => look === undefined || isLookedFor(place, look))}
      rowId={labelOf}
      texts={gridTexts}
      onRowOpen={({ label }) => onOpen(label)}
      empty={<EmptyState title={texts.noMatch} />}
    />
  );
}
