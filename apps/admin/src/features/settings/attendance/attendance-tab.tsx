import { NumberField } from '@academy/ui/number-field';
import { TimeField } from '@academy/ui/time-field';
import { Section, type SectionProps } from '../form/section';
import type { Saved } from '../form/tab-model';
import { TabFormView } from '../form/tab-form';
import { TabLoader } from '../form/tab-loader';
import { useTabForm } from '../form/use-tab-form';
import styles from '../settings-page.module.css';
import { attendanceModel, periodFields, type AttendanceDraft } from './attendance-model';
import { attendanceTabTexts as texts } from './attendance-texts';
import { PeriodList } from './period-list';
import periodStyles from './period-list.module.css';
import { ProposalSection } from './proposal-section';

function AttendanceSections({ form, disabledReason }: SectionProps<AttendanceDraft>) {
  const {
    draft,
    errors,
    model: { labels },
  } = form;
  return (
    <>
      <Section title={texts.day} help={texts.dayHelp}>
        <div className={styles.pair}>
          <TimeField
            label={labels.dayStartsAt}
            value={draft.dayStartsAt}
            onValueChange={(value) => form.set('dayStartsAt', value)}
            pickerLabel={`${labels.dayStartsAt} ${texts.pickTime}`}
            error={errors.dayStartsAt}
            disabledReason={disabledReason}
            reasonHidden
          />
          <NumberField
            label={labels.lateGraceMinutes}
            unit={texts.minuteUnit}
            step={1}
            value={draft.lateGraceMinutes}
            onValueChange={(value) => form.set('lateGraceMinutes', value)}
            error={errors.lateGraceMinutes}
            disabledReason={disabledReason}
            reasonHidden
          />
        </div>
      </Section>
      <Section title={texts.periods} help={texts.periodsHelp}>
        <div className={periodStyles.grid}>
          {periodFields.map((field) => (
            <PeriodList key={field} form={form} disabledReason={disabledReason} field={field} />
          ))}
        </div>
      </Section>
      <ProposalSection form={form} disabledReason={disabledReason} />
    </>
  );
}

function AttendanceForm({ loaded }: { loaded: Saved<AttendanceDraft> }) {
  return <TabFormView form={useTabForm(attendanceModel, loaded)} Sections={AttendanceSections} />;
}

/** 출결: when the day begins, the periods, lateness and proposals. */
export const AttendanceTab = () => <TabLoader model={attendanceModel} Form={AttendanceForm} />;
