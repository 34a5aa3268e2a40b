import { Select } from '@academy/ui/select';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../shared/api';
import { Section, type SectionProps } from '../form/section';
import styles from '../settings-page.module.css';
import { attendanceQueryKey, type AttendanceDraft, type DraftPreset } from './attendance-model';
import { attendanceTabTexts as texts } from './attendance-texts';

/** Which penalty an unexcused lateness or absence proposes; none unless the academy wants it. */
export function ProposalSection({ form, disabledReason }: SectionProps<AttendanceDraft>) {
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
