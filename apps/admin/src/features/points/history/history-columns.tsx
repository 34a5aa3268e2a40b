import { statusMeanings } from '@academy/app-kit/status';
import {
  confirmationText,
  formatPoint,
  pointFilterName,
  readReason,
  type IssuedPoint,
} from '@academy/domain/points';
import { formatDay, formatMoment } from '@academy/domain/time';
import { Badge } from '@academy/ui/badge';
import type { GridColumn } from '@academy/ui/data-grid';
import type { ReactNode } from 'react';
import { historyTexts as texts, pointsTexts } from '../points-texts';
import styles from './history-list.module.css';
import { PointMenu } from './point-menu';

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

const meaningOf = ({ pointType }: IssuedPoint) => statusMeanings.point[pointType];

/** 발생일 · 부여시각 · 좌석 · 이름 · 구분 · 항목 · 점수 · 사유 · 부여자 · 상태 · 학생 확인, newest first. */
export const historyColumns: readonly GridColumn<IssuedPoint>[] = [
  plain('incidentDate', heads.incidentDate, 112, ({ incidentDate }) => formatDay(incidentDate)),
  plain('issuedAt', heads.issuedAt, 156, ({ createdAt }) => formatMoment(new Date(createdAt)), {
    card: 'hidden',
  }),
  plain('seat', heads.seat, 60, ({ seat }) => seat ?? '', { card: 'lead' }),
  plain('name', heads.name, 92, ({ name }) => name, {
    card: 'title',
    rowHeader: true,
    fixed: true,
  }),
  {
    id: 'type',
    header: heads.type,
    width: 68,
    text: ({ pointType }) => pointFilterName(pointType),
    cell: (point) => <Badge meaning={meaningOf(point)}>{pointFilterName(point.pointType)}</Badge>,
  },
  plain('item', heads.item, 112, ({ reason }) => readReason(reason).item),
  plain('points', heads.points, 68, formatPoint, { align: 'end' }),
  { id: 'reason', header: heads.reason, width: 88, grow: true, text: detailText },
  plain('memo', heads.memo, 140, ({ memo }) => memo, { startsHidden: true, card: 'hidden' }),
  plain('issuer', heads.issuer, 72, ({ issuerName }) => issuerName),
  {
    id: 'state',
    header: heads.state,
    width: 112,
    text: stateText,
    cell: ({ voided, objection }) => (
      <span className={styles.states}>
        <Badge meaning={voided ? 'cancelled' : 'plain'}>
          {voided ? pointsTexts.voided : pointsTexts.standing}
        </Badge>
        {objection && (
          <Badge meaning={statusMeanings.objection[objection]}>{texts.objection[objection]}</Badge>
        )}
      </span>
    ),
  },
  {
    id: 'confirmation',
    header: heads.confirmation,
    width: 88,
    text: ({ confirmation }) => confirmationText(confirmation),
    cell: ({ confirmation, voided }) =>
      confirmation !== null &&
      !voided && (
        <Badge
          meaning={statusMeanings.confirmation[confirmation.at === null ? 'asked' : 'confirmed']}
          {...(confirmation.at !== null && {
            title: formatMoment(new Date(confirmation.at)),
          })}
        >
          {confirmationText(confirmation)}
        </Badge>
      ),
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
    cell: (point) => <PointMenu point={point} />,
  },
];

/** What paper has no use for stays out of it. */
export const isPrinted = ({ id }: GridColumn<IssuedPoint>): boolean => id !== 'actions';
