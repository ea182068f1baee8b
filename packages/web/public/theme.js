// Before the first picture: whoever has chosen dark on a light machine must not be blinded until the page itself is there
// (src/app/appearance.ts, which has the last word).
try {
  const { theme } = JSON.parse(localStorage.getItem('tablewright')).state;
  if (['light', 'dark', 'contrast'].includes(theme)) document.documentElement.dataset.theme = theme;
} catch {
  // Nothing is kept, or not by this page.
}
