import type { Guide } from '../../storybook/guide';

export const qrCodeGuide = {
  use: '카메라가 읽을 코드 하나입니다: 학생의 체크인 코드, 관리자의 인증 앱 연결.',
  instead: [{ when: '사람이 읽거나 옮길 글일 때', use: 'actions-copybutton' }],
  states: [
    { story: 'Code', says: '흰 바탕에 검은 칸입니다. 어두운 화면에서도 그대로입니다.' },
    { story: 'Small', says: '둘러싼 곳만큼 넓습니다. 160 px보다 좁으면 카메라가 읽기 어렵습니다.' },
  ],
  keyboard: [],
  spoken: 'img 하나이며 label을 읽습니다. 코드의 내용은 읽지 않습니다.',
  dos: [{ text: '카메라가 없을 때 쓸 글이나 다른 방법을 옆에 둡니다.' }],
  donts: [{ text: '색을 입히거나 바탕을 지우지 않습니다. 카메라가 읽지 못합니다.' }],
} satisfies Guide;
