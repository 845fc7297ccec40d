import { prefixes } from '../../http/paths.ts';

/** The style sheet of the API's page, in the design tokens' colours; a separate file, so that the page needs no inline style. */
export const docsSheet = `@font-face { font-family: Figtree; src: url(${prefixes.static}fonts/figtree-yantra.woff2) format("woff2"); font-weight: 400 800; font-display: swap; unicode-range: U+20-7E, U+A0-FF, U+2013-2026, U+2212; }
:root { color-scheme: light dark; scroll-padding-top: 5rem; --canvas: light-dark(#FFFCF6, #15171A); --surface: light-dark(#FFFFFF, #1D2024);
  --text: light-dark(#23262B, #F6F0E6); --soft: light-dark(#4A505A, #D3CCC0); --muted: light-dark(#6B6459, #A9A195);
  --border: light-dark(#EADFCB, #34383E); --edge: light-dark(#8C8272, #7D7568); --brand: light-dark(#A93B0F, #FFA56E);
  --fill: light-dark(#C2470F, #F0803F); --on-fill: light-dark(#FFFFFF, #20100A); --focus: light-dark(#1558B0, #9CCBFF);
  --mono: ui-monospace, "SF Mono", "Cascadia Mono", "Roboto Mono", "Liberation Mono", monospace; }
:root[data-theme=light] { color-scheme: light; } :root[data-theme=dark] { color-scheme: dark; }
:root[data-theme=light] .logo img { content: url(${prefixes.static}brand/logo.svg); } :root[data-theme=dark] .logo img { content: url(${prefixes.static}brand/logo-on-dark.svg); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--canvas); color: var(--text); font: 1rem/1.5 Figtree, system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
  display: grid; grid-template: "top top" auto "calls main" 1fr / 15rem minmax(0, 1fr); column-gap: 2.5rem; padding: 0 clamp(1rem, calc((100vw - 82.5rem) / 2), 12rem) 4rem; }
h1, h2, h3, p, ul, figure { margin: 0; } ul { padding: 0; list-style: none; } a { color: var(--brand); }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; border-radius: 4px; }
code, pre { font-family: var(--mono); }
.top { grid-area: top; position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; align-items: center; gap: 0 .75rem; min-height: 3.75rem; background: var(--canvas); }
/* As wide as the window: what a border image paints outside does not make the page wider. */
.top { border-bottom: 1px solid; border-image: conic-gradient(var(--border) 0 0) 1 / 0 0 1px / 0 100vw; }
.top a { color: var(--soft); text-decoration: none; display: inline-flex; align-items: center; min-height: 2.75rem; } .logo img { display: block; width: auto; height: 1.75rem; }
.name { font-weight: 560; border-left: 1px solid var(--border); padding-left: .75rem; min-height: 1.5rem !important; }
.top nav { display: flex; margin-left: 1.5rem; overflow-x: auto; scrollbar-width: none; } .top nav a { padding: 0 .75rem; font-size: .875rem; font-weight: 560; white-space: nowrap; }
.top nav [aria-current] { color: var(--text); font-weight: 680; box-shadow: inset 0 -2px var(--fill); }
.calls { grid-area: calls; position: sticky; top: 3.75rem; align-self: start; max-height: calc(100vh - 3.75rem); overflow-y: auto; padding: 2rem 0; font-size: .875rem; scrollbar-width: thin; }
.calls p { padding: .75rem 0 .25rem; color: var(--muted); font-weight: 680; } .calls p:first-child { padding-top: 0; }
.calls a { display: flex; gap: .5rem; align-items: center; min-height: 2rem; padding: .25rem .75rem; border-left: 2px solid var(--border); color: var(--soft); text-decoration: none; overflow-wrap: anywhere; }
.calls a:hover { color: var(--text); border-color: var(--fill); }
main { grid-area: main; min-width: 0; padding-top: 2rem; } main h1 { font-size: clamp(1.375rem, 1.25rem + .56vw, 1.75rem); line-height: 1.2; letter-spacing: -.02em; }
.lede { max-width: 42rem; margin-top: .5rem; color: var(--soft); } main h2 { margin: 2.5rem 0 .5rem; font-size: 1.375rem; letter-spacing: -.02em; }
article { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 26rem); gap: 1.5rem 2.5rem; align-items: start; padding: 1.5rem 0; border-top: 1px solid var(--border); }
article > div { min-width: 0; } h3 { font-size: 1rem; overflow-wrap: anywhere; } h4 { margin: 1rem 0 .25rem; font-size: .875rem; color: var(--muted); font-weight: 560; }
article p { margin: .5rem 0; max-width: 42rem; } article div > ul { font-size: .875rem; color: var(--soft); display: grid; gap: .25rem; } code { font-size: .9em; }
.method { flex: none; font-size: .75rem; font-weight: 680; line-height: 1.25rem; padding: 0 .375rem; border-radius: 4px; color: light-dark(#1F5F99, #8CC4F5); background: light-dark(#E4EFF9, #14273A); }
.method.get { color: light-dark(#27713F, #8FD49B); background: light-dark(#E3F3E8, #17301D); }
.scroll { overflow-x: auto; } table { border-collapse: collapse; width: 100%; font-size: .875rem; }
th, td { text-align: start; padding: .5rem .75rem .5rem 0; border-bottom: 1px solid var(--border); vertical-align: baseline; font-weight: 400; }
thead th { color: var(--muted); border-color: var(--edge); font-weight: 560; } tbody th { font-weight: 680; } .type { color: var(--muted); }
details ul { padding-left: 1.25rem; font-size: .875rem; } details li { padding: .125rem 0; } summary { display: flex; align-items: center; min-height: 2.75rem; cursor: pointer; font-size: .875rem; font-weight: 560; color: var(--brand); }
.examples { position: sticky; top: 5rem; display: grid; grid-template-columns: minmax(0, 1fr); }
figure { border-radius: .875rem; overflow: hidden; background: #1B1D21; color: #F3EBDD; } figcaption { padding: .625rem 1.25rem; border-bottom: 1px solid rgb(255 255 255 / .1); color: #A9A195; font-size: .875rem; }
pre { margin: 0; padding: 1rem 1.25rem; max-height: 20rem; overflow: auto; font-size: .84375rem; line-height: 1.375rem; } pre code { font-size: inherit; } pre span { color: #9AD6AE; } pre:focus-visible { outline-color: #9CCBFF; outline-offset: -3px; }
form { display: grid; gap: .75rem; padding: 1rem 1.25rem; border: 1px solid var(--border); border-radius: .875rem; background: var(--surface); } label { display: grid; gap: .25rem; font: .875rem var(--mono); }
input { min-height: 2.75rem; padding: 0 .75rem; border: 1px solid var(--edge); border-radius: .625rem; background: var(--surface); color: var(--text); font: inherit; width: 100%; }
button { min-height: 2.75rem; border: 1px solid var(--edge); border-radius: .625rem; background: var(--surface); color: var(--text); font: 680 .875rem Figtree, system-ui, sans-serif; cursor: pointer; } form p { color: var(--muted); font-size: .875rem; margin: 0; }
@media (max-width: 75rem) { article { grid-template-columns: minmax(0, 1fr); } .examples { position: static; } }
@media (max-width: 56rem) { body { grid-template: "top" auto "main" auto / minmax(0, 1fr); } .calls { display: none; } .top nav { order: 9; width: calc(100% + 2rem); margin: 0 -1rem; padding: 0 .25rem; } .name { margin-right: auto; } }
@media (max-width: 18em) { body { overflow-wrap: anywhere; } pre { white-space: pre-wrap; } }
`;
