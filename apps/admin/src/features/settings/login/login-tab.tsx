import { Checkbox } from '@academy/ui/checkbox';
import type { LoginSettings } from '@academy/domain/login';
import { Section, type SectionProps } from '../form/section';
import type { Saved } from '../form/tab-model';
import { TabFormView } from '../form/tab-form';
import { TabLoader } from '../form/tab-loader';
import { useTabForm } from '../form/use-tab-form';
import styles from '../settings-page.module.css';
import { LoginLists } from './login-lists';
import { loginModel } from './login-model';
import { loginTabTexts as texts } from './login-texts';

const choices = [
  { field: 'pin', help: texts.pinHelp },
  { field: 'approveDevices', help: texts.devicesHelp },
] as const;

const LoginSections = ({ form, disabledReason }: SectionProps<LoginSettings>) => (
  <Section title={texts.title} help={texts.help}>
    {choices.map(({ field, help }) => (
      <div key={field}>
        <Checkbox
          label={form.model.labels[field]}
          checked={form.draft[field]}
          onCheckedChange={(on) => form.set(field, on)}
          disabledReason={disabledReason}
        />
        <p className={styles.help}>{help}</p>
      </div>
    ))}
    <p className={styles.help}>{texts.limits}</p>
  </Section>
);

function LoginForm({ loaded }: { loaded: Saved<LoginSettings> }) {
  return <TabFormView form={useTabForm(loginModel, loaded)} Sections={LoginSections} />;
}

/** 로그인: what protects the students' logins, and what of them waits for a manager. */
export const LoginTab = () => (
  <div>
    {/* First: the student of a waiting device stands at the desk. */}
    <LoginLists />
    <TabLoader model={loginModel} Form={LoginForm} />
  </div>
);
