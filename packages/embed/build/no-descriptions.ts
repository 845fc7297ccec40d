import type { Plugin } from 'vite';

/** Leaves the descriptions of attributes, events and parts out of partners' files: only READMEs and editors need them. */
export const noDescriptions = (): Plugin => ({
  name: 'yantra:no-descriptions',
  transform(code, id) {
    if (!/\.element\.tsx?$|\/job-attributes\.ts$/.test(id)) return null;
    const less = code.replace(/\bparts: ?\{[^{}]*\}/, 'parts: {}');
    return { code: less.replace(/\bdescription:\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`[^`]*`),?/g, ''), map: null };
  },
});
