import type { Markup } from './html.ts';

const face = 'font-family:-apple-system,Segoe UI,Roboto,Noto Sans,Noto Sans Devanagari,Helvetica,Arial,sans-serif;';

/* Mail programs know little of style sheets: essential styles are inline. */
export const styles = {
  body: 'margin:0;padding:0;background:#FFFCF6',
  hidden: 'display:none;max-height:0;overflow:hidden;mso-hide:all',
  sheets: 'width:100%;max-width:600px',
  head: 'padding:24px 32px 16px',
  mark: 'display:block;width:28px;height:28px',
  brand: `${face}padding-left:8px;font-size:22px;line-height:28px;font-weight:700;letter-spacing:-0.3px;color:#23262B`,
  about: `${face}font-size:13px;line-height:20px;color:#6B6459;text-align:right`,
  sheetPlace: 'padding:0 32px',
  sheet: 'width:100%;background:#FFFFFF;border:1px solid #EADFCB;border-radius:14px',
  statePlace: 'padding:28px 28px 0',
  state: `${face}padding:6px 12px;border-radius:999px;font-size:13px;line-height:18px;font-weight:600`,
  good: 'background:#E7F3E8;color:#1E6B2C',
  warn: 'background:#FFF0CC;color:#8A5A00',
  titlePlace: 'padding:14px 28px 0',
  title: `${face}margin:0;font-size:26px;line-height:32px;font-weight:700;letter-spacing:-0.4px;color:#23262B`,
  lead: `${face}margin:10px 0 0;font-size:16px;line-height:24px;color:#4A505A;overflow-wrap:anywhere`,
  code: `${face}margin:18px 0 0;padding:16px;border-radius:10px;background:#FFF7E7;font-size:30px;line-height:36px;font-weight:700;letter-spacing:6px;text-align:center;font-variant-numeric:tabular-nums;color:#23262B`,
  factsPlace: 'padding:20px 28px 0',
  facts: 'width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums',
  name: `${face}padding:11px 0;border-top:1px solid #EADFCB;font-size:15px;line-height:20px;font-weight:400;text-align:left;vertical-align:top;color:#23262B`,
  value: `${face}padding:11px 0 11px 12px;border-top:1px solid #EADFCB;font-size:15px;line-height:20px;font-weight:600;text-align:right;vertical-align:top;overflow-wrap:anywhere;color:#23262B`,
  notePlace: 'padding:8px 28px 0',
  note: `${face}padding:12px 16px;border-radius:8px;background:#FFF7E7;font-size:14px;line-height:20px;color:#4A505A`,
  wayPlace: 'padding:24px 28px 0',
  way: 'border-radius:10px;background:#C2470F;text-align:center',
  wayLink: `${face}display:inline-block;padding:14px 28px;font-size:16px;line-height:20px;font-weight:700;color:#FFFFFF;text-decoration:none`,
  words: `${face}margin:0;font-size:14px;line-height:20px;color:#6B6459;overflow-wrap:anywhere`,
  wordsPlace: 'padding:16px 28px 0',
  end: 'padding:0 0 28px;font-size:0;line-height:0',
  footPlace: 'padding:20px 32px 32px',
  foot: `${face}margin:0 0 8px;font-size:13px;line-height:20px;color:#6B6459`,
  us: `${face}margin:16px 0 0;padding-top:12px;border-top:1px solid #EADFCB;font-size:12px;line-height:18px;color:#6B6459`,
  link: 'color:#A93B0F',
} as const;

/** For better programs: phones get the full width, and dark mode its colours. */
export const sheet: Markup = {
  markup: `<style>
:root{color-scheme:light dark;supported-color-schemes:light dark}
body{-webkit-text-size-adjust:100%}
@media (max-width:599px){.pad{padding-left:12px!important;padding-right:12px!important}.in{padding-left:18px!important;padding-right:18px!important}
.way,.wayplace{width:100%!important}.way a{display:block!important}.h{font-size:23px!important;line-height:29px!important}}
@media (prefers-color-scheme:dark){.bg{background:#15171A!important}.sheet{background:#1D2024!important;border-color:#34383E!important}
.cream{background:#2A2318!important}.t{color:#F6F0E6!important}.s{color:#D3CCC0!important}.m{color:#A9A195!important}.hr{border-color:#34383E!important}
.good{background:#17301D!important;color:#8FD49B!important}.warn{background:#36290D!important;color:#F3C368!important}.l{color:#FFA56E!important}
.way{background:#F0803F!important}.way a{color:#20100A!important}}
</style>`,
};
