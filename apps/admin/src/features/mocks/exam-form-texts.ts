import type { ExamDraft } from '@academy/domain/mocks';

/** What the form of an exam says (PAGES 10). Rules and warnings have their words in the domain. */
export const examFormTexts = {
  create: '모의고사 등록', edit: '모의고사 수정', back: '모의고사 목록', loading: '불러오는 중', gone: '없는 모의고사입니다.', goneHelp: '삭제되었거나 주소가 바뀌었습니다.',
  load: '지난 시험 불러오기', loadNone: '불러올 시험을 고르세요', loadHint: '내용을 그대로 가져오고 날짜는 앞으로 옮깁니다.', loaded: (title: string) => `${title}의 내용을 불러왔습니다. 날짜를 확인하세요.`,
  sections: { exam: '시험', registration: '접수', money: '응시료와 입금', students: '대상', subjects: '선택과목', onSite: '현장 응시', notes: '안내' },
  fields: {
    title: '시험명', examDate: '시험일', admissionTime: '입실', examStartTime: '시작', examEndTime: '종료', place: '장소', notes: '안내문', registrationStartDate: '접수 시작일', registrationEndDate: '접수 마감일',
    changeDeadline: '수정·취소 마감일', targetGrades: '대상 학년', fee: '응시료', depositDeadline: '입금 마감일', account: '입금 계좌', askSubjectOption: '선택과목 받기', subjectOptions: '과목 목록', allowOnSiteExam: '현장 응시 허용',
    onSiteCapacity: '현장 정원', paperOnlyNotice: '현장 미선택 안내문', draft: '공개',
  } satisfies Record<keyof ExamDraft, string>,
  titleCount: (length: number, limit: number) => `${length} / ${limit}자`, dayHint: '그날 하루를 모두 포함합니다 (한국 시각).', endHint: '이 날 23:59까지 신청합니다.', changeHint: '비우면 접수 마감일까지입니다.', depositHint: '비우면 접수 마감일까지입니다.', feeHint: '0원이면 무료입니다.',
  capacityHint: '비우면 제한이 없습니다. 정원이 차면 대기로 접수합니다.', noticeHint: '비우면 학원 기본 안내문을 보여 줍니다.', pickDay: '달력 열기', pickTime: '시계 열기', won: '원', people: '명',
  everybody: '모든 학년', someGrades: '학년 선택', ownAccount: '이 시험만 다른 계좌 사용', academyAccount: (account: string) => `학원 기본 계좌: ${account}`, noAccount: '설정한 계좌가 없습니다.', bankName: '은행', accountNumber: '계좌번호', accountHolder: '예금주',
  academySubjects: '학원 과목 목록', ownSubjects: '이 시험만 따로', ownSubjectsHint: '한 줄에 한 과목씩, 또는 쉼표로 나누어 적습니다. 학생은 하나를 고릅니다.', takeSubjects: '설정에서 불러오기', noSubjects: '설정에 등록된 선택과목이 없습니다.',
  warnings: '확인이 필요합니다', problems: '입력한 내용을 확인하세요.',
  saveDraft: '임시저장', publish: '공개하고 등록', save: '저장', unchanged: '바꾼 내용이 없습니다.', close: '닫기', failed: '저장하지 못했습니다.',
  draftSaved: (title: string) => `${title}을(를) 임시저장했습니다.`, published: (title: string) => `${title}을(를) 공개했습니다.`, saved: (title: string) => `${title}을(를) 저장했습니다.`,
  effectTitle: (count: number) => `신청한 학생 ${count}명에게 영향을 줍니다`, effectSave: '기존 신청 유지하고 저장', copyNotice: '안내 문구 복사', copied: '복사했습니다.', copyFailed: '복사하지 못했습니다.',
  clash: '다른 관리자가 먼저 저장했습니다.', yes: '예', no: '아니요',
  preview: { title: '학생 화면 미리보기', card: '목록 카드', drawer: '신청 화면', untitled: '시험명', examDay: '시험일', period: '신청 기간', fee: '응시료', place: '장소', free: '무료', unknown: '—', subject: '선택과목', required: '필수', onSite: '현장 응시', onSiteOnly: '시험지만 받기', mode: '응시 방법', apply: '신청하기',
    examIn: (dDay: string) => `시험 ${dDay}`, student: '학생 이름', grades: '대상 학년', change: '수정·취소', admission: '입실', until: (day: string) => `${day}까지`, draft: '임시저장한 시험은 학생에게 보이지 않습니다.' },
} as const;

/** What an edit changes for those who registered, line by line. */
export const effectTexts = {
  keepOldFee: (count: number) => `응시료가 바뀌어도 이미 신청한 ${count}명은 신청할 때의 응시료를 그대로 냅니다.`,
  lostSubject: (names: string) => `없어진 과목을 고른 학생은 다시 고르기 전까지 그대로 둡니다: ${names}`,
  overCapacity: (count: number) => `현장 응시 인원이 새 정원보다 ${count}명 많습니다.`,
  moveUp: (count: number) => `대기한 ${count}명이 현장 응시로 확정됩니다.`,
  losePlace: (count: number) => `현장 응시를 신청한 ${count}명은 자리를 그대로 두지만, 앞으로는 현장 응시를 받지 않습니다.`,
} as const;
