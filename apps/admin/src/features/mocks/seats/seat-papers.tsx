import type { ManagedExam, ManagedRegistration, SeatPlan } from '@academy/domain/mocks';
import { buttonClassName } from '@academy/ui/button';
import { GridPaper, type GridColumn } from '@academy/ui/data-grid';
import { PrintIcon } from '@academy/ui/icon';
import { Menu } from '@academy/ui/menu';
import { PrintSheet } from '@academy/ui/print-sheet';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { LabelSheet } from '../../../shared/printing/label-sheet';
import { ListPaper } from '../../../shared/printing/list-paper';
import { pagesOf } from '../../../shared/printing/pages-of';
import { usePrinting } from '../../../shared/printing/use-printing';
import { examDayText, modeText, subjectsText } from '../mocks-format';
import { seatTexts as texts, type SeatPaper } from '../mocks-texts';
import styles from './seat-papers.module.css';

/** A student with the seat of the plan in sight. */
interface Seated {
  seat: number | null;
  student: ManagedRegistration;
}

/** 좌석표: the room on one sheet, the blackboard above. */
function SeatChart({
  plan: { rows, columns, seats },
  students,
}: {
  plan: SeatPlan;
  students: ReadonlyMap<string, ManagedRegistration>;
}) {
  const at = new Map(seats.map(({ seat, registrationId }) => [seat, students.get(registrationId)]));
  return (
    <>
      <p className={styles.front}>{texts.front}</p>
      <table className={styles.chart}>
        <tbody>
          {Array.from({ length: rows }, (_, row) => (
            <tr key={row}>
              {Array.from({ length: columns }, (__, column) => {
                const seat = row * columns + column + 1;
                const student = at.get(seat);
                return (
                  <td key={seat}>
                    <span className={styles.number}>{seat}</span>
                    <strong>{student?.name}</strong>
                    <span className={styles.small}>
                      {student &&
                        [student.grade, subjectsText(student)].filter(Boolean).join(' · ')}
                    </span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** 봉투 라벨: one for every paper, those with a seat first. */
function EnvelopeLabels({ exam, rows }: { exam: ManagedExam; rows: readonly Seated[] }) {
  return (
    <LabelSheet
      labels={rows.map(({ seat, student }) => ({
        id: student.id,
        name: student.name,
        top: (
          <>
            <strong>{seat === null ? modeText(student) : texts.seat(seat)}</strong>{' '}
            <span>{subjectsText(student) || texts.noSubject}</span>
          </>
        ),
        foot: (
          <>
            <span>{[student.grade, student.school].filter(Boolean).join(' ')}</span>{' '}
            <span>{exam.title}</span>
          </>
        ),
      }))}
    />
  );
}

const ticketTexts = texts.ticket;
/** Two beside each other and four below. */
const ON_A_PAGE = 8;

/** 수험표: eight on a sheet, to be cut. */
function ExamTickets({ exam, rows }: { exam: ManagedExam; rows: readonly Seated[] }) {
  return pagesOf(rows, ON_A_PAGE).map((page, at) => (
    <ul key={at} className={styles.tickets}>
      {page.map(({ seat, student }) => (
        <li key={student.id} className={styles.ticket}>
          <p className={styles.exam}>
            {exam.title} {texts.papers.tickets}
          </p>
          <p className={styles.who}>
            <strong>{student.name}</strong>{' '}
            {[student.school, student.grade].filter(Boolean).join(' ')}
          </p>
          <dl className={styles.ticketFacts}>
            <div>
              <dt>{ticketTexts.seat}</dt>
              <dd className={styles.big}>{seat ?? ticketTexts.none}</dd>
            </div>
            <div>
              <dt>{ticketTexts.subject}</dt>
              <dd>{subjectsText(student) || ticketTexts.none}</dd>
            </div>
            <div>
              <dt>{ticketTexts.examDay}</dt>
              <dd>{examDayText(exam)}</dd>
            </div>
            {exam.admissionTime !== null && (
              <div>
                <dt>{ticketTexts.admission}</dt>
                <dd>{ticketTexts.until(exam.admissionTime)}</dd>
              </div>
            )}
            {exam.place !== '' && (
              <div>
                <dt>{ticketTexts.place}</dt>
                <dd>{exam.place}</dd>
              </div>
            )}
          </dl>
        </li>
      ))}
    </ul>
  ));
}

interface Props {
  exam: ManagedExam;
  plan: SeatPlan;
  /** Who sits here, by registration. */
  students: ReadonlyMap<string, ManagedRegistration>;
  /** Everybody who gets a paper, here or at home. */
  standing: readonly ManagedRegistration[];
}

const c = texts.columnsOf;
const seatOf = ({ seat }: Seated) => (seat === null ? '' : String(seat));
const columns: readonly GridColumn<Seated>[] = [
  { id: 'seat', header: c.seat, width: 60, align: 'end', text: seatOf },
  { id: 'name', header: c.name, width: 100, text: ({ student }) => student.name },
  { id: 'school', header: c.school, width: 100, text: ({ student }) => student.school ?? '' },
  { id: 'grade', header: c.grade, width: 60, text: ({ student }) => student.grade ?? '' },
  { id: 'subjects', header: c.subjects, width: 120, text: ({ student }) => subjectsText(student) },
];
const idOf = ({ student }: Seated) => student.id;
const PAPERS = ['seats', 'tickets', 'roll', 'labels'] as const;

/** 인쇄: 좌석표, 수험표, 출석부, 봉투 라벨, of the plan as it stands on the screen. */
export function SeatPapers({ exam, plan, students, standing }: Props) {
  const [paper, setPaper] = useState<SeatPaper>('seats');
  const printing = usePrinting();
  const seatById = new Map<string, number>(
    plan.seats.map(({ registrationId, seat }) => [registrationId, seat]),
  );
  const seated = (one: ManagedRegistration): Seated => ({
    seat: seatById.get(one.id) ?? null,
    student: one,
  });
  const bySeat = (a: Seated, b: Seated) =>
    (a.seat ?? Number.MAX_SAFE_INTEGER) - (b.seat ?? Number.MAX_SAFE_INTEGER);
  const here = [...students.values()].map(seated).toSorted(bySeat);
  const title = `${exam.title} ${texts.papers[paper]}`;
  const facts = [examDayText(exam), exam.place, `${here.length}${texts.paperCount}`];
  const print = (next: SeatPaper) => {
    // The sheet must be the chosen one before the browser takes its picture of the page.
    flushSync(() => setPaper(next));
    window.print();
  };
  return (
    <>
      <Menu
        className={buttonClassName()}
        items={PAPERS.map((one) => ({ label: texts.papers[one], onSelect: () => print(one) }))}
      >
        <PrintIcon /> {texts.print}
      </Menu>
      {paper === 'seats' && (
        <ListPaper title={title} facts={facts} orientation="landscape">
          <SeatChart plan={plan} students={students} />
        </ListPaper>
      )}
      {paper === 'roll' && (
        <ListPaper title={title} facts={facts}>
          <GridPaper columns={columns} rows={here} rowId={idOf} signature={texts.signature} />
        </ListPaper>
      )}
      {printing && paper === 'tickets' && (
        <PrintSheet bare title={title}>
          <ExamTickets exam={exam} rows={here} />
        </PrintSheet>
      )}
      {printing && paper === 'labels' && (
        <PrintSheet bare title={title}>
          <EnvelopeLabels exam={exam} rows={standing.map(seated).toSorted(bySeat)} />
        </PrintSheet>
      )}
    </>
  );
}
