import type { ManagedExam } from '@academy/domain/mocks';
import { LabelSheet } from '../../shared/printing/label-sheet';
import { modeText, subjectsText } from './registration-texts';
import { seatTexts as texts } from './seat-texts';
import type { Seated } from './seated';

/** 봉투 라벨: one for every paper, those with a seat first. */
export function EnvelopeLabels({ exam, rows }: { exam: ManagedExam; rows: readonly Seated[] }) {
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
