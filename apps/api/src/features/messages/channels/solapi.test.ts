import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTextService } from '../../../testing/servers/text-service';
import type { Outgoing } from './channel';
import { openChannels } from './open-channels';
import { solapiAuthorization } from './solapi';

let service: Awaited<ReturnType<typeof startTextService>>;
beforeAll(async () => void (service = await startTextService()));
afterAll(() => service.close());
beforeEach(() => {
  service.accept();
  service.taken.length = 0;
});

const message: Outgoing = {
  uid: '5f0c7a2e-0000-4000-8000-000000000001',
  kind: 'arrived',
  recipient: '01077778888',
  subject: '',
  text: '[하늘학원] 김하늘 학생이 14:00에 등원했습니다.',
  template: null,
  createdAt: new Date('2026-11-24T05:00:00Z'),
  giveUpAt: new Date('2026-11-24T07:00:00Z'),
  tries: 1,
};
const send = (by: 'sms' | 'alimtalk', other: Partial<Outgoing> = {}) =>
  openChannels(service.env)[by]?.send({ ...message, ...other });

/** HMAC-SHA256 of date and salt, in hex, computed by another program. */
test('signed as the service documents it', () => {
  expect(
    solapiAuthorization(
      { apiKey: 'NCSAYU7YDBXYORXC', apiSecret: 'key' },
      '2019-07-01T00:41:48Z',
      'jqsba2jxjnrjor',
    ),
  ).toBe(
    'HMAC-SHA256 apiKey=NCSAYU7YDBXYORXC, date=2019-07-01T00:41:48Z, salt=jqsba2jxjnrjor, signature=5b4840b2ae1239a836b49b655e96a8bfa4877c710738623443d1ff0a237de3b5',
  );
});

test('문자 carries what it says, and our uid', async () => {
  expect(await send('sms')).toEqual({ providerId: 'M4V2026112419000000' });
  expect(service.taken).toMatchObject([
    {
      to: '01077778888',
      from: '0212345678',
      text: message.text,
      customFields: { uid: message.uid },
    },
  ]);
  expect(service.taken[0]?.kakaoOptions).toBeUndefined();
});

test('알림톡 names its template, and goes out as 문자 where it does not arrive', async () => {
  const variables = { '#{이름}': '김하늘' };
  await send('alimtalk', { template: { id: 'KA01TP0001', variables } });
  expect(service.taken[0]).toMatchObject({
    text: message.text,
    kakaoOptions: {
      pfId: service.env.SOLAPI_PF_ID,
      templateId: 'KA01TP0001',
      variables,
      disableSms: false,
    },
  });
});

describe('an answer that was lost', () => {
  test('is asked for before anything is sent a second time', async () => {
    service.loseAnswers();
    await expect(send('sms')).rejects.toMatchObject({ failure: 'unreachable' });
    service.accept();
    expect(await send('sms', { tries: 2 })).toEqual({ providerId: 'M4V2026112419000000' });
    expect(service.taken).toHaveLength(1);
  });
  test('of a message that was never taken: it goes out', async () => {
    await send('sms', { uid: 'another' });
    await send('sms', { tries: 2 });
    expect(service.taken).toHaveLength(2);
  });
});

describe('a message that is refused', () => {
  test.each([
    [402, { errorCode: 'NotEnoughBalance' }, 'no-balance'],
    [403, { errorCode: 'InvalidApiKey' }, 'login-refused'],
    [400, { errorCode: 'ValidationError' }, 'refused'],
    [429, {}, 'unreachable'],
    [500, 'not even JSON', 'unreachable'],
    [200, {}, 'unreachable'],
    [
      200,
      { failedMessageList: [{ statusCode: '3107' }], groupInfo: { groupId: 'G1' } },
      'recipient-refused',
    ],
  ])('%i %j: %s', async (status, body, failure) => {
    service.refuse(status, body);
    await expect(send('sms')).rejects.toMatchObject({ failure });
  });
  test('with another secret; and where nobody answers', async () => {
    const other = openChannels({ ...service.env, SOLAPI_API_SECRET: 'other' }).sms;
    await expect(other?.send(message)).rejects.toMatchObject({ failure: 'login-refused' });
    const nobody = openChannels({ ...service.env, SOLAPI_URL: 'http://127.0.0.1:9' }).sms;
    await expect(nobody?.send(message)).rejects.toMatchObject({ failure: 'unreachable' });
  });
});

test('without an account there is neither, without a channel at Kakao no 알림톡', () => {
  expect(Object.keys(openChannels({}))).toEqual([]);
  expect(Object.keys(openChannels({ ...service.env, SOLAPI_PF_ID: undefined }))).toEqual(['sms']);
});
