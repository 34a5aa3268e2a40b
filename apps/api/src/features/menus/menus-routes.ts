import { menuEndpoints } from '@academy/domain/menus';
import type { Db } from '../../db/database';
import type { Serve } from '../../http/serve';
import { readOwnAllergens } from '../../shared/students/allergens-db';
import { saveOwnAllergens } from './save-own-allergens';

export function menuRoutes(serve: Serve, { db }: { db: Db }): void {
  serve(menuEndpoints.ownAllergens, async ({ actor: { studentId } }) => ({
    allergens: await readOwnAllergens(db, studentId),
  }));
  serve(menuEndpoints.saveOwnAllergens, (call) => saveOwnAllergens(db, call));
}
