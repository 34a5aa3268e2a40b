import {
  examRefusalText,
  planSeats,
  SEATINGS,
  type ExamRegistrations,
  type Seating,
} from '@academy/domain/mocks';
import { Banner } from '@academy/ui/banner';
import { Button } from '@academy/ui/button';
import { EmptyState } from '@academy/ui/empty-state';
import { InlineError } from '@academy/ui/inline-error';
import { NumberField } from '@academy/ui/number-field';
import { SegmentedControl } from '@academy/ui/segmented-control';
import { Switch } from '@academy/ui/switch';
import { useMemo, useState } from 'react';
import { tellApart } from '../../../shared/lists/tell-apart';
import { TabState } from '../../../shared/page/tab-state';
import { useManager } from '../../../shared/use-manager';
import { seatTexts as texts } from '../mocks-texts';
import { SeatGrid } from './seat-grid';
import { SeatPapers } from './seat-papers';
import { isSitting, putDown, schoolPairs, toggleFixed, type Held } from './seats';
import styles from './seats-tab.module.css';
import { useSeatPlan } from './use-seat-plan';

const MOST = 40;
const clamp = (value: number | null) => Math.min(MOST, Math.max(1, value ?? 1));

/** 좌석 배치: who sits where, by rule and by hand, and the papers of the day. */
export function SeatsTab({ data: { exam, content } }: { data: ExamRegistrations }) {
  const missing = useManager().missing('mocks.write');
  const all = useMemo(
    () => tellApart(content.filter(({ canceledAt }) => canceledAt === null)),
    [content],
  );
  const sitting = useMemo(() => all.filter(isSitting), [all]);
  const state = useSeatPlan(exam, sitting);
  const { plan } = state;
  const [size, setSize] = useState<{ rows: number; columns: number }>();
  const [by, setBy] = useState<Seating>('seat');
  const [apart, setApart] = useState(true);
  const [held, setHeld] = useState<Held>();
  const [said, setSaid] = useState('');
  const [problem, setProblem] = useState<string>();
  const students = useMemo(
    () => new Map<string, (typeof sitting)[number]>(sitting.map((one) => [one.id, one])),
    [sitting],
  );
  if (!plan) return <TabState isError={state.isError} onRetry={() => void state.refetch()} />;
  if (sitting.length === 0) return <EmptyState title={texts.empty}>{texts.emptyHelp}</EmptyState>;

  const { rows, columns } = size ?? plan;
  const seated = new Set<string>(plan.seats.map(({ registrationId }) => registrationId));
  const unseated = sitting.filter(({ id }) => !seated.has(id));
  const pairs = schoolPairs(
    plan,
    new Map(
      plan.seats.map(({ seat, registrationId }) => [
        seat,
        students.get(registrationId)?.school ?? null,
      ]),
    ),
  );
  const nameAt = (seat: number) =>
    students.get(plan.seats.find((place) => place.seat === seat)?.registrationId ?? '')?.name;
  const heldName =
    held && ('seat' in held ? nameAt(held.seat) : students.get(held.registrationId)?.name);

  function arrange() {
    const fixed = new Map<string, number>(
      plan?.seats
        .filter((place) => place.fixed)
        .map(({ registrationId, seat }) => [registrationId, seat]),
    );
    const next = planSeats(sitting, { rows, columns, by, apart, fixed, random: Math.random });
    setProblem(next ? undefined : examRefusalText('seats-too-few'));
    if (next) state.change(next);
    setHeld(undefined);
  }

  function take(next: Held, name: string) {
    setHeld(next);
    setSaid(texts.held(name));
  }

  function press(seat: number) {
    if (!plan || missing) return;
    const name = nameAt(seat);
    if (!held) {
      if (name) take({ seat }, name);
      return;
    }
    state.change(putDown(plan, held, seat));
    setSaid(texts.dropped(heldName ?? '', seat));
    setHeld(undefined);
  }

  function letGo() {
    if (held) setSaid(texts.letGo);
    setHeld(undefined);
  }

  return (
    <div className={styles.tab}>
      {state.overtaken && (
        <Banner
          kind="info"
          action={
            <Button size="dense" onClick={state.reset}>
              {texts.reset}
            </Button>
          }
        >
          {texts.changedElsewhere}
        </Banner>
      )}
      <div className={styles.line}>
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
        <Button
          variant="primary"
          loading={state.saving}
          disabledReason={missing ?? (state.dirty ? undefined : texts.unchanged)}
          onClick={state.save}
        >
          {texts.save}
        </Button>
        <SeatPapers exam={exam} plan={plan} students={students} standing={all} />
      </div>
      <InlineError>{problem}</InlineError>
      <p className={styles.facts}>
        {[
          texts.sitting(sitting.length, plan.rows * plan.columns),
          pairs.length > 0 && texts.pairs(pairs.length),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p className={styles.help}>{texts.help}</p>
      {unseated.length > 0 && (
        <section className={styles.unseated} aria-label={texts.unseated(unseated.length)}>
          <h2 className={styles.heading}>{texts.unseated(unseated.length)}</h2>
          <div className={styles.names}>
            {unseated.map(({ id, name }) => (
              <Button
                key={id}
                size="dense"
                aria-pressed={
                  held !== undefined && 'registrationId' in held && held.registrationId === id
                }
                disabledReason={missing}
                onClick={() => take({ registrationId: id }, name)}
              >
                {name}
              </Button>
            ))}
          </div>
        </section>
      )}
      <SeatGrid
        plan={plan}
        students={students}
        paired={new Set(pairs.flat())}
        held={held}
        onPress={press}
        onLetGo={letGo}
        onFix={(seat) => {
          if (!missing) state.change(toggleFixed(plan, seat));
        }}
        onDrag={(seat) => {
          if (!missing) setHeld({ seat });
        }}
      />
      <output className={styles.said}>{said}</output>
    </div>
  );
}
