import type { SendingWay } from './sending-schemas';

const WAYS: Record<SendingWay, string> = { text: '문자·알림톡', mail: '메일' };
export const sendingWayName = (way: SendingWay): string => WAYS[way];

/** What is wrong with keys that were entered. */
export const sendingErrors = {
  apiKey: 'SOLAPI 콘솔에 나온 API Key를 그대로 붙여 넣으세요.',
  apiSecret: 'SOLAPI 콘솔에 나온 API Secret을 그대로 붙여 넣으세요.',
  from: '문자 서비스에 등록한 발신번호를 숫자로 입력하세요. 예: 0212345678',
  pfId: '카카오 채널의 pfId를 그대로 붙여 넣거나 비워 두세요.',
  host: '메일 서버의 이름을 입력하세요. 예: smtp.example.com',
  port: '1부터 65535 사이의 포트를 입력하세요.',
  user: '메일 서버에 로그인하는 아이디를 입력하세요.',
  password: '메일 서버에 로그인하는 비밀번호를 입력하세요.',
  sender: '보내는 메일 주소를 name@example.com처럼 입력하세요.',
} as const;

/** A port that mail is not handed over at. */
export const portText = (ports: readonly number[]): string =>
  `${ports.join(', ')} 가운데 하나를 입력하세요. 메일 서비스의 안내에 나온 SMTP 포트입니다.`;
