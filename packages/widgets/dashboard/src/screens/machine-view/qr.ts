/** Rows of modules, true for dark, with the white margin that scanners need. */
export type Squares = readonly (readonly boolean[])[];

const edge = 4;
/** Pixels per module in the file: sharp on a sticker of 10 cm. */
const pixels = 24;

/** The QR code of an address; the encoder is loaded on demand. */
export async function squaresOf(url: string): Promise<Squares> {
  const { encode } = await import('uqr');
  // Error correction for damage of up to a quarter of the code.
  return encode(url, { ecc: 'Q', border: edge }).data;
}

/** The dark modules as one path, with sides of one unit. */
export const pathOf = (squares: Squares): string =>
  squares.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');

/** The code as a PNG; null where the browser cannot draw it. */
export function pngOf(squares: Squares): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = squares.length * pixels;
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = 'black';
  for (const [y, row] of squares.entries()) {
    for (const [x, isDark] of row.entries()) if (isDark) context.fillRect(x * pixels, y * pixels, pixels, pixels);
  }
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
