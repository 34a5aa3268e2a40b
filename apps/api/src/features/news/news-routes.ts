import { newsEndpoints, newsManagementEndpoints } from '@academy/domain/news';
import { etagOf } from '../../http/writes/if-match';
import type { Serve } from '../../http/serve';
import type { OfficeOf } from '../../shared/branches/seen-branches';
import { handNews, listNewsBranches } from './branches/hand-news';
import { exportNews, listManagedNews } from './list-managed-news';
import { listNews } from './list-news';
import { managedOf, type NewsDeps } from './managed-news';
import { readMenuDay } from './menu-of-day';
import { readNews } from './news-db';
import { deleteNews, publishNews, restoreNews, unpublishNews } from './news-states';
import { orderNews } from './order-news';
import { confirmNews } from './reads/confirm-news';
import { exportReads, listReads } from './reads/list-reads';
import { previewReminder, sendReminder } from './reads/remind';
import { createNews, editNews } from './write-news';
import { uploadPdf } from '../../shared/pdfs/upload-pdf';
import { uploadPicture } from '../../shared/pictures/upload-picture';

export function newsRoutes(serve: Serve, deps: NewsDeps & OfficeOf): void {
  serve(newsEndpoints.listNews, (call) => listNews(deps, call));
  serve(newsEndpoints.menuOfDay, (call) => readMenuDay(deps, call));
  serve(newsManagementEndpoints.managedNews, (call) => listManagedNews(deps, call));
  serve(newsManagementEndpoints.exportNews, (call) => exportNews(deps, call));
  serve(newsManagementEndpoints.oneNews, async ({ params, now, reply }) => {
    const news = await managedOf(deps.db, await readNews(deps.db, params.newsId), {
      store: deps.store,
      now,
    });
    reply.header('etag', etagOf(news.version));
    return news;
  });
  serve(newsManagementEndpoints.createNews, (call) => createNews(deps, call));
  serve(newsManagementEndpoints.editNews, (call) => editNews(deps, call));
  serve(newsManagementEndpoints.publishNews, (call) => publishNews(deps, call));
  serve(newsManagementEndpoints.unpublishNews, (call) => unpublishNews(deps, call));
  serve(newsManagementEndpoints.deleteNews, (call) => deleteNews(deps, call));
  serve(newsManagementEndpoints.restoreNews, (call) => restoreNews(deps, call));
  serve(newsManagementEndpoints.orderNews, (call) => orderNews(deps, call));
  serve(newsEndpoints.confirmNews, (call) => confirmNews(deps.db, call));
  serve(newsManagementEndpoints.newsReads, (call) => listReads(deps.db, call));
  serve(newsManagementEndpoints.exportNewsReads, (call) => exportReads(deps.db, call));
  serve(newsManagementEndpoints.previewNewsReminder, (call) => previewReminder(deps.db, call));
  serve(newsManagementEndpoints.sendNewsReminder, (call) => sendReminder(deps.db, call));
  serve(newsManagementEndpoints.newsBranches, (call) => listNewsBranches(deps, call));
  serve(newsManagementEndpoints.handNews, (call) => handNews(deps, call));
  serve(newsManagementEndpoints.uploadPicture, (call) => uploadPicture(deps, call));
  serve(newsManagementEndpoints.uploadPdf, (call) => uploadPdf(deps, call));
}
