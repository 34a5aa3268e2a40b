import { statusMeanings } from '@academy/app-kit/status';
import { formatSignedPoints, type PointSettings, type PointStanding } from '@academy/domain/points';
import { formatDay } from '@academy/domain/time';
import { Badge } from '@academy/ui/badge';
import type { GridColumn } from '@academy/ui/data-grid';
import { MoreIcon, PlusIcon, PointsIcon, PrintIcon } from '@academy/ui/icon';
import { Menu } from '@academy/ui/menu';
import { pointsTexts, standingTexts as texts } from '../points-texts';
import { gradeColumn, personColumns } from '../../../shared/lists/person-columns';

const heads = pointsTexts.columns;

export interface StandingActions {
  missing: string | undefined;
  onHistory: (row: PointStanding) => void;
  onGive: (row: PointStanding) => void;
  onSlip: (row: PointStanding) => void;
}

/** What can be done with one student's line. */
function StandingMenu({ row, actions }: { row: PointStanding; actions: StandingActions }) {
  const { missing, onHistory, onGive, onSlip } = actions;
  return (
    <Menu
      tabIndex={-1}
      aria-label={texts.of(row.name)}
      items={[
        { label: texts.history, icon: <PointsIcon />, onSelect: () => onHistory(row) },
        {
          label: texts.give,
          icon: <PlusIcon />,
          disabledReason: missing,
          onSelect: () => onGive(row),
        },
        { label: texts.slip, icon: <PrintIcon />, onSelect: () => onSlip(row) },
      ]}
    >
      <MoreIcon />
    </Menu>
  );
}

const number = (
  id: string,
  header: string,
  value: (row: PointStanding) => number,
  text: (row: PointStanding) => string = (row) => (value(row) === 0 ? '' : String(value(row))),
): GridColumn<PointStanding> => ({
  id,
  header,
  width: 84,
  align: 'end',
  text,
  sortBy: value,
});

const whoColumns: readonly GridColumn<PointStanding>[] = [
  ...personColumns<PointStanding>(heads, { seat: 76, name: 132 }),
  gradeColumn<PointStanding>(heads.grade, 72),
];

/** 좌석 · 이름 · 상점 합 · 벌점 합 · 순점수 · 단계 점수 · 단계 · 최근 발생일. Steps sort by what they count. */
export function standingColumns(
  steps: PointSettings['steps'],
  actions: StandingActions,
): GridColumn<PointStanding>[] {
  const meaningOf = (name: string | null) => {
    const step = steps.find((one) => one.name === name);
    return step ? statusMeanings.step[step.tone] : 'label';
  };
  const rank = ({ step }: PointStanding) => steps.findIndex(({ name }) => name === step);
  return [
    ...whoColumns,
    number('reward', heads.rewardTotal, ({ rewardTotal }) => rewardTotal),
    number('penalty', heads.penaltyTotal, ({ penaltyTotal }) => penaltyTotal),
    number(
      'net',
      heads.net,
      ({ net }) => net,
      ({ net }) => formatSignedPoints(net),
    ),
    { ...number('counted', heads.counted, ({ counted }) => counted), width: 108 },
    {
      id: 'step',
      header: heads.step,
      width: 104,
      text: ({ step }) => step ?? '',
      cell: ({ step }) => step !== null && <Badge meaning={meaningOf(step)}>{step}</Badge>,
      sortBy: (row) => (row.step === null ? null : rank(row)),
    },
    {
      id: 'last',
      header: heads.last,
      cardHeader: heads.lastShort,
      width: 128,
      grow: true,
      text: ({ lastIncidentDate }) =>
        lastIncidentDate === null ? '' : formatDay(lastIncidentDate),
      sortBy: ({ lastIncidentDate }) => lastIncidentDate,
    },
    {
      id: 'actions',
      header: heads.actions,
      width: 76,
      align: 'center',
      fixed: true,
      atEnd: true,
      card: 'corner',
      text: () => '',
      cell: (row) => <StandingMenu row={row} actions={actions} />,
    },
  ];
}
