import { NumberField } from '@academy/ui/number-field';
import { Select } from '@academy/ui/select';
import { TimeField } from '@academy/ui/time-field';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../shared/api';
import { Switches } from '../form/switch-row';
import { useManager } from '../../../shared/session/use-manager';
import { PlainTab, Section, type SectionProps } from '../form/tab-form';
import styles from '../settings-page.module.css';
import { attendanceTabTexts as texts } from '../settings-texts';
import {
  attendanceModel,
  periodFields,
  type AttendanceDraft,
  type DraftPreset,
} from './attendance-model';
import { GuardianLinksSection } from './guardian-links-section';
import { PeriodList } from './period-list';
import periodStyles from './period-list.module.css';

/** Which penalty an unexcused lateness or absence proposes; none unless the academy wants it. */
function ProposalSection({ form, disabledReason }: SectionProps<AttendanceDraft>) {
  const {
    draft,
    model: { fields },
  } = form;
  const { data } = useQuery({
    queryKey: [...attendanceModel.queryKey, 'presets'],
    queryFn: ({ signal }) => api.editedAttendanceSettings({ signal }),
    select: ({ presets }) => presets,
    staleTime: 0,
  });
  const choices = (chosen: DraftPreset) =>
    chosen && !data?.some(({ id }) => id === chosen.id) ? [chosen, ...(data ?? [])] : (data ?? []);
  return (
    <Section {...texts.sections.proposals}>
      <div className={styles.pair}>
        {(['latePreset', 'absentPreset'] as const).map((field) => (
          <Select
            key={field}
            label={fields[field].label}
            value={draft[field]?.id ?? ''}
            disabledReason={disabledReason}
            reasonHidden
            onValueChange={(wanted) =>
              form.set(field, choices(draft[field]).find(({ id }) => id === wanted) ?? null)
            }
          >
            <option value="">{texts.off}</option>
            {choices(draft[field]).map(({ id, name, points }) => (
              <option key={id} value={id}>
                {texts.preset(name, points)}
              </option>
            ))}
          </Select>
        ))}
      </div>
      {data?.length === 0 && <p className={styles.help}>{texts.noPresets}</p>}
    </Section>
  );
}

/** The periods of a weekday, Saturday and Sunday. */
export const PeriodsSection = (section: SectionProps<AttendanceDraft>) => (
  <Section {...texts.sections.periods}>
    <div className={periodStyles.grid}>
      {periodFields.map((field) => (
        <PeriodList key={field} {...section} field={field} />
      ))}
    </div>
  </Section>
);

/** What is shown of attendance elsewhere, while the academy uses what shows it. */
const SHOWN = [
  ['studyRanks', 'study-time'],
  ['guardianRequests', 'guardians'],
] as const;

function AttendanceSections({ form, disabledReason }: SectionProps<AttendanceDraft>) {
  const { uses } = useManager();
  const shown = SHOWN.flatMap(([field, feature]) => (uses(feature) ? [field] : []));
  const {
    draft,
    errors,
    model: { fields },
  } = form;
  return (
    <>
      <Section {...texts.sections.day}>
        <div className={styles.pair}>
          <TimeField
            label={fields.dayStartsAt.label}
            value={draft.dayStartsAt}
            onValueChange={(value) => form.set('dayStartsAt', value)}
            pickerLabel={`${fields.dayStartsAt.label} ${texts.pickTime}`}
            error={errors.dayStartsAt}
            disabledReason={disabledReason}
            reasonHidden
          />
          <NumberField
            label={fields.lateGraceMinutes.label}
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
      <PeriodsSection form={form} disabledReason={disabledReason} />
      {uses('points') && <ProposalSection form={form} disabledReason={disabledReason} />}
      {shown.length > 0 && (
        <Section {...texts.sections.shown}>
          <Switches form={form} disabledReason={disabledReason} fields={shown} />
        </Section>
      )}
      {uses('guardians') && <GuardianLinksSection form={form} disabledReason={disabledReason} />}
    </>
  );
}

/** 출결: when the day begins, the periods, lateness and proposals. */
export const AttendanceTab = () => (
  <PlainTab model={attendanceModel} Sections={AttendanceSections} hands="attendance" />
);
