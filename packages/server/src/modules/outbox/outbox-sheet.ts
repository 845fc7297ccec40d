/** The style sheet of the outbox's page, in the design tokens' colours; a separate file, so that the page needs no inline style. */
export const outboxSheet = `:root { color-scheme: light dark; --canvas: light-dark(#FFFCF6, #17181B); --surface: light-dark(#FFFFFF, #202226);
  --text: light-dark(#23262B, #F3EDE2); --muted: light-dark(#6B6459, #B9B0A1); --border: light-dark(#EADFCB, #3A3D43); --line: light-dark(#857B6C, #8B8375);
  --brand: light-dark(#A93B0F, #FFA06B); --on-brand: light-dark(#FFFFFF, #23262B); --wrong: light-dark(#B3261E, #FFB4AB); --focus: light-dark(#1558B0, #8EBEFF); }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 48rem; padding: 0 clamp(1rem, 4vw, 3rem) 4rem; background: var(--canvas); color: var(--text); font: 1rem/1.5 system-ui, sans-serif; }
header { padding: 2.5rem 0 1.5rem; border-bottom: 1px solid var(--border); margin-bottom: 1.5rem; } header p { max-width: 65ch; margin: .5rem 0 0; }
h1 { font-size: clamp(1.75rem, 4vw, 2.5rem); line-height: 1.12; letter-spacing: -.02em; margin: 0; }
form { display: flex; flex-wrap: wrap; align-items: center; gap: .75rem; margin: 0 0 1.5rem; } form p { flex-basis: 100%; margin: 0; color: var(--wrong); }
input, button { max-width: 100%; font: inherit; min-height: 2.75rem; padding: 0 1rem; border-radius: 10px; border: 1px solid var(--line); background: var(--surface); color: inherit; }
input[aria-invalid] { border-color: var(--wrong); } button { background: var(--brand); border-color: var(--brand); color: var(--on-brand); font-weight: 600; cursor: pointer; }
a { color: var(--brand); } :focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; border-radius: 4px; }
ol { list-style: none; margin: 0; padding: 0; } li { background: var(--surface); border: 1px solid var(--border); border-radius: 12px; padding: 1.25rem; margin: 0 0 1rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .125rem 1rem; margin: 0 0 .75rem; font-size: .875rem; } dt { color: var(--muted); } dd { margin: 0; }
pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; font: 1rem/1.5 ui-monospace, "SF Mono", "Cascadia Mono", "Liberation Mono", monospace; }
nav { display: flex; flex-wrap: wrap; gap: .5rem; margin: 0 0 1rem; } nav a { display: inline-flex; align-items: center; min-height: 2.75rem; padding: 0 1rem; border: 1px solid var(--line);
  border-radius: 999px; text-decoration: none; color: var(--text); } nav a[aria-current] { background: var(--text); color: var(--canvas); border-color: var(--text); }
iframe { width: 100%; height: 34rem; border: 1px solid var(--border); border-radius: 10px; background: var(--canvas); } summary { cursor: pointer; min-height: 1.75rem; }
.bubble, .card { max-width: 26rem; padding: .75rem 1rem; border: 1px solid var(--border); overflow-wrap: anywhere; } .bubble p, .card p { margin: 0 0 .25rem; }
.bubble { background: light-dark(#E7F6E4, #1D3323); border-radius: 4px 14px 14px 14px; } .card { background: var(--canvas); border-radius: 14px; box-shadow: 0 2px 8px #0002; }
`;
