/** Rows of squares, true where one is dark, with the white edge that scanners need. */
export type Squares = readonly (readonly boolean[])[];

const edge = 4;
/** So many pixels has a square in a file: sharp on a sticker of 10 cm. */
const pixels = 24;

/** The code of an address; what makes it comes when it is asked for. */
export async function squaresOf(url: string): Promise<Squares> {
  const { encode } = await import('uqr');
  // A quarter of it may be scratched off.
  return encode(url, { ecc: 'Q', border: edge }).data;
}

/** The dark squares as one path, a unit each. */
export const pathOf = (squares: Squares): string =>
  squares.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');

/** The same as a picture; nothing where the browser draws none. */
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
