import columnStyles from '@academy/ui/styles/column.module.css';
import { useOpenDialog, useUrlState } from '@academy/app-kit/url';
import { Button } from '@academy/ui/button';
import { EmptyState } from '@academy/ui/empty-state';
import { Row } from '@academy/ui/layout';
import { SegmentedControl } from '@academy/ui/segmented-control';
import { Skeleton } from '@academy/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { lazyPart } from '../../shared/page/lazy-part';
import { LiveState } from '../../shared/page/live-state';
import { LoadError } from '../../shared/page/load-error';
import { PageHead } from '../../shared/page/page-head';
import { useManager } from '../../shared/session/use-manager';
import { SeatCard } from './card/seat-card';
import { HallView, useZoom } from './map/hall-view';
import { SeatList } from './map/seat-list';
import { useMoving } from './map/use-seating';
import { isLookedFor, Numbers, useLook } from './numbers';
import { SeatPapers } from './print/seat-papers';
import { hallOf, type Hall, type SeatWork } from './seat-work';
import { seatQueries, useLiveSeats } from './seats-queries';
import { seatsTexts as texts } from './seats-texts';

/** Drawn once and worked on every day: what draws comes when it is wanted. */
const DrawView = lazyPart(async () => (await import('./draw/draw-view')).DrawView);

const CARD = 'seat-';
const VIEWS = ['map', 'list'] as const;

/** The hall as it is now, worked on: a seat's card, students dragged from seat to seat. */
function WorkView({ hall, work }: { hall: Hall; work: SeatWork }) {
  const moving = useMoving(useManager().missing('students.write'));
  const { opened, open, close } = useOpenDialog();
  const [view, setView] = useUrlState('view');
  const shown = VIEWS.find((one) => one === view) ?? 'map';
  const { zoom, buttons } = useZoom();
  const [look, setLook] = useLook();
  const openSeat = (label: string) => open(`${CARD}${label}`);
  const place = hall.rooms
    .flatMap(({ seats }) => seats)
    .find(({ label }) => opened === `${CARD}${label}`);
  return (
    <>
      {work.notices}
      <Row gap={12} lineGap={8} align="center" justify="between">
        <Numbers hall={hall} look={look} onLook={setLook} withMeals={work.meals !== undefined} />
        <Row gap={8} align="center">
          {shown === 'map' && buttons}
          <SegmentedControl
            size="dense"
            label={texts.views}
            value={shown}
            options={VIEWS.map((value) => ({ value, label: texts.view[value] }))}
            onValueChange={(next) => setView(next === 'map' ? '' : next)}
          />
          <SeatPapers hall={hall} />
        </Row>
      </Row>
      {shown === 'list' ? (
        <SeatList hall={hall} look={look} onOpen={openSeat} />
      ) : (
        <HallView
          hall={hall}
          moving={moving}
          zoom={zoom}
          isLit={(one) => isLookedFor(one, look)}
          onOpen={({ label }) => openSeat(label)}
        />
      )}
      {place && <SeatCard place={place} work={work} moving={moving} onClose={close} />}
    </>
  );
}

/** `/seats` 좌석 배치도: the hall as it is drawn, with how it is now. */
export function SeatsPage({ work }: { work: SeatWork }) {
  const live = useLiveSeats();
  const missing = useManager().missing('settings.write');
  const [mode, setMode] = useUrlState('mode');
  const drawing = mode === 'draw' && missing === undefined;
  const map = useQuery(seatQueries.map());
  const students = useQuery(seatQueries.students());
  const { rows, context, meals } = work;
  const hall = useMemo(
    () =>
      map.data &&
      students.data &&
      hallOf(map.data.map.rooms, students.data, { rows, context, meals }),
    [map.data, students.data, rows, context, meals],
  );
  const isError = map.isError || students.isError || work.isError;

  return (
    <div className={columnStyles.top8}>
      <PageHead
        title={texts.title}
        state={
          <Row gap={8} align="center">
            <LiveState live={live && work.live} asOf={work.asOf} />
            {work.saving}
          </Row>
        }
      >
        <SegmentedControl
          size="dense"
          label={texts.modes}
          value={drawing ? 'draw' : 'work'}
          options={[
            { value: 'work', label: texts.mode.work },
            { value: 'draw', label: texts.mode.draw, ...(missing && { disabledReason: missing }) },
          ]}
          onValueChange={(next) => setMode(next === 'work' ? '' : next)}
        />
      </PageHead>
      {drawing && map.data && students.data && (
        <DrawView loaded={map.data} students={students.data} />
      )}
      {!drawing && hall && hall.rooms.length > 0 && <WorkView hall={hall} work={work} />}
      {!drawing && hall?.rooms.length === 0 && (
        <EmptyState
          title={texts.empty}
          action={
            <Button variant="primary" disabledReason={missing} onClick={() => setMode('draw')}>
              {texts.begin}
            </Button>
          }
        >
          {texts.emptyHelp}
        </EmptyState>
      )}
      {!hall && isError && (
        <LoadError
          onRetry={() => {
            void map.refetch();
            void students.refetch();
            work.retry();
          }}
        />
      )}
      {!hall && !isError && <Skeleton height="480px" />}
    </div>
  );
}
