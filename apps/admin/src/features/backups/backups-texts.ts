import {
  backupFields,
  KEPT,
  NIGHTLY_AT,
  PASSPHRASE,
  type Backup,
  type BackupFailure,
} from '@academy/domain/backups';
import { formatNumber } from '@academy/domain/money';

const failures: Readonly<Record<BackupFailure, string>> = {
  damaged:
    '데이터베이스가 손상되어 백업할 수 없습니다. 서버를 멈추고 가장 최근 백업으로 복원하세요.',
  'disk-full': '백업할 디스크에 자리가 없습니다. 자리를 비운 뒤 다시 만드세요.',
  'no-program': '서버에 pg_dump가 없습니다. 서버의 PostgreSQL과 같은 버전을 설치하세요.',
  other: '원인은 서버 로그에 있습니다. 서버를 관리하는 사람에게 알려 주세요.',
};
const checks: Readonly<Record<NonNullable<Backup['check']>['state'], string>> = {
  running: '확인하는 중',
  whole: '복원됨, 모두 일치',
  damaged: '손상됨',
  failed: '확인하지 못함',
};
const KILO = 1000;

/** What 설정 → 백업 says. */
export const backupsTexts = {
  title: '백업',
  none: '아직 백업이 없습니다.',
  last: (at: string) => `마지막 백업 ${at}`,
  nightly: `매일 ${NIGHTLY_AT}에 자동으로 만듭니다.`,
  byOperator: '자동 백업은 서버에서 따로 정합니다 (operate backup --every-night).',
  kept: `지난 ${KEPT.days}일, ${KEPT.weeks}주, ${KEPT.months}개월의 마지막 백업을 보관합니다.`,
  take: '지금 백업',
  taking: '백업을 만들고 있습니다…',
  takeFailed: '백업을 시작하지 못했습니다. 다시 시도하세요.',
  failedAt: (at: string) => `${at}에 백업을 만들지 못했습니다.`,
  failure: (cause: BackupFailure) => failures[cause],
  notKept: {
    title: '이 서버에는 백업 폴더가 없습니다.',
    text: 'BACKUP_DIR에 폴더를 정하고 서버를 다시 시작하면 여기에서 백업을 만들고 확인하고 내려받을 수 있습니다.',
  },
  columns: {
    takenAt: '만든 때',
    content: '내용',
    size: '크기',
    check: '복원 확인',
    action: '작업',
  },
  content: (rows: number, pictures: number | null) =>
    `기록 ${formatNumber(rows)}건 · 사진 ${pictures === null ? '따로 보관' : `${formatNumber(pictures)}장`}`,
  size: (bytes: number) =>
    bytes < KILO * KILO
      ? `${formatNumber(Math.ceil(bytes / KILO))} kB`
      : `${formatNumber(Math.round(bytes / KILO / KILO))} MB`,
  unchecked: '아직 안 함',
  checked: ({ state }: NonNullable<Backup['check']>, at: string) =>
    state === 'running' ? checks.running : `${checks[state]} (${at})`,
  check: '확인',
  checkOne: (at: string) => `${at} 백업이 복원되는지 확인`,
  checkFailed: '확인을 시작하지 못했습니다. 다시 시도하세요.',
  download: '내려받기',
  downloadOne: (at: string) => `${at} 백업 내려받기`,
  dialog: {
    title: '백업 내려받기',
    text: '파일에는 모든 학생의 개인정보가 들어 있습니다. 암호를 모르면 아무도 열 수 없고, 잊으면 되찾을 방법이 없습니다.',
    passphrase: backupFields.passphrase.label,
    hint: `${PASSPHRASE.least}자 이상. 로그인 비밀번호와 다르게 정하세요.`,
    again: `${backupFields.passphrase.label} 확인`,
    short: `${PASSPHRASE.least}자 이상 입력하세요.`,
    differs: '두 암호가 다릅니다.',
    run: '암호로 잠가 내려받기',
    running: '백업을 잠그고 내려받는 중입니다.',
    cancel: '멈추기',
    failed: '백업을 내려받지 못했습니다. 다시 시도하세요.',
    done: '백업을 내려받았습니다. 암호를 안전한 곳에 보관하세요.',
  },
  restore: {
    title: '복원하는 방법',
    steps: [
      '서버를 멈추고 지금의 데이터 폴더를 다른 곳으로 옮깁니다 (PostgreSQL이면 빈 데이터베이스를 만듭니다).',
      '서버에서 복원 명령을 실행합니다. 내려받은 파일이면 백업 암호를 묻습니다.',
      '비교 명령으로 백업과 같은지 확인하고 서버를 시작합니다. 모두 다시 로그인합니다.',
    ],
    commands: [
      'npm run operate -- restore academy-….zip.age',
      'npm run operate -- verify academy-….zip.age --live',
    ],
  },
} as const;
