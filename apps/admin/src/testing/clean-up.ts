import { cleanup } from '@testing-library/react';
import { afterAll } from 'vitest';

afterAll(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
