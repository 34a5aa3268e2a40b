import textStyles from '@academy/ui/styles/text.module.css';
import { useUrlState } from '@academy/app-kit/url';
import {
  inSubjectOrder,
  measureName,
  measuresIn,
  measuresText,
  resultCourses,
  targetText,
  type ResultCourse,
} from '@academy/domain/mocks';
import { formatDay } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { Chart } from '@academy/ui/chart';
import { EmptyState } from '@academy/ui/empty-state';
import { ErrorState } from '@academy/ui/error-state';
import { ExamIcon, PrintIcon } from '@academy/ui/icon';
import { Card, Row, Stack } from '@academy/ui/layout';
import { SegmentedControl } from '@academy/ui/segmented-control';
import { Skeleton, SkeletonGroup } from '@academy/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pictureOf } from './course-picture';
import { OwnResultsPaper } from './own-results-paper';
import { ownResultsQuery } from './own-results-queries';
import { ownResultTexts as texts } from './own-results-texts';
import styles from './own-results.module.css';
import { TargetDialog } from './target-dialog';

function Subject({ course, onTarget }: { course: ResultCourse; onTarget: () => void }) {
  const { subject, points, target } = course;
  const goals = target ? targetText(target) : '';
  return (
    <Card as="section" gap={12} padding={16} className={styles.subject} aria-label={subject}>
      <Row gap={8} align="center" justify="between">
        <h2>{subject}</h2>
        <Button size="dense" onClick={onTarget}>
          {target ? texts.changeTarget : texts.setTarget}
        </Button>
      </Row>
      {goals !== '' && <p className={textStyles.help}>{texts.targetOf(goals)}</p>}
      <Chart {...pictureOf(course)} />
      <ul className={styles.exams}>
        {points.toReversed().map(({ examId, title, examDate, result }) => (
          <li key={examId} className={styles.exam}>
            <span>
              {title} <span className={textStyles.help}>{formatDay(examDate)}</span>
            </span>
            <span className={styles.number}>{measuresText(result)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** What students compare their exams by. */
const DRAWN = ['percentile', 'band'] as const;

/** 내 성적: each subject over the exams, beside the student's own target. */
export function OwnResults({ studentName }: { studentName: string }) {
  const { data, error, isFetching, refetch } = useQuery(ownResultsQuery());
  const [asked, ask] = useUrlState('measure');
  const [aiming, setAiming] = useState<string>();
  if (!data)
    return error ? (
      <ErrorState title={texts.failed} retrying={isFetching} onRetry={() => void refetch()} />
    ) : (
      <SkeletonGroup label={texts.loading} className={styles.list}>
        <Skeleton height="240px" />
        <Skeleton height="240px" />
      </SkeletonGroup>
    );
  const results = data.exams.flatMap((exam) => exam.results);
  const drawn = DRAWN.find((one) => one === asked) ?? 'percentile';
  const courses = resultCourses(data, inSubjectOrder(results.map(({ subject }) => subject)), drawn);
  const there = measuresIn(results);
  if (courses.length === 0)
    return (
      <EmptyState icon={<ExamIcon />} title={texts.empty}>
        {texts.emptyHint}
      </EmptyState>
    );
  const aimed = courses.find(({ subject }) => subject === aiming);
  return (
    <Stack gap={16}>
      <Row gap={8} lineGap={8} align="center" justify="between">
        {DRAWN.every((one) => there.includes(one)) && (
          <SegmentedControl
            label={texts.measure}
            options={DRAWN.map((value) => ({ value, label: measureName(value) }))}
            value={drawn}
            onValueChange={(next) => ask(next === 'percentile' ? '' : next)}
          />
        )}
        <Button onClick={() => window.print()}>
          <PrintIcon /> {texts.print}
        </Button>
      </Row>
      <div className={styles.list}>
        {courses.map((course) => (
          <Subject
            key={course.subject}
            course={course}
            onTarget={() => setAiming(course.subject)}
          />
        ))}
      </div>
      <OwnResultsPaper courses={courses} studentName={studentName} />
      {aimed && <TargetDialog course={aimed} onClose={() => setAiming(undefined)} />}
    </Stack>
  );
}
