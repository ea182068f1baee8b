// oxlint-disable import/no-unassigned-import -- a style sheet is there as soon as it is imported
import '@tablewright/web/style.css';
import './frame.css';
import { speakMyLanguage } from '@tablewright/web/language';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';

// The language first: what stands in constants is said when its module is loaded.
await speakMyLanguage();
const { Frame } = await import('./Frame.tsx');

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <MemoryRouter>
      <Frame />
    </MemoryRouter>
  </StrictMode>,
);
