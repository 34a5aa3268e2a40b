import { defaultLoginSettings } from '@academy/domain/login';
import { defaultLunchSettings } from '@academy/domain/meals';
import { expect, test } from 'vitest';
import { loginSetting, lunchSetting } from './kept-settings';

test('what was added since settings were saved is as it is at first, the rest as it was saved', () => {
  expect(loginSetting.parse({ pin: true })).toEqual({ ...defaultLoginSettings, pin: true });
});

test('prices saved before an academy could leave them open are set', () => {
  const { pricesSet: _later, ...saved } = { ...defaultLunchSettings, lunchPrice: 6500 };
  expect(lunchSetting.parse(saved)).toMatchObject({ lunchPrice: 6500, pricesSet: true });
  expect(lunchSetting.parse(defaultLunchSettings).pricesSet).toBe(defaultLunchSettings.pricesSet);
});
