import { NOTICE_CHANNELS, NOTICE_KINDS } from '@academy/domain/messages';
import { NumberField } from '@academy/ui/number-field';
import { Select } from '@academy/ui/select';
import { TimeField } from '@academy/ui/time-field';
import { SwitchRow } from '../form/switch-row';
import { PlainTab, Section, type SectionProps } from '../form/tab-form';
import { useChannels } from '../messages/use-channels';
import styles from '../settings-page.module.css';
import { BudgetSection } from './budget-section';
import { KindRow } from './kind-row';
import { noticeModel, type NoticeDraft } from './notice-model';
import { noticeTabTexts as texts } from './notice-tab-texts';

const PRICES = ['smsPrice', 'lmsPrice', 'alimtalkPrice'] as const;

/** The channel, and whether the operator has set it up. */
function HowSection({ form, disabledReason }: SectionProps<NoticeDraft>) {
  const channels = useChannels();
  const { channel } = form.draft;
  const chosen = channel === 'copy' ? undefined : channels?.[channel];
  const missing = channels?.sms.ready ? texts.noKakao : texts.notReady;
  return (
    <Section {...texts.sections.how}>
      <Select
        label={texts.channel}
        value={channel}
        disabledReason={disabledReason}
        reasonHidden
        onValueChange={(wanted) =>
          form.set('channel', NOTICE_CHANNELS.find((one) => one === wanted) ?? 'copy')
        }
      >
        {NOTICE_CHANNELS.map((one) => (
          <option key={one} value={one}>
            {texts.channels[one]}
          </option>
        ))}
      </Select>
      {chosen && (
        <p className={styles.help}>{chosen.ready ? texts.ready(chosen.from ?? '') : missing}</p>
      )}
    </Section>
  );
}

function WhenSection({ form, disabledReason }: SectionProps<NoticeDraft>) {
  return (
    <Section {...texts.sections.when}>
      <SwitchRow
        label={texts.quiet}
        checked={form.draft.quiet}
        onCheckedChange={(quiet) => form.set('quiet', quiet)}
        disabledReason={disabledReason}
      />
      <div className={styles.pair}>
        {(['quietFrom', 'quietTo'] as const).map((field) => (
          <TimeField
            key={field}
            label={form.model.fields[field].label}
            value={form.draft[field]}
            error={form.errors[field]}
            onValueChange={(value) => form.set(field, value)}
            pickerLabel={`${form.model.fields[field].label} ${texts.pickTime}`}
            disabledReason={disabledReason}
            reasonHidden
          />
        ))}
        <NumberField
          label={texts.perMinute}
          unit={texts.messages}
          step={10}
          value={form.draft.perMinute}
          error={form.errors.perMinute}
          onValueChange={(value) => form.set('perMinute', value)}
          disabledReason={disabledReason}
          reasonHidden
        />
      </div>
    </Section>
  );
}

function PricesSection({ form, disabledReason }: SectionProps<NoticeDraft>) {
  return (
    <Section {...texts.sections.prices}>
      <div className={styles.pair}>
        {PRICES.map((field) => (
          <NumberField
            key={field}
            label={form.model.fields[field].label}
            unit={texts.won}
            value={form.draft[field]}
            error={form.errors[field]}
            onValueChange={(value) => form.set(field, value)}
            disabledReason={disabledReason}
            reasonHidden
          />
        ))}
      </div>
    </Section>
  );
}

function NoticeSections(section: SectionProps<NoticeDraft>) {
  const channels = useChannels();
  const isPaid = section.form.draft.channel !== 'copy' || channels?.sms.ready === true;
  return (
    <>
      <HowSection {...section} />
      <Section {...texts.sections.kinds}>
        <div>
          {NOTICE_KINDS.map((kind) => (
            <KindRow key={kind} {...section} kind={kind} example={channels?.example} />
          ))}
        </div>
      </Section>
      {section.form.draft.channel !== 'copy' && <WhenSection {...section} />}
      {section.form.draft.channel !== 'copy' && <PricesSection {...section} />}
      {isPaid && <BudgetSection {...section} />}
    </>
  );
}

/** 알림: what guardians are notified of, and how. */
export const NoticesTab = () => (
  <PlainTab model={noticeModel} Sections={NoticeSections} hands="notice-words" />
);
