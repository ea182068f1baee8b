import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// Served to whoever draws a board, and never built.
export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../../.cache/workbench',
  plugins: [react()],
  server: { port: 5199 },
  // Named beforehand: what is first met in the middle of a scene makes the page load anew.
  optimizeDeps: {
    entries: ['index.html', 'frame.html', '../../games/*/board/index.tsx'],
  },
});
