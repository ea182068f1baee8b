// oxlint-disable import/no-unassigned-import -- a style sheet is there as soon as it is imported
import '@tablewright/web/style.css';
import './frame.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { Frame } from './Frame.tsx';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <MemoryRouter>
      <Frame />
    </MemoryRouter>
  </StrictMode>,
);
