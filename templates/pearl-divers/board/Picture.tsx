/** For the shelf and for what flies: small, and without the board. */
export function Picture() {
  return (
    <svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true">
      <circle cx="11" cy="11" r="9" fill="#f4f1ea" stroke="#9fb6bd" />
    </svg>
  );
}
