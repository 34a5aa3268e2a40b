import {
  cardCourses,
  cardTable,
  courseText,
  drawCourse,
  measureName,
  type ResultCard,
  type ResultCards,
} from '@academy/domain/mocks';
import type { StudentId, MockExamId } from '@academy/domain/ids';
import { formatLongDay, formatMoment } from '@academy/domain/time';
import { ChartPaper } from '@academy/ui/chart';
import type { ReactNode } from 'react';
import { api } from '../../../shared/api';
import { PaperPage, PrintedPages } from '../../../shared/printing/paper-pages';
import { usePaperRun } from '../../../shared/printing/use-paper-run';
import { useSender } from '../../../shared/printing/use-sender';
import { printedText } from '../../../shared/texts/kit-texts';
import { useNow } from '../../../shared/use-now';
import styles from './result-cards.module.css';
import { cardTexts as texts } from './results-texts';

/** A student's 성적표 with the exam that it is of. */
interface CardPage {
  exam: ResultCards;
  card: ResultCard;
}

function Results({ exam, card }: CardPage) {
  const { measures, rows } = cardTable(exam, card);
  const hasTargets = rows.some(({ target }) => target !== '');
  return (
    <table className={styles.results}>
      <thead>
        <tr>
          <th scope="col">{texts.subject}</th>
          {measures.map((measure) => (
            <th key={measure} scope="col">
              {measureName(measure)}
            </th>
          ))}
          {hasTargets && <th scope="col">{texts.target}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ subject, values, target }) => (
          <tr key={subject}>
            <th scope="row">{subject}</th>
            {values.map(({ measure, value, mean }) => (
              <td key={measure}>
                <strong>{value ?? texts.none}</strong>
                {value !== null && mean !== null && (
                  <span className={styles.mean}>{texts.mean(mean)}</span>
                )}
              </td>
            ))}
            {hasTargets && <td>{target || texts.none}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A line for each subject over the exams until then. */
function Courses({ card }: Pick<CardPage, 'card'>) {
  const courses = cardCourses(card);
  if (courses.length === 0) return null;
  return (
    <section
      className={styles.courses}
      data-few={courses.length <= 4 || undefined}
      aria-label={texts.course}
    >
      {courses.map((course) => {
        const of = `${course.subject} ${measureName(course.measure)}`;
        return (
          <div key={course.subject} className={styles.course}>
            <h4 className={styles.subject}>{course.subject}</h4>
            <ChartPaper
              picture={{
                ...drawCourse(course),
                label: of,
                answer: courseText(course),
                series: [
                  { id: 'result', label: texts.result },
                  ...(course.goal === null ? [] : [{ id: 'target', label: texts.target }]),
                ],
                texts: { none: texts.none },
              }}
            />
          </div>
        );
      })}
    </section>
  );
}

const personText = ({ name, school, grade, className, seat }: ResultCard) =>
  [
    name,
    school,
    // A class is often named by its grade: 고3 B반.
    className?.startsWith(grade ?? '') ? null : grade,
    className,
    seat !== null && texts.seat(seat),
  ]
    .filter(Boolean)
    .join(' · ');

/** 성적표 on A4, one student's or those of a whole list in one run. */
export function useResultCards(examId: MockExamId): {
  print: (ids: readonly StudentId[]) => void;
  busy: boolean;
  line: ReactNode;
  /** What is printed, and is in the page only meanwhile. */
  paper: ReactNode;
} {
  const sender = useSender();
  const now = formatMoment(useNow());
  const { pages, over, ...run } = usePaperRun<CardPage>({
    async read(ids, signal) {
      const exam = await api.resultCards({
        params: { examId },
        query: ids.length === 1 ? { studentId: ids[0] } : {},
        signal,
      });
      const byId = new Map(exam.cards.map((card) => [card.studentId, card]));
      return (id) => {
        const card = byId.get(id);
        return card && { exam, card };
      };
    },
    texts,
  });
  const title = pages[0] ? texts.title(pages[0].exam.title) : '';
  return {
    ...run,
    paper: pages.length > 0 && (
      <PrintedPages title={title} onPrinted={over}>
        {pages.map(({ exam, card }) => (
          <PaperPage
            key={card.studentId}
            title={title}
            person={personText(card)}
            notes={exam.means.length > 0 ? [texts.meanNote] : []}
            sender={sender}
            stamp={printedText(now)}
          >
            <p className={styles.day}>{texts.day(formatLongDay(exam.examDate))}</p>
            <Results exam={exam} card={card} />
            <Courses card={card} />
          </PaperPage>
        ))}
      </PrintedPages>
    ),
  };
}
