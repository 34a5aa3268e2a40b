import textStyles from '@academy/ui/styles/text.module.css';
import columnStyles from '@academy/ui/styles/column.module.css';
import { useUrlState } from '@academy/app-kit/url';
import { guideProgress, type GuideProgress, type GuideStep } from '@academy/domain/settings';
import { Button, buttonClassName } from '@academy/ui/button';
import { CheckIcon, ChevronRightIcon } from '@academy/ui/icon';
import { Card, Row, Stack } from '@academy/ui/layout';
import { VisuallyHidden } from '@academy/ui/visually-hidden';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { setupPlaces, setupQuery, useLiveSetup } from '../../../shared/first-steps/setup-query';
import { FormSkeleton } from '../../../shared/page/form-skeleton';
import { LoadError } from '../../../shared/page/load-error';
import { PageHead } from '../../../shared/page/page-head';
import { Finish } from './finish';
import { GuideStepBody, type GuideParts } from './guide-steps';
import { guideTexts as texts } from './guide-texts';
import styles from './setup-page.module.css';

type Place = GuideStep | 'finish';
/** Where this academy's guide goes. */
const placesOf = ({ steps }: GuideProgress): Place[] => [
  ...steps.map(({ step }) => step),
  'finish',
];

/** The first open step behind a place; the end where there is none. */
const openAfter = ({ steps }: GuideProgress, place?: GuideStep): Place =>
  steps.slice(steps.findIndex(({ step }) => step === place) + 1).find(({ done }) => !done)?.step ??
  'finish';

/** Where one is on the way; each step can be gone to. */
function StepList({ progress, place }: { progress: GuideProgress; place: Place }) {
  const doneSteps = new Set<Place>(
    progress.steps.flatMap(({ step, done }) => (done ? [step] : [])),
  );
  return (
    <nav aria-label={texts.steps}>
      <ol className={styles.steps}>
        {placesOf(progress).map((one, at) => (
          <li key={one}>
            <Link
              className={styles.step}
              to={`?step=${one}`}
              aria-current={place === one ? 'step' : undefined}
            >
              <span className={styles.number} data-done={doneSteps.has(one) || undefined}>
                {doneSteps.has(one) && <CheckIcon size={16} />}
                {!doneSteps.has(one) &&
                  (one === 'finish' ? <ChevronRightIcon size={16} /> : at + 1)}
              </span>
              {one === 'finish' ? texts.finish : texts.step(one)}
              {doneSteps.has(one) && <VisuallyHidden> {texts.done}</VisuallyHidden>}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Steps whose content goes on to be of use: items and students are added one by one. */
const STAYS: ReadonlySet<Place> = new Set(['points', 'students']);
/** Where what was settled is changed, with all that it touches. */
const CHANGED_AT = {
  features: setupPlaces.features,
  academy: setupPlaces.academy,
  meals: setupPlaces.weekdays,
  prices: setupPlaces.prices,
  periods: setupPlaces.periods,
  points: setupPlaces.points,
  students: setupPlaces.students,
  news: setupPlaces.news,
} as const;

interface StepViewProps {
  step: GuideStep;
  done: boolean;
  parts: GuideParts;
  onNext: () => void;
}

function StepView({ step, done, parts, onNext }: StepViewProps) {
  const next = (
    <Button variant={done ? 'primary' : 'secondary'} onClick={onNext}>
      {done ? texts.next : texts.later}
    </Button>
  );
  if (done && !STAYS.has(step))
    return (
      <Card gap={12} padding={20}>
        <p className={textStyles.help}>{texts.settled}</p>
        <Row gap={8} justify="end">
          <Link className={buttonClassName()} to={CHANGED_AT[step]}>
            {texts.change}
          </Link>
          {next}
        </Row>
      </Card>
    );
  return (
    <>
      <GuideStepBody step={step} parts={parts} later={next} onDone={onNext} />
      {(STAYS.has(step) || step === 'news') && <Row justify="end">{next}</Row>}
    </>
  );
}

interface Props {
  parts: GuideParts;
}

function Guide({ progress, parts }: Props & { progress: GuideProgress }) {
  const [first] = useState(() => openAfter(progress));
  const [asked, setAsked] = useUrlState('step', { step: true });
  const place = placesOf(progress).find((one) => one === asked) ?? first;
  const current = progress.steps.find(({ step }) => step === place);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(place);
  // The keys go on where the new step begins.
  useEffect(() => {
    if (shown.current !== place) heading.current?.focus();
    shown.current = place;
  }, [place]);

  return (
    <div className={styles.guide}>
      <StepList progress={progress} place={place} />
      <Stack gap={12}>
        <h2 ref={heading} tabIndex={-1} className={styles.heading}>
          {current ? texts.step(current.step) : texts.finish}
        </h2>
        {current ? (
          <>
            <p className={textStyles.help}>{texts.help(current.step)}</p>
            <StepView
              key={current.step}
              {...current}
              parts={parts}
              onNext={() => setAsked(openAfter(progress, current.step))}
            />
          </>
        ) : (
          <Finish {...progress} />
        )}
      </Stack>
    </div>
  );
}

/**
 * `/setup` 처음 설정: what a new academy has to set, each step with something sensible to begin with.
 * What is set says how far one has come: any tab or device goes on from there.
 */
export function SetupPage({ parts }: Props) {
  useLiveSetup();
  const { data, isError, refetch } = useQuery(setupQuery);
  const progress = data && guideProgress(data);
  return (
    <div className={columnStyles.gap16}>
      <PageHead title={texts.title}>
        {progress && (
          <span className={textStyles.help}>
            {texts.progress(
              progress.steps.filter(({ done }) => done).length,
              progress.steps.length,
            )}
          </span>
        )}
      </PageHead>
      {progress && <Guide progress={progress} parts={parts} />}
      {!progress && isError && <LoadError onRetry={() => void refetch()} />}
      {!progress && !isError && <FormSkeleton />}
    </div>
  );
}
