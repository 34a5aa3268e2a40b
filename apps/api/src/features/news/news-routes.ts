import { newsEndpoints, newsManagementEndpoints } from '@academy/domain/news';
import { etagOf } from '../../http/if-match';
import type { Serve } from '../../http/serve';
import { exportNews, listManagedNews } from './list-managed-news';
import { listNews } from './list-news';
import { managedOf, type NewsRooms } from './managed-news';
import { readNews } from './news-db';
import { deleteNews, publishNews, restoreNews, unpublishNews } from './news-states';
import { orderNews } from './order-news';
import { uploadPicture } from './upload-picture';
import { createNews, editNews } from './write-news';

export function newsRoutes(serve: Serve, rooms: NewsRooms): void {
  serve(newsEndpoints.listNews, (call) => listNews(rooms, call));
  serve(newsManagementEndpoints.managedNews, (call) => listManagedNews(rooms, call));
  serve(newsManagementEndpoints.exportNews, (call) => exportNews(rooms, call));
  serve(newsManagementEndpoints.oneNews, async ({ params, now, reply }) => {
    const news = await managedOf(rooms.db, await readNews(rooms.db, params.newsId), {
      store: rooms.store,
      now,
    });
    reply.header('etag', etagOf(news.version));
    return news;
  });
  serve(newsManagementEndpoints.createNews, (call) => createNews(rooms, call));
  serve(newsManagementEndpoints.editNews, (call) => editNews(rooms, call));
  serve(newsManagementEndpoints.publishNews, (call) => publishNews(rooms, call));
  serve(newsManagementEndpoints.unpublishNews, (call) => unpublishNews(rooms, call));
  serve(newsManagementEndpoints.deleteNews, (call) => deleteNews(rooms, call));
  serve(newsManagementEndpoints.restoreNews, (call) => restoreNews(rooms, call));
  serve(newsManagementEndpoints.orderNews, (call) => orderNews(rooms, call));
  serve(newsManagementEndpoints.uploadPicture, (call) => uploadPicture(rooms, call));
}
