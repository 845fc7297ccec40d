import { encode } from 'uqr';
import type { Plugin } from 'vite';
import { appLink } from './src/pages/home/app-link.ts';

/* The code is drawn while building: the browser gets a path, and neither the library nor a style attribute. */
const name = 'virtual:app-qr';
const resolved = `\0${name}`;

/** The dark modules as one path, each run of a row in one stroke; a border of one module around them. */
function draw(link: string): { readonly size: number; readonly path: string } {
  const { size, data } = encode(link, { ecc: 'M', border: 1 });
  const runs = data.flatMap((row, y) =>
    [
      ...row
        .map((isDark) => (isDark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ].map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`),
  );
  return { size, path: runs.join('') };
}

/** `virtual:app-qr`: the QR picture of the app's link. */
export const appQr = (): Plugin => ({
  name: 'yantra:app-qr',
  resolveId: (id) => (id === name ? resolved : undefined),
  load: (id) => (id === resolved ? `export const appQr = ${JSON.stringify(draw(appLink))};` : undefined),
});
