import type { Noted } from './noted';

const student = {
  name: '김하늘',
  phone: '01012345678',
  seat: 'A-01',
  status: 'ENROLLED',
  memo: '',
  depositorNames: [],
  cashReceiptNumber: '',
  startDate: null,
};
const account = { name: '김보라', role: 'MANAGER', areas: ['meals'], status: 'ACTIVE' };

export const ofPeople = {
  'begin-read-only': [
    { actorKind: 'system', before: { reason: '' }, after: { reason: '서버 이전' } },
    '조회만 할 수 있게 전환했습니다 · 사유: 서버 이전',
  ],
  'end-read-only': [{ actorKind: 'system' }, '다시 변경할 수 있게 전환했습니다.'],
  'create-admin': [
    { actorKind: 'system', subject: '한원장', after: { ...account, role: 'ADMIN' } },
    '한원장 최고관리자 계정을 만들었습니다.',
  ],
  login: [{}, '로그인했습니다.'],
  'revoke-reused-refresh-token': [
    { actorKind: 'system' },
    '다시 쓰인 옛 로그인 정보를 막고 모든 기기에서 로그아웃시켰습니다.',
  ],
  signup: [{ subject: '김보라', after: { username: 'bora', ...account } }, '가입을 신청했습니다.'],
  'approve-account': [
    { subject: '김보라', before: { ...account, status: 'PENDING' }, after: account },
    '김보라 계정의 가입을 승인했습니다.',
  ],
  'reject-account': [
    { subject: '김보라', before: { name: '김보라', username: 'bora', status: 'PENDING' } },
    '김보라 계정의 가입을 거절했습니다.',
  ],
  'edit-account': [
    {
      subject: '김보라',
      before: account,
      after: { ...account, role: 'READONLY_MANAGER', areas: [] },
    },
    '김보라 계정을 바꿨습니다: 역할 관리자 → 조회 전용, 권한 영역 도시락 → (없음)',
  ],
  'disable-account': [
    { subject: '김보라', before: { status: 'ACTIVE' }, after: { status: 'DISABLED' } },
    '김보라 계정의 사용을 중지했습니다.',
  ],
  'enable-account': [
    { subject: '김보라', before: { status: 'DISABLED' }, after: { status: 'ACTIVE' } },
    '김보라 계정을 다시 사용하게 했습니다.',
  ],
  'sign-out-account': [
    { subject: '김보라', after: { count: 2 } },
    '김보라 계정을 모든 기기에서 로그아웃시켰습니다.',
  ],
  'undo-accounts': [
    { subject: '이관리', after: { restored: 1, kept: 0 } },
    '이관리 계정의 변경을 되돌렸습니다 · 1건',
  ],
  'issue-temporary-password': [
    { subject: '김보라' },
    '김보라 계정의 임시 비밀번호를 발급했습니다.',
  ],
  'use-recovery-code': [{}, '복구 코드로 로그인했습니다.'],
  'miss-second-factor': [{}, '비밀번호는 맞고 2단계 인증 코드가 틀려 로그인하지 못했습니다.'],
  'begin-second-factor': [{ subject: '김보라' }, '2단계 인증 설정을 시작했습니다.'],
  'set-up-second-factor': [{ subject: '김보라' }, '2단계 인증을 켰습니다.'],
  'turn-off-second-factor': [{ subject: '김보라' }, '2단계 인증을 껐습니다.'],
  'renew-recovery-codes': [{ subject: '김보라' }, '복구 코드를 새로 만들었습니다.'],
  'reset-second-factor': [{ subject: '김보라' }, '김보라 계정의 2단계 인증을 초기화했습니다.'],
  'save-second-factor-policy': [
    { before: { secondFactor: 'OFF' }, after: { secondFactor: 'ADMINS' } },
    '2단계 인증 설정을 바꿨습니다: 2단계 인증 사용 안 함 → 최고관리자는 필수',
  ],
  'change-own-password': [{ subject: '김보라', after: { count: 1 } }, '비밀번호를 바꿨습니다.'],
  'create-student': [{ subject: '김하늘', after: student }, '김하늘 학생을 등록했습니다.'],
  'save-allergens': [
    {
      actorKind: 'student',
      subject: '김하늘',
      before: { allergens: '' },
      after: { allergens: '난류 · 새우' },
    },
    '알레르기를 적었습니다 · 난류 · 새우',
  ],
  'edit-student': [
    {
      subject: '김하늘',
      before: student,
      after: { ...student, seat: 'B-02', startDate: '2026-11-20' },
    },
    '김하늘 학생의 정보를 바꿨습니다: 좌석 A-01 → B-02, 등원 시작일 11월 20일 (금)',
  ],
  'delete-student': [{ subject: '김하늘', before: student }, '김하늘 학생을 삭제했습니다.'],
  'restore-student': [{ subject: '김하늘', after: student }, '김하늘 학생을 복원했습니다.'],
  'start-move': [
    { after: { fromBranch: '강남점', toBranch: '분당점', day: '2026-12-01' } },
    '학생을 다른 지점으로 옮기기로 했습니다 · 강남점 → 분당점 · 12월 1일 (화)',
  ],
  'cancel-move': [
    { after: { fromBranch: '강남점', toBranch: '분당점', day: '2026-12-01' } },
    '학생의 지점 이동을 취소했습니다 · 강남점 → 분당점 · 12월 1일 (화)',
  ],
  'resume-move': [
    { after: { fromBranch: '강남점', toBranch: '분당점', day: '2026-12-01' } },
    '학생의 지점 이동을 이어서 했습니다 · 강남점 → 분당점 · 12월 1일 (화)',
  ],
  'announce-move': [
    { actorKind: 'system', subject: '김하늘', after: { toBranch: '분당점', day: '2026-12-01' } },
    '본사가 김하늘 학생을 다른 지점으로 옮기기로 했습니다 · 분당점 · 12월 1일 (화)',
  ],
  'withdraw-move': [
    { actorKind: 'system', subject: '김하늘' },
    '본사가 김하늘 학생의 지점 이동을 취소했습니다.',
  ],
  'move-out': [
    {
      actorKind: 'system',
      subject: '김하늘',
      after: { toBranch: '분당점', lastDay: '2026-11-30' },
    },
    '본사가 김하늘 학생을 다른 지점으로 옮겼습니다 · 분당점 · 11월 30일 (월)',
  ],
  'move-in': [
    { actorKind: 'system', subject: '김하늘', after: { fromBranch: '강남점', day: '2026-12-01' } },
    '본사가 김하늘 학생을 다른 지점에서 옮겨 왔습니다 · 강남점 · 12월 1일 (화)',
  ],
  'erase-student': [{ after: { emptied: 37 } }, '학생의 개인정보를 파기했습니다.'],
  'sign-out-student': [
    { subject: '김하늘', after: { logins: 1 } },
    '김하늘 학생을 모든 기기에서 로그아웃시켰습니다.',
  ],
  'unlock-student': [{ subject: '김하늘' }, '김하늘 학생의 로그인 잠금을 풀었습니다.'],
  'reset-pin': [{ subject: '김하늘' }, '김하늘 학생의 간편 비밀번호를 초기화했습니다.'],
  'approve-device': [{ subject: '김하늘' }, '김하늘 학생의 새 기기를 승인했습니다.'],
  'save-guardian-consent': [
    { subject: '김하늘', before: { agreedOn: null }, after: { agreedOn: '2026-03-02' } },
    '김하늘 학생 보호자의 알림 수신 동의를 바꿨습니다: 동의한 날 3월 2일 (월)',
  ],
  'switch-guardian-notices': [
    {
      actorKind: 'system',
      subject: '김하늘',
      before: { notices: true },
      after: { notices: false },
    },
    '김하늘 학생의 보호자가 알림 받기를 껐습니다.',
  ],
  'issue-guardian-link': [{ subject: '김하늘' }, '김하늘 학생의 보호자 링크를 꺼냈습니다.'],
  'revoke-guardian-link': [{ subject: '김하늘' }, '김하늘 학생의 보호자 링크를 끊었습니다.'],
  'refuse-device': [{ subject: '김하늘' }, '김하늘 학생의 새 기기를 거절했습니다.'],
  'save-features': [
    { before: { points: true, seats: true }, after: { points: false, seats: true } },
    '쓰는 기능을 바꿨습니다: 상벌점 켬 → 끔',
  ],
  'save-login-settings': [
    {
      before: { pin: false, approveDevices: false, knownNetworks: [] },
      after: { pin: true, approveDevices: false, knownNetworks: ['203.0.113.0/24', '::1'] },
    },
    '로그인 설정을 바꿨습니다: 간편 비밀번호 묻기 아니요 → 예, 학원 네트워크 203.0.113.0/24, ::1',
  ],
  'save-erasure-settings': [
    { before: { afterMonths: null }, after: { afterMonths: 12 } },
    '개인정보 파기 설정을 바꿨습니다: 퇴원 후 파기 12개월',
  ],
  'expire-texts': [
    { actorKind: 'system', after: { messages: 12, bankRows: 3 } },
    '보관 기간이 지난 내용을 지웠습니다 · 메시지 12건 · 은행 내역 3건',
  ],
  'save-message-settings': [
    {
      before: { orderMail: false, orderAddress: '', confirmMinutes: 60 },
      after: { orderMail: true, orderAddress: '도시락@업체.한국', confirmMinutes: 60 },
    },
    '메시지 설정을 바꿨습니다: 마감 때 발주 메일 아니요 → 예, 업체 메일 주소 도시락@업체.한국',
  ],
  'save-seat-map': [
    { before: { rooms: 'A', seatCount: 20 }, after: { rooms: 'A, B', seatCount: 40 } },
    '좌석 배치도를 바꿨습니다: 방 A → A, B, 좌석 수 20개 → 40개',
  ],
  'save-notice-settings': [
    { before: { arrived: false }, after: { arrived: true } },
    '알림 설정을 바꿨습니다: 등원 알림 아니요 → 예',
  ],
  'mark-messages-sent': [{ after: { count: 2 } }, '복사한 메시지를 보냄으로 표시했습니다 · 2건'],
  'save-sending-keys': [{ after: { way: 'text' } }, '문자·알림톡 발송 키를 바꿨습니다.'],
  'remove-sending-keys': [{ after: { way: 'mail' } }, '메일 발송 키를 지웠습니다.'],
  'renew-push-key': [{}, '앱 알림 키를 새로 만들었습니다.'],
  'send-test-message': [{ after: { address: '도시락@업체.한국' } }, '테스트 메시지를 보냈습니다.'],
  'send-notices': [
    { subject: '미납', after: { count: 12 } },
    '미납 알림을 보호자에게 보냈습니다 · 12건',
  ],
  'resend-messages': [{ after: { count: 2 } }, '실패한 메시지를 다시 보냈습니다 · 2건'],
  'note-order-confirmed': [
    { subject: '11월 24일 (화)', before: { confirmed: false }, after: { confirmed: true } },
    '11월 24일 (화) 발주를 업체가 확인했다고 적었습니다.',
  ],
  'raise-login-alert': [
    { actorKind: 'system' },
    '한 기기에서 여러 학생이 로그인했다고 알렸습니다.',
  ],
  'see-login-alert': [{}, '로그인 경고를 확인했습니다.'],
  'change-student-status': [
    {
      subject: '김하늘',
      before: { status: 'ENROLLED' },
      after: { status: 'LEFT', note: '이사', future: 'cancel' },
    },
    '김하늘 학생의 상태를 바꿨습니다 · 재원 → 퇴원 · 신청 취소 · 사유: 이사',
  ],
  'import-students': [
    { subject: '명단.csv', after: { add: 2, change: 1, same: 0, error: 1 } },
    '학생 명단을 가져왔습니다 (명단.csv) · 추가 2명 · 변경 1명 · 오류 1행',
  ],
  'undo-students': [
    { subject: '김하늘', before: student, after: { ...student, status: 'ON_LEAVE' } },
    '학생 변경을 되돌렸습니다 (김하늘): 상태 재원 → 휴원',
  ],
  'export-list': [
    {
      subject: '학생 목록',
      after: {
        q: '',
        status: 'ALL',
        sort: 'seat',
        order: 'asc',
        hasSeat: 'false',
        format: 'xlsx',
        contacts: true,
        students: 3,
      },
    },
    '학생 목록 파일을 내려받았습니다 · 연락처 포함',
  ],
  'take-backup': [{}, '백업을 시작했습니다.'],
  'check-backup': [
    { subject: '11월 22일 (일) 02:05' },
    '11월 22일 (일) 02:05 백업의 복원 확인을 시작했습니다.',
  ],
  'download-backup': [
    { subject: '11월 22일 (일) 02:05' },
    '11월 22일 (일) 02:05 백업을 내려받았습니다.',
  ],
  'view-contacts': [{ subject: '김하늘' }, '김하늘 연락처를 보았습니다.'],
  'view-attachments': [{ subject: '김하늘' }, '김하늘 학생의 증빙 사진을 보았습니다.'],
} satisfies Noted;
