import {
  allSeats,
  checkRooms,
  examRefusalText,
  moveSeats,
  placeOf,
  planSeats,
  roomsOf,
  seatsBefore,
  seatsIn,
  SEATINGS,
  type ExamRegistrations,
  type ExamRoom,
  type ManagedRegistration,
  type Seating,
  type SeatPlan,
} from '@academy/domain/mocks';
import { Banner } from '@academy/ui/banner';
import { Button } from '@academy/ui/button';
import { EmptyState } from '@academy/ui/empty-state';
import { InlineError } from '@academy/ui/inline-error';
import { Row } from '@academy/ui/layout';
import { SegmentedControl } from '@academy/ui/segmented-control';
import { ShareBar } from '@academy/ui/share-bar';
import { Switch } from '@academy/ui/switch';
import { saveText } from '@academy/ui/words';
import { useMemo, useState, type ReactNode } from 'react';
import { markNamesakes } from '../../../shared/lists/mark-namesakes';
import { TabState } from '../../../shared/page/tab-state';
import { useManager } from '../../../shared/session/use-manager';
import { RoomFields } from './room-fields';
import { seatTexts as texts } from './seat-texts';
import { SeatGrid } from './seat-grid';
import { SeatPapers } from './seat-papers';
import { seatShare } from './seat-share';
import { isSitting, schoolPairs, toggleFixed, type Held } from './seats';
import styles from './seats-tab.module.css';
import { useMoving, useSeatPlan } from './use-seat-plan';

const sizeOf = ({ rows, columns }: ExamRoom) => ({ rows, columns });

interface SeatingBarProps {
  plan: SeatPlan;
  sitting: readonly ManagedRegistration[];
  missing: string | undefined;
  /** Null: the rooms have too few seats. */
  onArrange: (next: SeatPlan | null) => void;
  onRooms: (next: SeatPlan) => void;
  children: ReactNode;
}

/** How large the rooms are, and by which rule they are filled. */
function SeatingBar({ plan, sitting, missing, onArrange, onRooms, children }: SeatingBarProps) {
  const [resized, setResized] = useState<readonly ExamRoom[]>();
  const [by, setBy] = useState<Seating>('seat');
  const [apart, setApart] = useState(true);
  const [problem, setProblem] = useState<string>();
  const now = roomsOf(plan);
  // A plan of other rooms since (taken back, saved elsewhere) has their sizes.
  const sizes = resized?.length === now.length ? resized : now;
  const rooms = now.map((room, at) => ({ ...room, ...sizeOf(sizes[at] ?? room) }));

  function arrange() {
    const fixed = new Map<string, number>(
      moveSeats(
        plan.seats.filter((place) => place.fixed),
        now,
        rooms,
      ).map(({ registrationId, seat }) => [registrationId, seat]),
    );
    const next = planSeats(sitting, { rooms, by, apart, fixed, random: Math.random });
    setProblem(next ? undefined : examRefusalText('seats-too-few'));
    onArrange(next);
  }

  return (
    <>
      <RoomFields
        plan={plan}
        rooms={rooms}
        missing={missing}
        onResize={setResized}
        onChange={onRooms}
      />
      <Row gap={16} lineGap={8} align="end">
        <SegmentedControl
          label={texts.by}
          options={SEATINGS.map((value) => ({ value, label: texts.order[value] }))}
          value={by}
          onValueChange={setBy}
        />
        <Switch label={texts.apart} checked={apart} onCheckedChange={setApart} />
        <Button disabledReason={missing} onClick={arrange}>
          {texts.plan}
        </Button>
        {children}
      </Row>
      <InlineError>{problem}</InlineError>
    </>
  );
}

interface UnseatedProps {
  people: readonly ManagedRegistration[];
  held: Held | undefined;
  missing: string | undefined;
  onTake: (student: ManagedRegistration) => void;
}

/** Who has no seat yet; taken up here and put down in the room. */
function Unseated({ people, held, missing, onTake }: UnseatedProps) {
  if (people.length === 0) return null;
  return (
    <section className={styles.unseated} aria-label={texts.unseated(people.length)}>
      <h2>{texts.unseated(people.length)}</h2>
      <Row gap={8}>
        {people.map((student) => (
          <Button
            key={student.id}
            size="dense"
            aria-pressed={
              held !== undefined && 'registrationId' in held && held.registrationId === student.id
            }
            disabledReason={missing}
            onClick={() => onTake(student)}
          >
            {student.name}
          </Button>
        ))}
      </Row>
    </section>
  );
}

const OvertakenBanner = ({ onReset }: { onReset: () => void }) => (
  <Banner
    kind="info"
    action={
      <Button size="dense" onClick={onReset}>
        {texts.reset}
      </Button>
    }
  >
    {texts.changedElsewhere}
  </Banner>
);

