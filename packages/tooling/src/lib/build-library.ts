/** The `build` of a library package: builds the package in the current folder, by a warm process if there is one. */
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { LibraryBuild } from './library-builder.ts';

const port = process.env['LIBRARY_BUILDER'];
if (port === undefined) await (await import('vite')).build();
else {
  const builder = connect(Number(port), '127.0.0.1').end(process.cwd());
  const { isPassed, output } = JSON.parse(await text(builder)) as LibraryBuild;
  console.log(output.trimEnd());
  process.exitCode = isPassed ? 0 : 1;
}
