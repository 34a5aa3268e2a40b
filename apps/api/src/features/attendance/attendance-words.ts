import { attendanceSettingsFields, visitFields } from '@academy/domain/attendance';
import { personFields } from '@academy/domain/identity';
import type { Words } from '../../http/docs/api-table';

export const attendanceWords: Words = {
  fields: [attendanceSettingsFields, visitFields, personFields],
  own: {
    edits: '바꿀 내용',
    conflicts: '다른 관리자가 먼저 바꾼 칸',
    yours: '보낸 값',
    theirs: '지금 값',
    notComeToo: '오지 않은 학생도 결석으로 할지',
    seenOff: '하원 처리한 학생 수',
    onRoll: '명단에 있는 학생인지',
    offRoll: '명단에 없는 학생의 자리',
    byId: '처리한 관리자 번호',
    cells: '바뀐 칸',
    reread: '처음부터 다시 읽어야 하는지',
    pointsToday: '그날 받은 점수',
    rest: '나머지 칸',
    outingMinutes: '외출한 분',
    of: '학생의 순서',
    words: '겹치지 않는 값',
    writers: '처리한 사람 목록',
    stamps: '처리한 시각과 사람',
    cameAt: '등원 시각',
    wentAt: '하원 시각',
    visits: '등원과 하원의 번호와 버전',
    memos: '관리자 메모',
    notes: '칸의 메모',
    meals: '학생마다 0 없음, 1 점심, 2 저녁, 3 둘 다',
    tile: '어떤 학생만 볼지',
    proposals: '벌점 제안',
    dayStartsAt: '하루가 시작하는 시각',
    absent: '결석',
    late: '지각',
    marks: '학생마다 교시의 표시',
  },
};
