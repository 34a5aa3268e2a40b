import { Checkbox } from '@academy/ui/checkbox';
import { NumberField } from '@academy/ui/number-field';
import { Select } from '@academy/ui/select';
import { TimeField } from '@academy/ui/time-field';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../shared/api';
import { PlainTab, Section, type SectionProps } from '../form/tab-form';
import styles from '../settings-page.module.css';
import { attendanceTabTexts as texts } from '../settings-texts';
import {
  attendanceModel,
  attendanceQueryKey,
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
    model: { labels },
  } = form;
  const { data } = useQuery({
    queryKey: [...attendanceQueryKey, 'presets'],
    queryFn: ({ signal }) => api.editedAttendanceSettings({ signal }),
    select: ({ presets }) => presets,
    staleTime: 0,
  });
  const choices = (chosen: DraftPreset) =>
    chosen && !data?.some(({ id }) => id === chosen.id) ? [chosen, ...(data ?? [])] : (data ?? []);
  return (
    <Section title={texts.proposals} help={texts.proposalsHelp}>
      <div className={styles.pair}>
        {(['latePreset', 'absentPreset'] as const).map((field) => (
          <Select
            key={field}
            label={labels[field]}
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
  <Section title={texts.periods} help={texts.periodsHelp}>
    <div className={periodStyles.grid}>
      {periodFields.map((field) => (
        <PeriodList key={field} {...section} field={field} />
      ))}
    </div>
  </Section>
);

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
      <PeriodsSection form={form} disabledReason={disabledReason} />
      <ProposalSection form={form} disabledReason={disabledReason} />
      <Section title={texts.study} help={texts.studyHelp}>
        <Checkbox
          label={labels.studyRanks}
          checked={draft.studyRanks}
          onCheckedChange={(on) => form.set('studyRanks', on)}
          disabledReason={disabledReason}
        />
      </Section>
      <GuardianLinksSection form={form} disabledReason={disabledReason} />
      <Section title={texts.guardians} help={texts.guardiansHelp}>
        <Checkbox
          label={labels.guardianRequests}
          checked={draft.guardianRequests}
          onCheckedChange={(on) => form.set('guardianRequests', on)}
          disabledReason={disabledReason}
        />
      </Section>
    </>
  );
}

/** 출결: when the day begins, the periods, lateness and proposals. */
export const AttendanceTab = () => (
  <PlainTab model={attendanceModel} Sections={AttendanceSections} />
);
