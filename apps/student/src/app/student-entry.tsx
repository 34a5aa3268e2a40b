import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { StudentApp } from './student-app';

/** Every other address: the app, which asks for the login itself when it has to. */
export function mount(element: HTMLElement): void {
  createRoot(element).render(
    <StrictMode>
      <StudentApp />
    </StrictMode>,
  );
}
