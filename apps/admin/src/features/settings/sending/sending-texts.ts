import {
  MAIL_PORTS,
  type MailKeys,
  type SendingWay,
  type TextKeys,
} from '@academy/domain/messages';
import { formatMoment } from '@academy/domain/time';

/** The 발송 tab's own words. */
export const sendingTexts = {
  sections: {
    mail: {
      title: '메일',
      help: '업체 발주를 보내는 메일 서버입니다. 메일 서비스의 SMTP 안내를 보고 입력하세요.',
    },
    text: {
      title: '문자·알림톡',
      help: '보호자 알림을 보내는 SOLAPI 계정입니다. 요금은 이 계정에서 나갑니다.',
    },
    push: {
      title: '앱 알림',
      help: '학생 휴대폰에 알림을 보내는 키입니다. 처음 쓸 때 저절로 만들어지고, 새어 나갔을 때만 바꾸면 됩니다.',
    },
  },
  sealed: '암호화해 보관하며 저장한 뒤에는 다시 보여 주지 않습니다.',
  state: '상태',
  states: {
    own: '설정됨',
    server: '서버에 설정됨',
    none: '설정 안 됨',
    unreadable: '다시 입력 필요',
  },
  unreadable:
    '다른 서버에서 가져온 백업이라 저장된 키를 열 수 없습니다. 다시 입력할 때까지 보내지 않습니다.',
  sender: { mail: '보내는 주소', text: '발신번호' } satisfies Record<SendingWay, string>,
  key: 'API Key',
  keyEnd: (end: string) => `…${end}`,
  saved: '저장',
  savedBy: (at: string, name: string | null) =>
    name === null ? formatMoment(new Date(at)) : `${name} · ${formatMoment(new Date(at))}`,
  enter: '입력',
  change: '바꾸기',
  remove: '지우기',
  failed: '저장하지 못했습니다.',
  hints: {
    apiKey: 'SOLAPI 콘솔의 API Key 관리에서 만듭니다.',
    apiSecret: 'API Key와 함께 나온 값입니다.',
    from: 'SOLAPI에 등록한 번호만 쓸 수 있습니다.',
    pfId: '알림톡을 쓸 때만 입력합니다. SOLAPI 콘솔의 카카오 채널에 있습니다.',
  } satisfies Record<keyof TextKeys, string>,
  mailHints: {
    host: '예: smtp.example.com',
    port: `${MAIL_PORTS.join(', ')} 가운데 메일 서비스가 안내한 포트`,
    user: '메일 주소 전체인 서비스가 많습니다.',
    password: '앱 비밀번호를 따로 만들어야 하는 서비스가 많습니다.',
    from: '받는 사람에게 보이는 주소입니다.',
  } satisfies Record<keyof MailKeys, string>,
  removing: {
    title: (way: string) => `${way} 발송 키를 지울까요?`,
    body: '지우면 되돌릴 수 없습니다. 다시 보내려면 키를 새로 입력해야 합니다.',
    failed: '지우지 못했습니다.',
  },
  devices: '받는 기기',
  deviceCount: (count: number) => `${count}대`,
  made: '키를 만든 때',
  notMade: '아직 없음',
  renew: '키 새로 만들기',
  renewing: {
    title: '앱 알림 키를 새로 만들까요?',
    body: (devices: number) =>
      devices === 0
        ? '지금 알림을 받는 기기가 없습니다.'
        : `알림을 받던 기기 ${devices}대는 학생이 앱을 다시 열 때까지 알림을 받지 못합니다.`,
    failed: '키를 만들지 못했습니다.',
  },
} as const;
