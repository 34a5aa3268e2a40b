import { guardianLinkEndpoints } from '@academy/domain/guardians';
import type { StudentId } from '@academy/domain/ids';
import {
  defaultNoticeSettings,
  messageEndpoints,
  NOTICE_KINDS,
  type NoticeKind,
} from '@academy/domain/messages';
import { seoulDay } from '@academy/domain/time';
import { readGuardianIds } from '../data/some-guardian';
import type { TestApp } from '../test-app';

/** Every kind is on, with the words that an academy starts from. */
export const allNoticesOn = {
  ...defaultNoticeSettings,
  ...Object.fromEntries(
    NOTICE_KINDS.map((kind) => [kind, { ...defaultNoticeSettings[kind], on: true }]),
  ),
};

/** Saves which notices guardians get, over what was saved before. */
export async function saveNotices(server: TestApp, token: string, body: object = allNoticesOn) {
  const { headers } = await server.callEndpoint(messageEndpoints.noticeSettings, {}, { token });
  return server.callEndpoint(
    messageEndpoints.saveNoticeSettings,
    {},
    { token, body, headers: { 'if-match': headers.get('etag') ?? '' } },
  );
}

/** The guardians of these students agree today to get notices. */
export async function agreeToNotices(
  server: TestApp,
  token: string,
  studentIds: StudentId[],
  overrides: { agreedOn?: string | null; declined?: NoticeKind[] } = {},
) {
  const guardianIds = await readGuardianIds(server.database.db, studentIds);
  return server.callEndpoint(
    guardianLinkEndpoints.saveGuardianConsents,
    {},
    {
      token,
      body: { guardianIds, agreedOn: seoulDay(server.clock.now()), ...overrides },
    },
  );
}
