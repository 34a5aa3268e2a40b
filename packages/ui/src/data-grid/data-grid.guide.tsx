import type { Guide } from '../../storybook/guide';
import { Badge } from '../badge';
import { ChangeList } from '../change-list';
import { Stack } from '../layout';

export const dataGridGuide = {
  use: '관리자의 표입니다. 같은 것이 여러 줄 있어 찾고, 견주고, 고르고, 고치고, 엑셀로 가져갑니다. 키보드, 마우스, 클립보드에서 스프레드시트처럼 움직입니다. 600 px까지는 줄마다 카드입니다.',
  instead: [
    { when: '하나를 설명할 때', use: 'data-keyvaluelist' },
    { when: '줄이 한 달의 날짜일 때', use: 'data-monthgrid' },
    { when: '열이나 줄 높이를 고를 때', use: 'data-gridviewsheet' },
  ],
  states: [
    {
      story: 'Students',
      says: '머리글과 앞의 열은 늘 보입니다. 줄 높이는 40 px이고, 물러난 줄(퇴원)은 회색이며 칸에서 까닭을 말합니다.',
    },
    {
      story: 'Dense',
      says: '32 px 줄. 숨긴 열과 너비는 이 기기가 기억합니다.',
    },
    {
      story: 'Ticked',
      says: '고른 줄은 옅은 색입니다. 일부를 고르면 머리글의 칸은 가로줄입니다. 고른 줄로 할 일은 BulkBar에 나옵니다.',
    },
    {
      story: 'CopyAndPaste',
      says: '표시한 범위는 파랗습니다. 복사한 것은 알리고, 붙여 넣을 것은 쓰기 전에 미리 보여 줍니다.',
    },
    {
      story: 'Editing',
      says: '칸 안의 입력란이며 모두 선택되어 있습니다. 맞지 않으면 아래에 말하고 입력란은 열려 있습니다.',
    },
    { story: 'EditChoice', says: '선택 칸은 바로 열리고, 고르면 값이 됩니다.' },
    {
      story: 'CellNotes',
      says: '칸의 귀퉁이 표시입니다: 저장 중(회색 글), 거절됨(빨강, 물결 밑줄), 다른 사람이 바꿈(파랑). 글은 칸과 함께 읽습니다.',
    },
    {
      story: 'Loading',
      says: '열의 너비에 맞춘 회색 줄 열두 개. 목록을 다시 읽기만 할 때는 옛 줄이 남습니다.',
    },
    {
      story: 'Empty',
      says: '머리글 아래의 EmptyState. 필터 때문이면 다른 문장을 씁니다. 고르기, 정렬, 표시의 뜻(legend)은 줄이 있을 때만 나옵니다.',
    },
    { story: 'Failed', says: '머리글 아래의 ErrorState와 다시 시도.' },
    {
      story: 'Readonly',
      says: '모습은 같습니다. 고치거나 붙여 넣으려 하면 할 수 없는 까닭을 말합니다.',
    },
    {
      story: 'ThousandRows',
      says: '보이는 줄만 그립니다. 스크롤과 키로는 모두 닿습니다.',
    },
    {
      story: 'LongText',
      says: '긴 글은 줄에서 …로 줄고 카드에서는 줄을 바꿉니다. 열은 넓힐 수 있습니다.',
    },
    {
      story: 'NameOpens',
      says: '열리는 줄의 이름은 버튼입니다. 한 번 누르면 열리고, 글 바깥을 누르면 칸을 고릅니다.',
    },
    { story: 'Phone', says: '카드: 제목, 귀퉁이, 이름 붙은 줄. 누르면 그 줄이 열립니다.' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: '표로 들어가고(한 번만 멈추며 마지막에 있던 칸) 다시 나옵니다.',
    },
    { keys: '← ↑ → ↓', does: '다음 칸으로. 첫 줄에서는 머리글로 올라갑니다.' },
    {
      keys: 'Home, End',
      does: '줄의 처음이나 끝 칸으로. Ctrl이나 ⌘와 함께면 표의 처음이나 끝으로. Ctrl이나 ⌘와 화살표도 끝까지 뜁니다.',
    },
    { keys: 'Page Up, Page Down', does: '열두 줄 위나 아래로 갑니다.' },
    { keys: 'Shift + 위의 키', does: '범위를 표시합니다.' },
    { keys: 'Space', does: '범위의 줄을 고르거나, 모두 골라져 있으면 풉니다.' },
    { keys: 'Ctrl+A, ⌘A', does: '모든 줄을 고릅니다. 고르기가 없으면 모든 칸을 표시합니다.' },
    { keys: 'Ctrl+C, ⌘C', does: '범위나 고른 줄을 엑셀이 읽는 꼴로 복사합니다.' },
    { keys: 'Ctrl+V, ⌘V', does: '범위의 왼쪽 위 칸부터 붙여 넣습니다.' },
    {
      keys: 'Enter, F2',
      does: '칸을 고칩니다. 고칠 수 없는 칸에서 Enter는 안의 것을 누르거나 줄을 엽니다. 머리글에서는 정렬합니다.',
    },
    {
      keys: '편집 중 Enter, Tab, Shift+Tab',
      does: '값을 정하고 아래, 오른쪽, 왼쪽으로 갑니다.',
    },
    { keys: 'Esc', does: '옛 값을 두고 나옵니다. 범위를 끝냅니다.' },
    { keys: '머리글에서 Shift + ← →', does: '열을 16 px 좁히거나 넓힙니다.' },
  ],
  spoken:
    '레이블을 이름으로 하는 grid이고 모든 줄의 수를 가집니다. 줄 머리글이 줄의 이름이고, 머리글은 정렬을, 칸은 고칠 수 있는지를 말합니다. 메모는 칸의 설명입니다. 불러오는 동안 busy입니다.',
  dos: [
    { text: '열은 모듈 맨 위에서 한 번만 정의하고, 줄마다 rowHeader를 하나 둡니다.' },
    { text: 'sortRows로 정렬하고 표, 종이, 파일에 같은 줄을 넘깁니다.' },
    { text: '고친 값은 바로 보여 주고 저장이 어떻게 되는지는 cellNote로 말합니다.' },
    {
      text: '붙여 넣을 칸은 문제와 함께 미리 보여 주고, 되돌리기를 제공합니다.',
      example: (
        <Stack gap={8}>
          <ChangeList
            texts={{ before: '바뀌기 전', after: '바뀐 뒤', nothing: '없음' }}
            changes={[{ label: '김하늘 · 좌석', before: 'A-1', after: 'B-7' }]}
          />
          <Badge meaning="trouble">좌석은 A-12처럼 입력하세요.</Badge>
        </Stack>
      ),
    },
    { text: '휴대폰에서 무엇이 제목이고 귀퉁이이며 빠지는지 열마다 card로 정합니다.' },
  ],
  donts: [
    {
      text: '칸마다 초점을 받는 버튼을 두지 않습니다. 안의 요소는 tabIndex −1이고 Enter가 누릅니다.',
    },
    { text: '고정 열을 셋 이상 두지 않습니다. 태블릿에서 다른 열이 남지 않습니다.' },
    {
      text: '아무도 정렬하지 않는 네 줄에 표를 쓰지 않습니다. 그것은 목록입니다.',
      example: (
        <table className="story-table">
          <thead>
            <tr>
              <th scope="col">이름</th>
              <th scope="col">값</th>
            </tr>
          </thead>
          <tbody>
            {['예금주', '은행', '계좌번호', '문의'].map((name) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>…</td>
              </tr>
            ))}
          </tbody>
        </table>
      ),
    },
  ],
  wording:
    '머리글은 한두 낱말의 명사입니다: 좌석, 연락처. 칸은 완성된 글입니다: 7회, 010-1001-0037. 없는 값은 빈칸이며 없음이라고 쓰지 않습니다. 관리자의 글은 합쇼체입니다(좌석은 A-12처럼 입력하세요.).',
} satisfies Guide;
