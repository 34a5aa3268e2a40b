import '@academy/ui/styles/tokens.css';
import '@academy/ui/styles/base.css';
import { loadAfterPage } from '@academy/ui/fonts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
loadAfterPage(() => import('pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css'));
