import type { Words } from '../../http/docs/api-table';

export const auditWords: Words = {
  own: {
    actorKind: '학생, 관리자, 시스템 가운데 누구인지',
    actor: '관리자 번호',
    actors: '기록에 나오는 관리자',
    actorName: '바꾼 사람',
    role: '바꾼 사람의 등급',
    action: '한 일의 코드',
    topic: '분야',
    entity: '무엇이 바뀌었는지',
    entityId: '바뀐 것의 번호',
    subject: '무엇에 대한 일인지',
    sentence: '한 일을 적은 문장',
    ip: '접속한 주소',
    device: '기기',
    field: '바뀐 필드의 이름',
  },
};
