// @vitest-environment jsdom
import { aStudentPoint } from '@academy/domain/testing';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { IssuedAt } from './points-list';

test.each([
  ['2026-11-21T05:03:00.000Z', '11월 21일 (토) 14:03 부여'],
  // A server that knows the day alone.
  ['2026-11-20T15:00:00.000Z', '11월 21일 (토) 부여'],
])('given at %s: %s', (createdAt, text) => {
  const point = aStudentPoint({
    incidentDate: '2026-11-20',
    registrationDate: '2026-11-21',
    createdAt,
  });
  const { container } = render(<IssuedAt point={point} />);
  expect(container.textContent).toBe(text);
});
