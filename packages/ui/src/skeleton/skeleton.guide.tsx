import type { Guide } from '../../storybook/guide';
import { Skeleton, SkeletonGroup } from '.';

export const skeletonGuide = {
  use: 'Grey blocks with the geometry of what is loading, so that nothing jumps when it arrives. Unseen for the first 200 ms: what comes sooner comes without a flicker.',
  instead: [
    {
      when: 'Something is there already and is only being refreshed: keep it',
      use: 'Data/MonthGrid',
    },
    { when: 'A button was pressed', use: 'Actions/Button' },
    { when: 'It takes many seconds and can be stopped', use: 'Feedback/WorkLine' },
    { when: 'There is nothing, or it failed', use: 'Feedback/EmptyState' },
  ],
  states: [
    {
      story: 'Rows',
      says: 'A list: lines of text of different lengths. A shimmer runs over them; where motion is reduced they rest.',
    },
    { story: 'Tile', says: 'A block of a given width and height.' },
    { story: 'Month', says: 'MonthGridSkeleton: 42 cells with two chips each.' },
  ],
  keyboard: [],
  spoken: 'The blocks are silent. SkeletonGroup is busy and says once what loads: 불러오는 중.',
  dos: [
    {
      text: 'Give it the size of what comes.',
      example: (
        <SkeletonGroup>
          <Skeleton width="40%" height={24} />
          <Skeleton />
          <Skeleton width="80%" />
        </SkeletonGroup>
      ),
    },
    { text: 'Put one SkeletonGroup around everything that loads together.' },
  ],
  donts: [
    {
      text: 'Not one grey box for a whole page: then everything jumps when the content comes.',
      example: (
        <SkeletonGroup>
          <Skeleton height={120} />
        </SkeletonGroup>
      ),
    },
    { text: 'Not for an image or a title that is known already: show what is there.' },
  ],
  wording: 'The spoken text names what loads where there are several: 도시락 달력을 불러오는 중.',
} satisfies Guide;
