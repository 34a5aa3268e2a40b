import { NumberField } from '@academy/ui/number-field';
import { TimeField } from '@academy/ui/time-field';
import { PlainTab, Section, type SectionProps } from './form/tab-form';
import { scheduleModel, timeFields, type ScheduleDraft } from './schedule-model';
import styles from './settings-page.module.css';
import { scheduleTabTexts as texts } from './settings-texts';

function ScheduleSections({ form, disabledReason }: SectionProps<ScheduleDraft>) {
  const {
    draft,
    errors,
    model: { fields },
  } = form;
  return (
    <>
      <Section {...texts.sections.submit}>
        <div className={styles.pair}>
          <NumberField
            label={fields.submitDay.label}
            unit={texts.dayUnit}
            step={1}
            value={draft.submitDay}
            onValueChange={(value) => form.set('submitDay', value)}
            error={errors.submitDay}
            disabledReason={disabledReason}
            reasonHidden
          />
          {!errors.submitDay && (
            <p className={styles.example} aria-live="polite">
              {draft.submitDay === null ? texts.noDeadline : texts.example(draft.submitDay)}
            </p>
          )}
        </div>
      </Section>
      <Section {...texts.sections.mealTimes}>
        <div className={styles.pair}>
          {timeFields.map((field) => (
            <TimeField
              key={field}
              label={fields[field].label}
              value={draft[field]}
              onValueChange={(value) => form.set(field, value)}
              pickerLabel={`${fields[field].label} ${texts.pickTime}`}
              error={errors[field]}
              disabledReason={disabledReason}
              reasonHidden
            />
          ))}
        </div>
      </Section>
    </>
  );
}

/** 정기일정: the deadline for handing in, and the meal times. */
export const ScheduleTab = () => (
  <PlainTab model={scheduleModel} Sections={ScheduleSections} hands="schedule" />
);
