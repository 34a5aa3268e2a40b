import type { Guide } from '../../storybook/guide';

export const newsArticleGuide = {
  use: 'One notice as students read it, and as managers see it beforehand: the pictures first, because they are the menu of the month, then title, day and text.',
  instead: [
    { when: 'Several notices are turned over like pages', use: 'Data/PagedCarousel' },
    { when: 'It is one sentence about the page', use: 'Feedback/Banner' },
  ],
  states: [
    {
      story: 'SeveralPictures',
      says: 'Pictures over the whole width, in the order in which they were uploaded. Their place is kept while they load.',
    },
    { story: 'WordsOnly', says: 'A notice without pictures. Line breaks of the text stay.' },
    {
      story: 'BrokenPicture',
      says: 'A picture that does not come: a sentence in its place; the words are still readable.',
    },
    {
      story: 'LongWords',
      says: 'A long title and an address without spaces break; nothing reaches over the edge.',
    },
  ],
  keyboard: [],
  spoken:
    'An article with a heading of the third level. Each picture is read by its alt; the day is a time with the machine’s form.',
  dos: [
    { text: 'Describe in alt what the picture shows for whoever cannot see it: 1~2주 식단표.' },
    {
      text: 'Pass width and height of the picture, so that the text does not jump down when it arrives.',
    },
  ],
  donts: [
    { text: 'Not HTML in the text: it is shown as it was typed.' },
    {
      text: 'Not a picture of words alone: it cannot be enlarged like text, and nobody can search it.',
    },
  ],
  wording:
    'The title names month and subject: 11월 식단표. The text is the manager’s own; the sentence for a missing picture is 사진을 불러오지 못했어요.',
} satisfies Guide;
