import type { Guide } from '../../storybook/guide';
import { buttonClassName, Button } from '../button';
import { Row } from '../layout';

export const skipLinkGuide = {
  use: '모든 화면의 첫 Tab입니다. 메뉴를 건너뛰어 본문으로 갑니다. 두 틀에 들어 있고, 틀 밖의 화면은 따로 둡니다.',
  states: [
    { story: 'Unseen', says: '초점이 없으면 보이지 않고 자리도 차지하지 않습니다.' },
    { story: 'Focused', says: '초점이 오면 왼쪽 위에 놓입니다.' },
  ],
  keyboard: [
    { keys: 'Tab', does: '화면의 첫 키로 나타납니다.' },
    { keys: 'Enter', does: '본문으로 갑니다. 다음 Tab은 거기서 이어집니다.' },
  ],
  spoken: '본문으로 건너뛰기라는 링크입니다.',
  dos: [
    {
      text: '본문에 id main과 tabIndex={-1}을 줍니다. 초점이 갈 수 있습니다.',
      example: (
        <a className={buttonClassName({ size: 'dense' })} href="#main">
          본문으로 건너뛰기
        </a>
      ),
    },
  ],
  donts: [
    {
      text: 'display: none으로 숨기지 않습니다. 키보드가 만나지 못합니다.',
      example: (
        <Row gap={8}>
          {['달력', '월별 통계', '당일 조회', '식단 공지', '학생 관리'].map((label) => (
            <Button key={label} variant="text" size="dense">
              {label}
            </Button>
          ))}
        </Row>
      ),
    },
  ],
  wording: '다른 한국 사이트와 같이 본문으로 건너뛰기.',
} satisfies Guide;
