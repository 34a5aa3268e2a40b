import { measuresText, targetText, type ResultCourse } from '@academy/domain/mocks';
import { formatDay, formatMoment } from '@academy/domain/time';
import { ChartPaper } from '@academy/ui/chart';
import { PrintSheet } from '@academy/ui/print-sheet';
import { useQuery } from '@tanstack/react-query';
import { sessionQueries } from '../../../shared/session-queries';
import { useNow } from '../../../shared/use-now';
import { pictureOf } from './course-picture';
import styles from './own-results-paper.module.css';
import { ownResultTexts as texts } from './own-results-texts';

interface Props {
  courses: readonly ResultCourse[];
  studentName: string;
}

/** What 인쇄 puts on A4: each subject's line and its exams, the newest first. */
export function OwnResultsPaper({ courses, studentName }: Props) {
  const now = useNow();
  const { data: academy } = useQuery(sessionQueries.academy());
  return (
    <PrintSheet title={texts.paper} stamp={texts.printedAt(formatMoment(now))}>
      <p className={styles.facts}>{[academy?.name, studentName].filter(Boolean).join(' · ')}</p>
      {courses.map((course) => (
        <section key={course.subject} className={styles.subject}>
          <h3 className={styles.name}>
            {[course.subject, course.target && texts.targetOf(targetText(course.target))]
              .filter(Boolean)
              .join(' · ')}
          </h3>
          {course.points.length > 1 && <ChartPaper picture={pictureOf(course)} />}
          <table>
            <tbody>
              {course.points.toReversed().map(({ examId, title, examDate, result }) => (
                <tr key={examId}>
                  <th scope="row">{title}</th>
                  <td>{formatDay(examDate)}</td>
                  <td>{measuresText(result)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </PrintSheet>
  );
}
