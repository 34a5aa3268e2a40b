import {
  placeOf,
  roomsOf,
  type ExamRoom,
  type ManagedExam,
  type ManagedRegistration,
  type SeatPlan,
} from '@academy/domain/mocks';
import { buttonClassName } from '@academy/ui/button';
import { GridPaper, type GridColumn } from '@academy/ui/data-grid';
import { PrintIcon } from '@academy/ui/icon';
import { Menu } from '@academy/ui/menu';
import { PrintSheet } from '@academy/ui/print-sheet';
import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { ListPaper } from '../../../shared/printing/list-paper';
import { usePrinting } from '../../../shared/printing/use-printing';
import { examDayText, subjectsText } from '../mocks-format';
import { seatTexts as texts, type SeatPaper } from './seat-texts';
import { EnvelopeLabels, ExamTickets, type Seated } from './cut-papers';
import styles from './seat-papers.module.css';

/** 좌석표: a room on one sheet, the blackboard above. */
function SeatChart({ room: { rows, columns }, here }: { room: ExamRoom; here: readonly Seated[] }) {
  const at = new Map(here.map(({ seat, student }) => [seat, student]));
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

interface SheetProps {
  room: ExamRoom;
  here: readonly Seated[];
  children: ReactNode;
}

/** A room on a sheet of its own, with its name where there are several. */
const RoomSheet = ({ room, here, children }: SheetProps) => (
  <section className={styles.roomSheet}>
    {room.name !== '' && (
      <h3 className={styles.roomName}>{`${room.name} · ${here.length}${texts.paperCount}`}</h3>
    )}
    {children}
  </section>
);

interface Props {
  exam: ManagedExam;
  plan: SeatPlan;
  /** Who sits here, by registration. */
  students: ReadonlyMap<string, ManagedRegistration>;
  /** All students who get a paper, here or at home. */
  registered: readonly ManagedRegistration[];
}

const c = texts.columnsOf;
const columns: readonly GridColumn<Seated>[] = [
  { id: 'seat', header: c.seat, width: 60, align: 'end', text: ({ seat }) => String(seat ?? '') },
  { id: 'name', header: c.name, width: 100, text: ({ student }) => student.name },
  { id: 'school', header: c.school, width: 100, text: ({ student }) => student.school ?? '' },
  { id: 'grade', header: c.grade, width: 60, text: ({ student }) => student.grade ?? '' },
  { id: 'subjects', header: c.subjects, width: 120, text: ({ student }) => subjectsText(student) },
];
const idOf = ({ student }: Seated) => student.id;
const PAPERS = ['seats', 'tickets', 'roll', 'labels'] as const;

/** 인쇄: 좌석표, 수험표, 출석부, 봉투 라벨, of the plan as it is on the screen. */
export function SeatPapers({ exam, plan, students, registered }: Props) {
  const [paper, setPaper] = useState<SeatPaper>('seats');
  const printing = usePrinting();
  const rooms = roomsOf(plan);
  const seatById = new Map<string, number>(
    plan.seats.map(({ registrationId, seat }) => [registrationId, seat]),
  );
  const orderOf = (one: ManagedRegistration) => seatById.get(one.id) ?? Number.MAX_SAFE_INTEGER;
  const inOrder = (all: Iterable<ManagedRegistration>) =>
    [...all]
      .toSorted((a, b) => orderOf(a) - orderOf(b))
      .map((student): Seated & { at: number } => {
        const place = placeOf(rooms, seatById.get(student.id) ?? 0);
        const room = place?.room.name ?? '';
        return { student, at: place?.at ?? -1, room: room || null, seat: place?.number ?? null };
      });
  const here = inOrder(students.values());
  const title = `${exam.title} ${texts.papers[paper]}`;
  const facts = [examDayText(exam), exam.place, `${here.length}${texts.paperCount}`];
  /** A sheet for each room; who has no seat yet is on the last. */
  const sheets = rooms.map((room, at) => {
    const isLast = at === rooms.length - 1;
    return { room, here: here.filter((one) => one.at === at || (isLast && one.at === -1)) };
  });
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
          {sheets.map((sheet, at) => (
            <RoomSheet key={at} {...sheet}>
              <SeatChart {...sheet} />
            </RoomSheet>
          ))}
        </ListPaper>
      )}
      {paper === 'roll' && (
        <ListPaper title={title} facts={facts}>
          {sheets.map((sheet, at) => (
            <RoomSheet key={at} {...sheet}>
              <GridPaper
                columns={columns}
                rows={sheet.here}
                rowId={idOf}
                signature={texts.signature}
              />
            </RoomSheet>
          ))}
        </ListPaper>
      )}
      {printing && paper === 'tickets' && (
        <PrintSheet bare title={title}>
          <ExamTickets exam={exam} rows={here} />
        </PrintSheet>
      )}
      {printing && paper === 'labels' && (
        <PrintSheet bare title={title}>
          <EnvelopeLabels exam={exam} rows={inOrder(registered)} />
        </PrintSheet>
      )}
    </>
  );
}
