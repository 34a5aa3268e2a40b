import { fill } from '../text/fill';

/** The refusals of the API that belong to no feature. `{}` marks a variable. */
export const httpRefusalTexts = {
  'rate-limited': '{wait} 뒤에 다시 시도해 주세요.',
  unauthorized: '로그인이 필요해요. 다시 로그인해 주세요.',
  'session-expired': '로그인이 만료됐어요. 다시 로그인해 주세요.',
  forbidden: '이 작업을 할 권한이 없어요.',
  'not-found': '요청한 내용을 찾을 수 없어요.',
  'method-not-allowed': '지원하지 않는 요청이에요.',
  'malformed-body': '요청을 읽을 수 없어요. 새로고침한 뒤 다시 시도해 주세요.',
  'validation-failed': '입력한 내용을 확인하세요. ({fields})',
  'nothing-saved': '마감되었거나 신청할 수 없는 날이라 저장하지 못했어요.',
  'settings-stale': '다른 관리자가 먼저 바꿨습니다. 바뀐 내용을 확인하고 다시 저장하세요.',
  stale: '다른 기기에서 먼저 바꿨어요. 바뀐 내용을 확인하고 다시 저장해 주세요.',
  'precondition-missing': '설정을 다시 불러온 뒤 저장하세요.',
  busy: '지금은 이용이 많아요. 잠시 후 다시 시도해 주세요.',
  maintenance: '지금은 조회만 할 수 있어요.',
  'disk-full': '서버의 저장 공간이 부족해서 지금은 저장할 수 없어요. 관리자에게 알려 주세요.',
  'data-damaged': '서버에 저장된 자료를 읽지 못했어요. 관리자에게 알려 주세요.',
  'internal-error': '서버에 문제가 생겼어요. 잠시 후 다시 시도해 주세요.',
  'request-in-progress': '앞서 보낸 요청을 처리하고 있어요. 잠시 후 다시 확인해 주세요.',
  'idempotency-missing': '같은 일을 두 번 하지 않도록 요청마다 열쇠가 있어야 해요.',
  'idempotency-mismatch': '같은 요청으로 다른 내용을 보냈어요. 새로고침한 뒤 다시 시도해 주세요.',
  'unsupported-media': '지원하지 않는 형식이에요.',
  'payload-too-large': '보낸 내용이 너무 커요. 나누어 다시 시도해 주세요.',
  'academy-unknown': '이 주소를 쓰는 학원이 없어요. 주소를 다시 확인해 주세요.',
  'academy-suspended': '지금은 이용할 수 없는 학원이에요. 학원에 문의해 주세요.',
} as const;

/**
 * The same refusals for managers, where the wording above is the students': who is asked, by which
 * call, decides, not who refuses.
 */
export const managersHttpTexts = {
  unauthorized: '로그인이 필요합니다. 다시 로그인하세요.',
  'session-expired': '로그인이 만료되었습니다. 다시 로그인하세요.',
  forbidden: '이 작업을 할 권한이 없습니다.',
  'not-found': '요청한 내용을 찾을 수 없습니다.',
  'method-not-allowed': '지원하지 않는 요청입니다.',
  'malformed-body': '요청을 읽을 수 없습니다. 새로고침한 뒤 다시 시도하세요.',
  'nothing-saved': '마감되었거나 신청할 수 없는 날이라 저장하지 못했습니다.',
  stale: '다른 기기에서 먼저 바꿨습니다. 바뀐 내용을 확인하고 다시 저장하세요.',
  busy: '지금은 이용이 많습니다. 잠시 후 다시 시도하세요.',
  maintenance: '지금은 조회만 할 수 있습니다.',
  'disk-full':
    '서버의 저장 공간이 부족해서 지금은 저장할 수 없습니다. 시스템 관리자에게 알려 주세요.',
  'data-damaged': '서버에 저장된 자료를 읽지 못했습니다. 시스템 관리자에게 알려 주세요.',
  'internal-error': '서버에 문제가 생겼습니다. 잠시 후 다시 시도하세요.',
  'request-in-progress': '앞서 보낸 요청을 처리하고 있습니다. 잠시 후 다시 확인하세요.',
  'idempotency-missing': '같은 일을 두 번 하지 않도록 요청마다 열쇠가 있어야 합니다.',
  'idempotency-mismatch': '같은 요청으로 다른 내용을 보냈습니다. 새로고침한 뒤 다시 시도하세요.',
  'unsupported-media': '지원하지 않는 형식입니다.',
  'payload-too-large': '보낸 내용이 너무 큽니다. 나누어 다시 시도하세요.',
  'academy-unknown': '이 주소를 쓰는 학원이 없습니다. 주소를 다시 확인하세요.',
  'academy-suspended': '지금은 이용할 수 없는 학원입니다. 시스템 관리자에게 문의하세요.',
} as const satisfies Partial<Record<keyof typeof httpRefusalTexts, string>>;

/** How long to wait: `50초`; from a minute on in minutes rounded up, `12분`. */
export const waitText = (seconds: number): string =>
  seconds < 60 ? `${seconds}초` : `${Math.ceil(seconds / 60)}분`;

/**
 * `rate-limited` as a login screen counts it down: apart from `refusalText`, so that a login
 * carries no other feature's texts.
 */
export const tryAgainText = (seconds: number): string =>
  fill(httpRefusalTexts['rate-limited'], { wait: waitText(seconds) });
