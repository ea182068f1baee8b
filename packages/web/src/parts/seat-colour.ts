/**
 * A colour that is drawn for the ground of one board, on the grounds of the frame: a dark ink is lifted where that is dark, a light one taken
 * down where it is light. It stays the same hue, so that everybody knows whose it is.
 */
export function onBothGrounds(colour: string): string {
  const light = lightness(colour);
  if (light < 0.2) return `light-dark(${colour}, color-mix(in oklab, ${colour} 58%, white))`;
  if (light > 0.6) return `light-dark(color-mix(in oklab, ${colour} 72%, black), ${colour})`;
  return colour;
}

/** Relative luminance, 0 for black and 1 for white. */
function lightness(hex: string): number {
  const channel = (at: number): number => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}