/** Pairs of one school, room by room. */
function pairsIn(
  plan: SeatPlan,
  students: ReadonlyMap<string, ManagedRegistration>,
): [number, number][] {
  const rooms = roomsOf(plan);
  return rooms.flatMap((room, at) => {
    const before = seatsBefore(rooms, at);
    const here = plan.seats.filter(({ seat }) => placeOf(rooms, seat)?.at === at);
    const schools = here.map(({ seat, registrationId }): [number, string | null] => [
      seat - before,
      students.get(registrationId)?.school ?? null,
    ]);
    return schoolPairs(room, new Map(schools)).map(([one, other]): [number, number] => [
      before + one,
      before + other,
    ]);
  });
}

interface RoomsProps {
  plan: SeatPlan;
  students: ReadonlyMap<string, ManagedRegistration>;
  pairs: readonly [number, number][];
  moving: ReturnType<typeof useMoving>;
  change: (next: SeatPlan) => void;
}

/** Room by room, below each other: a student can be moved from one to another. */
function Rooms({ plan, students, pairs, moving, change }: RoomsProps) {
  const missing = useManager().missing('mocks.write');
  const rooms = roomsOf(plan);
  const paired = new Set(pairs.flat());
  return rooms.map((room, at) => {
    const taken = plan.seats.filter(({ seat }) => placeOf(rooms, seat)?.at === at).length;
    return (
      <section key={at} aria-label={room.name || texts.title}>
        {room.name !== '' && <h2>{texts.roomFacts(room.name, taken, seatsIn(room))}</h2>}
        <SeatGrid
          room={room}
          before={seatsBefore(rooms, at)}
          seats={plan.seats}
          students={students}
          paired={paired}
          held={moving.held}
          onPress={(seat) => {
            if (!missing) moving.press(seat);
          }}
          onLetGo={moving.letGo}
          onFix={(seat) => {
            if (!missing) change(toggleFixed(plan, seat));
          }}
          onDrag={(seat) => {
            if (!missing) moving.drag(seat);
          }}
        />
      </section>
    );
  });
}

/** 좌석 배치: who sits where, by rule and by hand, and the papers of the day. */
export function SeatsTab({ data: { exam, content } }: { data: ExamRegistrations }) {
  const missing = useManager().missing('mocks.write');
  const all = useMemo(
    () => markNamesakes(content.filter(({ canceledAt }) => canceledAt === null)),
    [content],
  );
  const sitting = useMemo(() => all.filter(isSitting), [all]);
  const students = useMemo(
    () => new Map<string, ManagedRegistration>(sitting.map((one) => [one.id, one])),
    [sitting],
  );
  const state = useSeatPlan(exam, sitting);
  const moving = useMoving(state, students);
  const { plan } = state;
  if (!plan) return <TabState isError={state.isError} onRetry={() => void state.refetch()} />;
  if (sitting.length === 0) return <EmptyState title={texts.empty}>{texts.emptyHelp}</EmptyState>;

  const seated = new Set<string>(plan.seats.map(({ registrationId }) => registrationId));
  const rooms = roomsOf(plan);
  const wrongRooms = checkRooms(rooms);
  const pairs = pairsIn(plan, students);
  const facts = [
    texts.sitting(sitting.length, allSeats(rooms)),
    pairs.length > 0 && texts.pairs(pairs.length),
  ];

  return (
    <div className={styles.tab}>
      <ShareBar {...seatShare(exam)} />
      {state.overtaken && <OvertakenBanner onReset={state.reset} />}
      <SeatingBar
        plan={plan}
        sitting={sitting}
        missing={missing}
        onArrange={(next) => {
          if (next) state.change(next);
          moving.forget();
        }}
        onRooms={(next) => {
          state.change(next);
          moving.forget();
        }}
      >
        <Button
          variant="primary"
          loading={state.saving}
          disabledReason={missing ?? wrongRooms ?? (state.dirty ? undefined : texts.unchanged)}
          onClick={state.save}
        >
          {saveText}
        </Button>
        <SeatPapers exam={exam} plan={plan} students={students} registered={all} />
      </SeatingBar>
      <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>
      <p className={styles.help}>{texts.help}</p>
      <Unseated
        people={sitting.filter(({ id }) => !seated.has(id))}
        held={moving.held}
        missing={missing}
        onTake={({ id, name }) => moving.take({ registrationId: id }, name)}
      />
      <Rooms plan={plan} students={students} pairs={pairs} moving={moving} change={state.change} />
      <output className={styles.said}>{moving.said}</output>
    </div>
  );
}
