import type { CSSProperties } from 'react';

const face: CSSProperties = {
  fontFamily: '-apple-system,Segoe UI,Roboto,Noto Sans,Noto Sans Devanagari,Helvetica,Arial,sans-serif',
};

/* Outlook's own, which React's types do not know. */
const outlook = { msoHide: 'all' } as CSSProperties;

/* Mail programs know little of style sheets: essential styles are inline. */
export const styles = {
  body: { margin: 0, padding: 0, background: '#FFFCF6' },
  hidden: { display: 'none', maxHeight: 0, overflow: 'hidden', ...outlook },
  sheets: { width: '100%', maxWidth: 600 },
  head: { padding: '24px 32px 16px' },
  mark: { display: 'block', width: 28, height: 28 },
  brand: {
    ...face,
    paddingLeft: 8,
    fontSize: 22,
    lineHeight: '28px',
    fontWeight: 700,
    letterSpacing: -0.3,
    color: '#23262B',
  },
  about: { ...face, fontSize: 13, lineHeight: '20px', color: '#6B6459', textAlign: 'right' },
  sheetPlace: { padding: '0 32px' },
  sheet: { width: '100%', background: '#FFFFFF', border: '1px solid #EADFCB', borderRadius: 14 },
  statePlace: { padding: '28px 28px 0' },
  state: { ...face, padding: '6px 12px', borderRadius: 999, fontSize: 13, lineHeight: '18px', fontWeight: 600 },
  good: { background: '#E7F3E8', color: '#1E6B2C' },
  warn: { background: '#FFF0CC', color: '#8A5A00' },
  titlePlace: { padding: '14px 28px 0' },
  title: {
    ...face,
    margin: 0,
    fontSize: 26,
    lineHeight: '32px',
    fontWeight: 700,
    letterSpacing: -0.4,
    color: '#23262B',
  },
  lead: { ...face, margin: '10px 0 0', fontSize: 16, lineHeight: '24px', color: '#4A505A', overflowWrap: 'anywhere' },
  code: {
    ...face,
    margin: '18px 0 0',
    padding: 16,
    borderRadius: 10,
    background: '#FFF7E7',
    fontSize: 30,
    lineHeight: '36px',
    fontWeight: 700,
    letterSpacing: 6,
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
    color: '#23262B',
  },
  factsPlace: { padding: '20px 28px 0' },
  facts: { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  name: {
    ...face,
    padding: '11px 0',
    borderTop: '1px solid #EADFCB',
    fontSize: 15,
    lineHeight: '20px',
    fontWeight: 400,
    textAlign: 'left',
    verticalAlign: 'top',
    color: '#23262B',
  },
  value: {
    ...face,
    padding: '11px 0 11px 12px',
    borderTop: '1px solid #EADFCB',
    fontSize: 15,
    lineHeight: '20px',
    fontWeight: 600,
    textAlign: 'right',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
    color: '#23262B',
  },
  notePlace: { padding: '8px 28px 0' },
  note: {
    ...face,
    padding: '12px 16px',
    borderRadius: 8,
    background: '#FFF7E7',
    fontSize: 14,
    lineHeight: '20px',
    color: '#4A505A',
  },
  wayPlace: { padding: '24px 28px 0' },
  way: { borderRadius: 10, background: '#C2470F', textAlign: 'center' },
  wayLink: {
    ...face,
    display: 'inline-block',
    padding: '14px 28px',
    fontSize: 16,
    lineHeight: '20px',
    fontWeight: 700,
    color: '#FFFFFF',
    textDecoration: 'none',
  },
  words: { ...face, margin: 0, fontSize: 14, lineHeight: '20px', color: '#6B6459', overflowWrap: 'anywhere' },
  wordsPlace: { padding: '16px 28px 0' },
  end: { padding: '0 0 28px', fontSize: 0, lineHeight: 0 },
  footPlace: { padding: '20px 32px 32px' },
  foot: { ...face, margin: '0 0 8px', fontSize: 13, lineHeight: '20px', color: '#6B6459' },
  us: {
    ...face,
    margin: '16px 0 0',
    paddingTop: 12,
    borderTop: '1px solid #EADFCB',
    fontSize: 12,
    lineHeight: '18px',
    color: '#6B6459',
  },
  link: { color: '#A93B0F' },
} satisfies Readonly<Record<string, CSSProperties>>;

/** For better programs: phones get the full width, and dark mode its colours. */
export const sheet = `:root{color-scheme:light dark;supported-color-schemes:light dark}
body{-webkit-text-size-adjust:100%}
@media (max-width:599px){.pad{padding-left:12px!important;padding-right:12px!important}.in{padding-left:18px!important;padding-right:18px!important}
.way,.wayplace{width:100%!important}.way a{display:block!important}.h{font-size:23px!important;line-height:29px!important}}
@media (prefers-color-scheme:dark){.bg{background:#15171A!important}.sheet{background:#1D2024!important;border-color:#34383E!important}
.cream{background:#2A2318!important}.t{color:#F6F0E6!important}.s{color:#D3CCC0!important}.m{color:#A9A195!important}.hr{border-color:#34383E!important}
.good{background:#17301D!important;color:#8FD49B!important}.warn{background:#36290D!important;color:#F3C368!important}.l{color:#FFA56E!important}
.way{background:#F0803F!important}.way a{color:#20100A!important}}`;
