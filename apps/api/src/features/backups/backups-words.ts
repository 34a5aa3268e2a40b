import type { Words } from '../../http/docs/api-table';

export const backupWords: Words = {
  own: {
    kept: '백업 폴더가 있는지',
    nightly: '서버가 밤마다 만드는지',
    takingSince: '만들기 시작한 시각',
    failed: '마지막 시도가 실패했으면 그 시각과 원인',
    cause: '실패한 원인',
    takenAt: '만든 시각',
    rows: '기록 수',
    pictures: '사진 수',
    bytes: '데이터의 크기 (바이트)',
    check: '복원해서 비교한 결과',
    passphrase: '내려받은 파일을 여는 암호',
    backup: '백업의 이름',
  },
};
