import type { Guide } from '../../storybook/guide';
import { NewsArticle } from '.';

const notice = {
  title: '11월 식단표',
  date: '11월 20일 (금)',
  dateTime: '2026-11-20',
  pictures: [],
  failedText: '사진을 불러오지 못했어요.',
};

export const newsArticleGuide = {
  use: '학생이 읽는 공지 하나이고 관리자는 올리기 전에 봅니다. 사진이 먼저입니다. 한 달의 식단표이기 때문입니다. 이어서 제목, 날짜, 글이 있습니다.',
  instead: [
    { when: '공지 여럿을 책장처럼 넘길 때', use: 'data-pagedcarousel' },
    { when: '화면에 관한 한 문장일 때', use: 'feedback-banner' },
  ],
  states: [
    {
      story: 'SeveralPictures',
      says: '너비 전체의 사진이 올린 순서대로 있습니다. 불러오는 동안에도 자리를 지킵니다.',
    },
    {
      story: 'PicturesAlone',
      says: '다른 글 아래의 사진만 (ArticlePictures): 모의고사 안내문. 가까이 왔을 때 불러옵니다.',
    },
    {
      story: 'Files',
      says: '글 아래에 첨부 파일이 이름과 크기로 있습니다. 누르면 내려받고, 화면에서 열지 않습니다.',
    },
    { story: 'WordsOnly', says: '사진 없는 공지. 글의 줄 바꿈은 그대로입니다.' },
    {
      story: 'BrokenPicture',
      says: '오지 않는 사진의 자리에 한 문장이 있습니다. 글은 읽을 수 있습니다.',
    },
    {
      story: 'LongWords',
      says: '긴 제목과 띄어쓰기 없는 주소는 줄을 바꿉니다. 가장자리를 넘지 않습니다.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: '첨부 파일마다 초점이 옵니다.' },
    { keys: 'Enter', does: '그 파일을 내려받습니다.' },
  ],
  spoken:
    '세 번째 단계의 제목이 있는 article입니다. 사진은 alt로 읽고, 날짜는 기계가 읽는 꼴을 가진 time입니다.',
  dos: [
    { text: '사진을 볼 수 없는 사람에게 무엇인지 alt에 씁니다: 1~2주 식단표.' },
    {
      text: '사진의 너비와 높이를 넘깁니다. 사진이 와도 글이 아래로 뛰지 않습니다.',
      example: (
        <NewsArticle
          {...notice}
          content="이번 달 도시락 식단이에요. 알레르기가 있으면 데스크에 알려 주세요."
        />
      ),
    },
  ],
  donts: [
    {
      text: '글에 HTML을 넣지 않습니다. 쓴 그대로 보입니다.',
      example: <NewsArticle {...notice} content="<b>이번 달</b> 식단이에요.<br>" />,
    },
    {
      text: '글뿐인 사진을 올리지 않습니다. 글처럼 키울 수 없고 찾을 수도 없습니다.',
    },
  ],
  wording:
    '제목은 달과 내용입니다: 11월 식단표. 글은 관리자의 것이고, 사진이 없을 때의 문장은 사진을 불러오지 못했어요.',
} satisfies Guide;
