import { ifMatch, keptInTab } from '@academy/app-kit/forms';
import { editedLoginSettingsSchema, type LoginSettings } from '@academy/domain/login';
import { Checkbox } from '@academy/ui/checkbox';
import { api } from '../../shared/api';
import { PlainTab, Section, type SectionProps } from './form/tab-form';
import type { TabModel } from './form/use-tab-form';
import { LoginLists } from './login-lists';
import styles from './settings-page.module.css';
import { loginTabTexts as texts } from './settings-texts';

/** 로그인: what the academy asks of a student's login beside the number. */
const loginModel: TabModel<LoginSettings> = {
  queryKey: ['settings', 'login'],
  read: (signal) => api.editedLoginSettings({ ...(signal && { signal }) }),
  async write(body, version) {
    const { undo, ...saved } = await api.saveLoginSettings({ body, ...ifMatch(version) });
    return { saved, undo };
  },
  current: (body) => editedLoginSettingsSchema.safeParse(body).data,
  labels: { pin: texts.pin, approveDevices: texts.devices, sharedNumbers: texts.shared },
  check: () => ({}),
  valueText: (draft, field) => (draft[field] ? texts.on : texts.off),
  kept: keptInTab(),
  entity: 'login-settings',
};

const choices = [
  { field: 'pin', help: texts.pinHelp },
  { field: 'approveDevices', help: texts.devicesHelp },
  { field: 'sharedNumbers', help: texts.sharedHelp },
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

/** 로그인: what protects the students' logins, and what of them waits for a manager. */
export const LoginTab = () => (
  <div>
    {/* First: the student of a waiting device is at the desk. */}
    <LoginLists />
    <PlainTab model={loginModel} Sections={LoginSections} />
  </div>
);
