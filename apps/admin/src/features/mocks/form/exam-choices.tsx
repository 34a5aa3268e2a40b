import textStyles from '@academy/ui/styles/text.module.css';
import type { LunchSettings } from '@academy/domain/meals';
import { subjectOptions } from '@academy/domain/mocks';
import { Button } from '@academy/ui/button';
import { InlineError } from '@academy/ui/inline-error';
import { NumberField } from '@academy/ui/number-field';
import { SegmentedControl } from '@academy/ui/segmented-control';
import { Switch } from '@academy/ui/switch';
import { TextArea } from '@academy/ui/text-area';
import { TextField } from '@academy/ui/text-field';
import { GroupFields } from './group-fields';
import { DayOf, Section, type ExamFieldsProps } from './exam-fields';
import { TargetFields } from '../../../shared/targets/target-fields';
import type { TargetChoices } from '../../../shared/targets/use-target-choices';
import { examFormTexts as texts } from './exam-form-texts';
import styles from './exam-form.module.css';

const f = texts.fields;
const EMPTY_ACCOUNT = { bankName: '', accountNumber: '', accountHolder: '' };

export const accountText = ({
  bankName,
  accountNumber,
  accountHolder,
}: Pick<LunchSettings, 'bankName' | 'accountNumber' | 'accountHolder'>) =>
  [bankName, accountNumber, accountHolder].filter(Boolean).join(' ') || texts.noAccount;

/** 응시료와 입금: how much, until when, and into which account. */
export function MoneySection({
  settings,
  ...props
}: ExamFieldsProps & { settings: LunchSettings | undefined }) {
  const { draft, errors, disabledReason, onChange } = props;
  const { account } = draft;
  const line = (field: keyof typeof EMPTY_ACCOUNT) =>
    account && (
      <TextField
        label={texts[field]}
        value={account[field]}
        maxLength={40}
        disabledReason={disabledReason}
        reasonHidden
        autoComplete="off"
        onValueChange={(value) => onChange({ account: { ...account, [field]: value } })}
      />
    );
  return (
    <Section title={texts.sections.money}>
      <NumberField
        id="exam-fee"
        label={f.fee}
        hint={texts.feeHint}
        unit={texts.won}
        step={1000}
        value={draft.fee}
        error={errors.fee}
        disabledReason={disabledReason}
        reasonHidden
        onValueChange={(fee) => onChange({ fee: fee ?? 0 })}
      />
      {(draft.fee > 0 || draft.subjectGroups?.some(({ fee }) => fee > 0) === true) && (
        <>
          <DayOf {...props} field="depositDeadline" hint={texts.depositHint} optional />
          <div className={styles.wide}>
            <Switch
              label={texts.ownAccount}
              checked={account !== null}
              disabledReason={disabledReason}
              onCheckedChange={(own) => onChange({ account: own ? EMPTY_ACCOUNT : null })}
            />
            {account === null && settings && (
              <p className={textStyles.help}>{texts.academyAccount(accountText(settings))}</p>
            )}
            <InlineError>{errors.account}</InlineError>
          </div>
          {account && (
            <div className={styles.times}>
              {line('bankName')}
              {line('accountNumber')}
              {line('accountHolder')}
            </div>
          )}
        </>
      )}
    </Section>
  );
}

/** 대상: who fits the grades, the classes and the list. */
export const StudentsSection = ({
  offered,
  ...fields
}: ExamFieldsProps & { offered: TargetChoices }) => (
  <Section title={texts.sections.students}>
    <TargetFields {...fields} offered={offered} />
  </Section>
);

/** 선택과목: whether one is chosen, from which list, or several from groups. */
export function SubjectsSection({
  academySubjects,
  ...props
}: ExamFieldsProps & { academySubjects: readonly string[] }) {
  const { draft, errors, disabledReason, onChange } = props;
  const { subjectOptions: own, subjectGroups: groups } = draft;
  return (
    <Section title={texts.sections.subjects}>
      <Switch
        className={styles.full}
        label={f.askSubjectOption}
        checked={draft.askSubjectOption}
        disabledReason={disabledReason}
        onCheckedChange={(askSubjectOption) => onChange({ askSubjectOption })}
      />
      {draft.askSubjectOption && (
        <div className={styles.wide}>
          <SegmentedControl
            label={f.subjectOptions}
            value={groups ? 'groups' : own === null ? 'academy' : 'own'}
            onValueChange={(value) =>
              onChange({
                subjectGroups: value === 'groups' ? [] : null,
                subjectOptions: value === 'own' ? [...academySubjects] : null,
              })
            }
            options={[
              {
                value: 'academy',
                label: texts.academySubjects,
                ...(disabledReason && { disabledReason }),
              },
              { value: 'own', label: texts.ownSubjects, ...(disabledReason && { disabledReason }) },
              {
                value: 'groups',
                label: texts.groupsOfSubjects,
                ...(disabledReason && { disabledReason }),
              },
            ]}
          />
          {own === null && groups === null && (
            <p className={textStyles.help}>{academySubjects.join(', ') || texts.noSubjects}</p>
          )}
        </div>
      )}
      {draft.askSubjectOption && groups && <GroupFields {...props} />}
      {draft.askSubjectOption && own && groups === null && (
        <div className={styles.wide}>
          <TextArea
            id="exam-subjectOptions"
            label={f.subjectOptions}
            hint={texts.ownSubjectsHint}
            rows={6}
            value={own.join('\n')}
            error={errors.subjectOptions}
            disabledReason={disabledReason}
            reasonHidden
            onValueChange={(text) => onChange({ subjectOptions: text.split('\n') })}
            onBlur={() => onChange({ subjectOptions: subjectOptions(own.join('\n')) })}
          />
          <Button
            size="dense"
            disabledReason={
              disabledReason ?? (academySubjects.length === 0 ? texts.noSubjects : undefined)
            }
            onClick={() => onChange({ subjectOptions: [...academySubjects] })}
          >
            {texts.takeSubjects}
          </Button>
        </div>
      )}
    </Section>
  );
}
