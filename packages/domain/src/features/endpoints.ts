import * as z from 'zod/mini';
import { endpoint } from '../http';
import { undoPart } from '../operations/schemas';
import { editedFeaturesSchema, featureSettingsSchema } from './schemas';

export const featureEndpoints = {
  editedFeatures: endpoint({
    method: 'GET',
    path: '/admin/feature-settings',
    access: 'manager',
    needs: 'settings.read',
    summary: '쓰는 기능 (편집용)',
    etag: true,
    response: editedFeaturesSchema,
  }),
  saveFeatures: endpoint({
    method: 'PUT',
    path: '/admin/feature-settings',
    access: 'manager',
    needs: 'settings.write',
    summary: '기능 켜고 끄기 (If-Match 필요, 끈 기능의 데이터는 남음)',
    etag: true,
    ifMatch: 'required',
    idempotent: true,
    body: featureSettingsSchema,
    response: z.extend(editedFeaturesSchema, undoPart),
  }),
};
