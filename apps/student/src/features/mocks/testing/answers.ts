import { aMyMockRegistration } from '@academy/domain/testing';
import { screen } from '@testing-library/react';

export const AT_EXAM = '/mocks?open=exam-11';
export const refuse =
  (body: object = {}) =>
  () =>
    Response.json(body, { status: 400 });
export const done =
  (registration: Parameters<typeof aMyMockRegistration>[0] = {}) =>
  () =>
    Response.json({
      success: true,
      registrationId: '501',
      registration: aMyMockRegistration(registration),
    });
export const dialog = (name: string) => screen.findByRole('dialog', { name });
export const apply = () => screen.findByRole('button', { name: '신청하기' });
