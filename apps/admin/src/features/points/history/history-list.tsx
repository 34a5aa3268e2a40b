import { formatPoint, pointFilterName, readReason, type IssuedPoint } from '@academy/domain/points';
import { formatDay, formatMoment } from '@academy/domain/time';
import { Badge } from '@academy/ui/badge';
import { Button } from '@academy/ui/button';
import { DataGrid, type GridColumn, type GridView } from '@academy/ui/data-grid';
import { CopyIcon, EditIcon, MoreIcon, UndoIcon } from '@academy/ui/icon';
import { Menu } from '@academy/ui/menu';
import { useInfiniteQuery } from '@tanstack/react-query';
import { createContext, use, useMemo, type ReactNode } from 'react';
import { copiedText, selectAllText } from '../../../shared/kit-texts';
import { tellApart } from '../../../shared/lists/tell-apart';
import { LoadError } from '../../../shared/page/load-error';
import { pointQueries, type PointFilter } from '../points-queries';
import { historyTexts as texts, pointsTexts } from '../points-texts';
import styles from './history-list.module.css';

export interface PointActions {
  missing: string | undefined;
  openVoid: (point: IssuedPoint) => void;
  openEdit: (point: IssuedPoint) => void;
  /** Loads the form with the same student, item and words. */
  again: (point: IssuedPoint) => void;
  /** Why the same can't be given again; undefined when it can. */
  whyNotAgain: (point: IssuedPoint) => string | undefined;
}

/** What a line's menu can do; given by the page, since the columns of a grid are made once. */
export const PointActionsContext = createContext<PointActions | null>(null);

function usePointActions(): PointActions {
  const actions = use(PointActionsContext);
  if (actions === null)
    throw new Error(
      'The list of points stands outside of the page that gives it its actions: wrap it in PointActionsContext.',
    );
  return actions;
}

/** What can be done with one line of the history. */
function PointMenu({ point }: { point: IssuedPoint }) {
  const { missing, openVoid, openEdit, again, whyNotAgain } = usePointActions();
  const gone = point.voided ? texts.alreadyVoid : undefined;
  return (
    <Menu
      tabIndex={-1}
      aria-label={texts.of(point.name)}
      items={[
        {
          label: texts.again,
          icon: <CopyIcon />,
          disabledReason: missing ?? whyNotAgain(point),
          onSelect: () => again(point),
        },
        {
          label: texts.edit,
          icon: <EditIcon />,
          disabledReason: missing ?? gone,
          onSelect: () => openEdit(point),
        },
        {
          label: texts.void,
          icon: <UndoIcon />,
          danger: true,
          disabledReason: missing ?? gone,
          onSelect: () => openVoid(point),
        },
      ]}
    >
      <MoreIcon />
    </Menu>
  );
}

const heads = pointsTexts.columns;

/** A column of text; in a voided line it is struck through. */
const plain = (
  id: string,
  header: string,
  width: number,
  text: (point: IssuedPoint) => string,
  rest: Partial<GridColumn<IssuedPoint>> = {},
): GridColumn<IssuedPoint> => ({
  id,
  header,
  width,
  text,
  cell: (point): ReactNode =>
    point.voided ? <s className={styles.voided}>{text(point)}</s> : text(point),
  ...rest,
});

const stateText = ({ voided, objection }: IssuedPoint) =>
  [voided ? pointsTexts.voided : pointsTexts.standing, objection && texts.objection[objection]]
    .filter(Boolean)
    .join(' · ');
/** What was added to the item; with it, in a voided line, why it was. */
const detailText = ({ reason, voided }: IssuedPoint) =>
  [readReason(reason).detail, voided && texts.voidedBy(voided.reason, voided.byName)]
    .filter(Boolean)
    .join(' · ');

const toneOf = ({ pointType }: IssuedPoint) => (pointType === 'REWARD' ? 'reward' : 'penalty');

