import type { Plugin } from 'vite';

/** Leaves the descriptions of attributes, events and parts out of the files that partners load: they are for READMEs and editors. */
export const noDescriptions = (): Plugin => ({
  name: 'yantra:no-descriptions',
  transform(code, id) {
    if (!/\.element\.tsx?$/.test(id)) return null;
    const less = code.replace(/\bparts: ?\{[^{}]*\}/, 'parts: {}');
    return { code: less.replace(/\bdescription: ?(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`[^`]*`),?/g, ''), map: null };
  },
});
