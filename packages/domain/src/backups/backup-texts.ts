/** Why a backup can't be made or given. Each is a code of the API as well. */
export const backupRefusalTexts = {
  'backups-not-kept':
    '이 서버에는 백업 폴더가 없습니다. 서버 설정의 BACKUP_DIR에 폴더를 정해 주세요.',
  'backups-not-writable':
    '백업 폴더에 쓸 수 없습니다. 서버에서 BACKUP_DIR 폴더의 권한과 남은 자리를 확인하세요.',
  'backup-too-large':
    '이 백업은 4 GB가 넘어 여기에서 내려받을 수 없습니다. 서버의 백업 폴더에서 복사해 주세요.',
  'backup-running': '백업을 만들고 있습니다. 끝난 뒤에 다시 시도하세요.',
  'backup-check-running': '이 백업을 확인하고 있습니다. 끝난 뒤에 다시 시도하세요.',
} as const;
