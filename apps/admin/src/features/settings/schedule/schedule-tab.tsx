import { NumberField } from '@academy/ui/number-field';
import { TimeField } from '@academy/ui/time-field';
import { Section, type SectionProps } from '../form/section';
import type { Saved } from '../form/tab-model';
import { TabFormView } from '../form/tab-form';
import { TabLoader } from '../form/tab-loader';
import { useTabForm } from '../form/use-tab-form';
import styles from '../settings-page.module.css';
import { scheduleModel, timeFields, type ScheduleDraft } from './schedule-model';
import { scheduleTabTexts as texts } from './schedule-texts';

function ScheduleSections({ form, disabledReason }: SectionProps<ScheduleDraft>) {
  const {
    draft,
    errors,
    model: { labels },
  } = form;
  return (
    <>
      <Section title={texts.submit} help={texts.submitHelp}>
        <div className={styles.pair}>
          <NumberField
            label={labels.submitDay}
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
      <Section title={texts.mealTimes} help={texts.mealTimesHelp}>
        <div className={styles.pair}>
          {timeFields.map((field) => (
            <TimeField
              key={field}
              label={labels[field]}
              value={draft[field]}
              onValueChange={(value) => form.set(field, value)}
              pickerLabel={`${labels[field]} ${texts.pickTime}`}
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

function ScheduleForm({ loaded }: { loaded: Saved<ScheduleDraft> }) {
  return <TabFormView form={useTabForm(scheduleModel, loaded)} Sections={ScheduleSections} />;
}

/** 정기일정: the deadline for handing in, and the meal times. */
export const ScheduleTab = () => <TabLoader model={scheduleModel} Form={ScheduleForm} />;
