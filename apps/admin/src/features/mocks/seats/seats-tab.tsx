import {
  examRefusalText,
  planSeats,
  SEATINGS,
  type ExamRegistrations,
  type ManagedRegistration,
  type Seating,
  type SeatPlan,
} from '@academy/domain/mocks';
import { Banner } from '@academy/ui/banner';
import { Button } from '@academy/ui/button';
import { EmptyState } from '@academy/ui/empty-state';
import { InlineError } from '@academy/ui/inline-error';
import { Row } from '@academy/ui/layout';
import { NumberField } from '@academy/ui/number-field';
import { SegmentedControl } from '@academy/ui/segmented-control';
import { ShareBar } from '@academy/ui/share-bar';
import { Switch } from '@academy/ui/switch';
import { saveText } from '@academy/ui/words';
import { useMemo, useState, type ReactNode } from 'react';
import { markNamesakes } from '../../../shared/lists/mark-namesakes';
import { TabState } from '../../../shared/page/tab-state';
import { useManager } from '../../../shared/session/use-manager';
import { seatTexts as texts } from './seat-texts';
import { SeatGrid } from './seat-grid';
import { SeatPapers } from './seat-papers';
import { seatShare } from './seat-share';
import { isSitting, schoolPairs, toggleFixed, type Held } from './seats';
import styles from './seats-tab.module.css';
import { useMoving, useSeatPlan } from './use-seat-plan';

const MOST = 40;
const clamp = (value: number | null) => Math.min(MOST, Math.max(1, value ?? 1));

interface SeatingBarProps {
  plan: SeatPlan;
  sitting: readonly ManagedRegistration[];
  missing: string | undefined;
  /** Null: the room has too few seats. */
  onArrange: (next: SeatPlan | null) => void;
  children: ReactNode;
}

/** How large the room is, and by which rule it is filled. */
function SeatingBar({ plan, sitting, missing, onArrange, children }: SeatingBarProps) {
  const [size, setSize] = useState<{ rows: number; columns: number }>();
  const [by, setBy] = useState<Seating>('seat');
  const [apart, setApart] = useState(true);
  const [problem, setProblem] = useState<string>();
  const { rows, columns } = size ?? plan;

  function arrange() {
    const fixed = new Map<string, number>(
      plan.seats
        .filter((place) => place.fixed)
        .map(({ registrationId, seat }) => [registrationId, seat]),
    );
    const next = planSeats(sitting, { rows, columns, by, apart, fixed, random: Math.random });
    setProblem(next ? undefined : examRefusalText('seats-too-few'));
    onArrange(next);
  }

  return (
    <>
      <Row gap={16} lineGap={8} align="end">
        <NumberField
          className={styles.size}
          label={texts.rows}
          unit={texts.rowUnit}
          step={1}
          value={rows}
          disabledReason={missing}
          reasonHidden
          onValueChange={(value) => setSize({ rows: clamp(value), columns })}
        />
        <NumberField
          className={styles.size}
          label={texts.columns}
          unit={texts.columnUnit}
          step={1}
          value={columns}
          disabledReason={missing}
          reasonHidden
          onValueChange={(value) => setSize({ rows, columns: clamp(value) })}
        />
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
      <h2 className={styles.heading}>{texts.unseated(people.length)}</h2>
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

const pairsIn = (plan: SeatPlan, students: ReadonlyMap<string, ManagedRegistration>) =>
  schoolPairs(
    plan,
    new Map(
      plan.seats.map(({ seat, registrationId }) => [
        seat,
        students.get(registrationId)?.school ?? null,
      ]),
    ),
  );

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
  const pairs = pairsIn(plan, students);
  const facts = [
    texts.sitting(sitting.length, plan.rows * plan.columns),
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
      >
        <Button
          variant="primary"
          loading={state.saving}
          disabledReason={missing ?? (state.dirty ? undefined : texts.unchanged)}
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
      <SeatGrid
        plan={plan}
        students={students}
        paired={new Set(pairs.flat())}
        held={moving.held}
        onPress={(seat) => {
          if (!missing) moving.press(seat);
        }}
        onLetGo={moving.letGo}
        onFix={(seat) => {
          if (!missing) state.change(toggleFixed(plan, seat));
        }}
        onDrag={(seat) => {
          if (!missing) moving.drag(seat);
        }}
      />
      <output className={styles.said}>{moving.said}</output>
    </div>
  );
}
