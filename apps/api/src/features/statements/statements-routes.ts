import { statementEndpoints } from '@academy/domain/statements';
import type { Db } from '../../db/database';
import type { Serve } from '../../http/serve';
import { bookStatement } from './book-statement';
import { previewStatement } from './preview-statement';

export function statementRoutes(serve: Serve, { db }: { db: Db }): void {
  serve(statementEndpoints.previewStatement, (call) => previewStatement(db, call));
  serve(statementEndpoints.bookStatement, (call) => bookStatement(db, call));
}
