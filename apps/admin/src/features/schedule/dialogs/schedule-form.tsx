import textStyles from '@academy/ui/styles/text.module.css';
import columnStyles from '@academy/ui/styles/column.module.css';
import { formatDay, monthOf, shiftDay } from '@academy/domain/time';
import { schedulePreview } from '@academy/domain/schedule';
import { Banner } from '@academy/ui/banner';
import { Button } from '@academy/ui/button';
import { ChangeList } from '@academy/ui/change-list';
import { KeyValueList } from '@academy/ui/key-value-list';
import { useQuery } from '@tanstack/react-query';
import { changeTexts } from '../../../shared/texts/kit-texts';
import { useManager } from '../../../shared/session/use-manager';
import { draftEffects, EffectList } from '../effects';
import { queueTexts } from '../queue/queue-texts';
import { draftFacts, filled } from '../schedule-facts';
import { scheduleQueries } from '../schedule-queries';
import { FormDialog } from './form-dialog';
import { formTexts as texts } from './form-texts';
import { EffectiveFields, ScheduleFields } from './schedule-fields';
import styles from './schedule-form.module.css';
import { useScheduleForm, type ScheduleWriting } from './use-schedule-form';

interface Props extends ScheduleWriting {
  onClose: () => void;
}

/** In words what will hold, and what it would meet. */
function Preview({
  mode,
  studentId,
  form: { planned, read, from },
}: Pick<Props, 'mode' | 'studentId'> & { form: ReturnType<typeof useScheduleForm> }) {
  const { data: student } = useQuery(scheduleQueries.student(studentId));
  const { data: surroundings } = useQuery(scheduleQueries.surroundings(studentId));
  return (
    <section className={columnStyles.top12} aria-live="polite">
      <h3 className={styles.heading}>{texts.preview}</h3>
      {!planned && <p className={textStyles.help}>{texts.previewLater}</p>}
      {planned && (
        <p className={styles.sentence}>
          {schedulePreview({ ...planned, exceptions: [] }, monthOf(planned.firstDate))}
        </p>
      )}
      {planned &&
        read &&
        mode === 'edit' &&
        planned.firstDate > read.firstDate &&
        from !== null && (
          <p className={textStyles.help}>
            {texts.effective.splits(formatDay(shiftDay(planned.firstDate, -1)))}
          </p>
        )}
      {planned && student && surroundings && (
        <EffectList
          effects={draftEffects(planned, { edited: read, own: student.schedules, surroundings })}
        />
      )}
    </section>
  );
}

/**
 * Writes a schedule for a student, changes one, or approves a request with other contents; says
 * what it would meet as it is written.
 */
export function ScheduleForm({ onClose, ...writing }: Props) {
  const missing = useManager().missing('attendance.write');
  const form = useScheduleForm(writing);
  const { mode, studentId } = writing;
  const { read, movedOn } = form;
  return (
    <FormDialog
      title={texts.titles[mode]}
      submitLabel={texts.submit[mode]}
      size="l"
      dirty={form.dirty}
      busy={form.busy}
      blocked={missing ?? form.blocked}
      error={form.failure}
      onClose={onClose}
      onSubmit={form.submit}
    >
      {mode !== 'edit' && <p className={textStyles.help}>{texts.note[mode]}</p>}
      {movedOn && (
        <div className={columnStyles.top12}>
          <Banner
            kind="info"
            action={
              <Button size="dense" onClick={form.acceptMovedOn}>
                {texts.accept}
              </Button>
            }
          >
            {texts.movedOn}
          </Banner>
          <ChangeList changes={movedOn} texts={changeTexts} />
        </div>
      )}
      <div className={styles.beside}>
        <div className={columnStyles.top12}>
          <ScheduleFields
            form={form.form}
            errors={form.errors}
            withoutFirstDate={form.from !== null}
            onChange={form.change}
          />
          {mode === 'edit' && read && (
            <EffectiveFields
              schedule={read}
              today={form.today}
              from={form.from}
              error={form.dayError}
              onChange={form.setFrom}
            />
          )}
        </div>
        <div className={styles.stuck}>
          {mode === 'approve' && read && (
            <section className={columnStyles.top12}>
              <h3 className={styles.heading}>{queueTexts.original}</h3>
              <KeyValueList items={filled(draftFacts(read))} />
            </section>
          )}
          <Preview mode={mode} studentId={studentId} form={form} />
        </div>
      </div>
    </FormDialog>
  );
}
