export { createPaperDrawer, type PaperDrawer } from './paper-drawer.ts';
export { type FontFiles, readFonts, type TextStyle, type Typesetter, typesetter } from './pdf-text.ts';
