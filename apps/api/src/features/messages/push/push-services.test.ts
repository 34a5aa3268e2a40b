import { expect, test } from 'vitest';
import { isPushService } from './push-services';

test.each([
  ['https://fcm.googleapis.com/fcm/send/one', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/one', true],
  ['https://web.push.apple.com/one', true],
  ['https://wns2-pn1p.notify.windows.com/w/?token=one', true],
  ['https://push.example.com/one', true],
  ['http://fcm.googleapis.com/fcm/send/one', false],
  ['https://fcm.googleapis.com.example.com/one', false],
  ['https://evilpush.apple.com.example.com/one', false],
  ['https://notpush.apple.com/one', false],
  ['https://user@fcm.googleapis.com/one', false],
  ['https://user@push.example.com/one', false],
  ['https://fcm.googleapis.com:8443/one', false],
  ['http://push.example.com/one', false],
  ['http://169.254.169.254/latest', false],
  ['nonsense', false],
])('%s: %s', (endpoint, is) => {
  expect(isPushService(endpoint, ['https://push.example.com'])).toBe(is);
});
