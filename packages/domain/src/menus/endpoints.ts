import { endpoint } from '../http';
import { ownAllergensSchema } from './schemas';

export const menuEndpoints = {
  ownAllergens: endpoint({
    method: 'GET',
    path: '/students/me/allergens',
    access: 'student',
    summary: '내 알레르기 (식품 표시 번호 1~19)',
    response: ownAllergensSchema,
  }),
  saveOwnAllergens: endpoint({
    method: 'PUT',
    path: '/students/me/allergens',
    access: 'student',
    summary: '내 알레르기 저장',
    body: ownAllergensSchema,
    response: ownAllergensSchema,
  }),
};