/** 발생일 · 부여시각 · 좌석 · 이름 · 구분 · 항목 · 점수 · 사유 · 부여자 · 상태, newest first. */
export const historyColumns: readonly GridColumn<IssuedPoint>[] = [
  plain('incidentDate', heads.incidentDate, 112, ({ incidentDate }) => formatDay(incidentDate)),
  plain('issuedAt', heads.issuedAt, 164, ({ createdAt }) => formatMoment(new Date(createdAt)), {
    card: 'hidden',
  }),
  plain('seat', heads.seat, 64, ({ seat }) => seat ?? '', { card: 'lead' }),
  plain('name', heads.name, 104, ({ name }) => name, {
    card: 'title',
    rowHeader: true,
    fixed: true,
  }),
  {
    id: 'type',
    header: heads.type,
    width: 64,
    text: ({ pointType }) => pointFilterName(pointType),
    cell: (point) => <Badge tone={toneOf(point)}>{pointFilterName(point.pointType)}</Badge>,
  },
  plain('item', heads.item, 128, ({ reason }) => readReason(reason).item),
  plain('points', heads.points, 64, formatPoint, { align: 'end' }),
  { id: 'reason', header: heads.reason, width: 140, grow: true, text: detailText },
  plain('memo', heads.memo, 140, ({ memo }) => memo, { startsHidden: true, card: 'hidden' }),
  plain('issuer', heads.issuer, 76, ({ issuerName }) => issuerName),
  {
    id: 'state',
    header: heads.state,
    width: 108,
    text: stateText,
    cell: ({ voided, objection }) => (
      <span className={styles.states}>
        <Badge tone={voided ? 'neutral' : 'success'}>
          {voided ? pointsTexts.voided : pointsTexts.standing}
        </Badge>
        {objection && (
          <Badge tone={objection === 'OPEN' ? 'warning' : 'info'}>
            {texts.objection[objection]}
          </Badge>
        )}
      </span>
    ),
  },
  {
    id: 'actions',
    header: heads.actions,
    width: 76,
    align: 'center',
    fixed: true,
    card: 'corner',
    text: () => '',
    cell: (point) => <PointMenu point={point} />,
  },
];

/** What paper has no use for stays out of it. */
export const isPrinted = ({ id }: GridColumn<IssuedPoint>): boolean => id !== 'actions';

/** The history of a filter, newest first, namesakes told apart; with the sums of what counts. */
export function usePointHistory(filter: PointFilter) {
  const { data, ...rest } = useInfiniteQuery(pointQueries.history(filter));
  const rows = useMemo(
    () => data && tellApart(data.pages.flatMap(({ content }) => content)),
    [data],
  );
  const [first] = data?.pages ?? [];
  return {
    ...rest,
    rows,
    rewardTotal: first?.rewardTotal ?? 0,
    penaltyTotal: first?.penaltyTotal ?? 0,
  };
}

type PointHistory = ReturnType<typeof usePointHistory>;

export const pointIdOf = ({ id }: IssuedPoint) => id;
const gridTexts = {
  selectAll: selectAllText,
  row: ({ name }: IssuedPoint) => name,
  copied: copiedText,
};
const rowTone = ({ voided }: IssuedPoint) => (voided ? ('muted' as const) : undefined);

interface Props {
  history: PointHistory;
  view: GridView<IssuedPoint>;
  empty: ReactNode;
  label?: string;
  className?: string | undefined;
}

/** The lines of the history, voided ones struck through; older ones when asked for. */
export function HistoryList({
  history: { rows, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage },
  view,
  empty,
  label = texts.grid,
  className,
}: Props) {
  return (
    <>
      <DataGrid
        {...(className !== undefined && { className })}
        label={label}
        view={view}
        rows={rows}
        rowId={pointIdOf}
        texts={gridTexts}
        rowTone={rowTone}
        pinned={0}
        empty={empty}
        error={isError && !rows ? <LoadError onRetry={() => void refetch()} /> : undefined}
      />
      {hasNextPage && (
        <div>
          <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {pointsTexts.more}
          </Button>
        </div>
      )}
    </>
  );
}
