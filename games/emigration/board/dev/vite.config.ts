import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// The board by itself, to look at while drawing: `npx vite games/emigration/board/dev`. Never part of a build.
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  cacheDir: '../../../../.cache/board-vite',
});
