import type { Words } from '../../../http/docs/api-table';

/** What an academy sends with: asked here, described among the messages. */
export const sendingKeys = {
  pfId: '카카오 채널의 pfId, 알림톡을 쓰지 않으면 빈 값',
  host: '메일 서버의 이름',
  port: '메일 서버의 포트',
  user: '메일 서버의 아이디',
  apiKey: 'SOLAPI의 API 키',
  apiSecret: 'SOLAPI의 API 비밀 키',
};

export const sendingWords: Words = {
  own: {
    text: '문자와 알림톡을 보내는 계정',
    mail: '메일을 보내는 계정',
    push: '앱 알림의 키',
    state: '키가 있는지, 열 수 있는지',
    sender: '보내는 번호나 주소',
    keyEnd: 'API 키의 마지막 네 글자',
    savedAt: '저장한 시각',
    savedByName: '저장한 관리자',
    devices: '알림을 받는 기기 수',
    from: '보내는 번호나 주소',
    password: '메일 서버의 비밀번호',
    way: '문자 · 알림톡인지 메일인지',
    ...sendingKeys,
  },
};
