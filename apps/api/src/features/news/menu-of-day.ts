import type { MenuDay, newsEndpoints } from '@academy/domain/news';
import type { Call } from '../../http/serve';
import { readMenuOn } from '../../shared/news/live-news-db';
import { readOwnAllergens } from '../../shared/students/allergens-db';
import type { NewsDeps } from './managed-news';
import { readPictures } from './pictures/pictures-db';

/** What a student sees of a day's menu; a day that no 식단표 names is empty. */
export async function readMenuDay(
  { db, store }: NewsDeps,
  { params: { date }, actor, now }: Call<typeof newsEndpoints.menuOfDay>,
): Promise<MenuDay> {
  const [{ newsId, meals }, allergens] = await Promise.all([
    readMenuOn(db, date, now),
    readOwnAllergens(db, actor.studentId),
  ]);
  const [picture] = newsId === null ? [] : await readPictures(db, [newsId]);
  return {
    date,
    meals,
    allergens,
    picture: picture
      ? {
          url: store.url(picture.key),
          alt: picture.alt,
          width: picture.width,
          height: picture.height,
        }
      : null,
  };
}
