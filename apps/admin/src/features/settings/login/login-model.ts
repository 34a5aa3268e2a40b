import { ifMatch, keptInTab } from '@academy/app-kit/forms';
import { editedLoginSettingsSchema, type LoginSettings } from '@academy/domain/login';
import { api } from '../../../shared/api';
import type { TabModel } from '../form/tab-model';
import { loginTabTexts as texts } from './login-texts';

/** 로그인: what the academy asks of a student's login beside the number. */
export const loginModel: TabModel<LoginSettings> = {
  queryKey: ['settings', 'login'],
  read: (signal) => api.editedLoginSettings({ ...(signal && { signal }) }),
  write: (body, version) => api.saveLoginSettings({ body, ...ifMatch(version) }),
  current: (body) => editedLoginSettingsSchema.safeParse(body).data,
  labels: { pin: texts.pin, approveDevices: texts.devices },
  check: () => ({}),
  valueText: (draft, field) => (draft[field] ? texts.on : texts.off),
  kept: keptInTab(),
  entity: 'login-settings',
};
