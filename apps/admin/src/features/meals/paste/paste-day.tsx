import type { PlannedMeals } from '@academy/domain/calendar';
import { formatDay } from '@academy/domain/time';
import { Dialog } from '@academy/ui/dialog';
import { InlineError } from '@academy/ui/inline-error';
import { SegmentedControl } from '@academy/ui/segmented-control';
import { useQuery } from '@tanstack/react-query';
import { MealReasonFields } from '../../../shared/meals/meal-reason-fields';
import { Answered } from '../../../shared/page/answered';
import { PasteArea } from '../../../shared/pasting/paste-area';
import { LeaveOut, stateColumn, wrongIn } from '../../../shared/pasting/pasted-problems';
import { PastedStudents } from '../../../shared/pasting/pasted-students';
import { PasteWindow } from '../../../shared/pasting/paste-window';
import { MealChoice } from '../edit/meal-choice';
import { studentsQuery } from '../same-day-queries';
import { pasteDayTexts as texts } from './paste-texts';
import { usePasteDay, type PasteDayProps } from './use-paste-day';

const doesText = (
  action: ReturnType<typeof usePasteDay>['action'],
  { skipped, changes, meals, cells }: PlannedMeals,
) => {
  if (skipped) return texts.skipped;
  if (meals.length === 0) return cells.length === 0 ? texts.pickMeal : texts.nothing;
  return changes.length > 0 ? texts.does(action, changes) : texts.already;
};

function Paste(props: PasteDayProps) {
  const { sameDay, onClose } = props;
  const form = usePasteDay(props);
  const { rows, action, pasted } = form;
  return (
    <PasteWindow
      title={texts.title(formatDay(sameDay.date))}
      onClose={onClose}
      pasted={pasted}
      action={{
        label: texts.save(action, form.changes),
        run: form.save,
        blocked: form.blocked,
        busy: form.saving,
      }}
    >
      <SegmentedControl
        block
        labelShown
        label={texts.action}
        options={form.actions.map((value) => ({ value, label: texts.actions[value] }))}
        value={action}
        onValueChange={form.setAction}
      />
      <PasteArea help={texts.help} pasted={pasted} />
      <MealChoice
        label={texts.meals}
        chosen={form.usual}
        onChange={form.setUsual}
        why={() => undefined}
        error={undefined}
      />
      {rows.length > 0 && (
        <PastedStudents
          rows={rows}
          picks={pasted.picks}
          onPick={pasted.pick}
          columns={[stateColumn<PlannedMeals>((row) => doesText(action, row))]}
        />
      )}
      <LeaveOut wrong={wrongIn(rows)} pasted={pasted} />
      {action !== 'pick-up' && (
        <MealReasonFields
          drops={action === 'cancel'}
          reason={form.reason}
          onChange={form.setReason}
          late={form.late}
          noteError={form.noteError}
        />
      )}
      <InlineError>{form.failure}</InlineError>
    </PasteWindow>
  );
}

/** 명단 붙여넣기: pasted names → who is meant → ticks, additions or cancellations. */
export function PasteDay(props: Omit<PasteDayProps, 'students'>) {
  const students = useQuery(studentsQuery());
  return students.data ? (
    <Paste {...props} students={students.data} />
  ) : (
    <Dialog
      open
      size="l"
      onClose={props.onClose}
      title={texts.title(formatDay(props.sameDay.date))}
    >
      <Answered of={students}>{() => null}</Answered>
    </Dialog>
  );
}
