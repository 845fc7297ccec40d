import { afterEach, describe, expect, test, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { engines, place, placeSample, sampleWidget } from './sample.fixture.ts';
import { adoptSheets, adoptTokens, sheetOf } from './sheets.ts';

const pageSheets: CSSStyleSheet[] = [];

/** A style of the embedding page. */
function pageStyle(css: string) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  pageSheets.push(sheet);
  document.adoptedStyleSheets.push(sheet);
}

afterEach(() => {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => !pageSheets.includes(sheet));
  vi.restoreAllMocks();
});

const boxOf = (element: Element) => element.shadowRoot?.querySelector('.box') ?? element;

const strictPage = new URL('./strict-page.fixture.ts', import.meta.url).href;
const devTools = () => cdp() as unknown as { send(method: string, parameters: object): Promise<unknown> };

/** A document of its own, so that values measured once per document are measured anew. */
async function freshDocument(html = ''): Promise<Document> {
  const frame = place<HTMLIFrameElement>('<iframe></iframe>');
  frame.srcdoc = `<!doctype html>${html}`;
  await new Promise((resolve) => {
    frame.addEventListener('load', resolve, { once: true });
  });
  return frame.contentDocument ?? document;
}

const tokens = '@layer yantra.tokens{:where(:root){--yantra-brand:rgb(1, 2, 3);--yantra-gap:1.5rem}}';
const valueOf = (name: string, of: Document = document) => getComputedStyle(of.documentElement).getPropertyValue(name);

describe('sheets of a document', () => {
  test('one text is one sheet, known by a name that two copies of this package share', () => {
    const sheet = sheetOf(document, 'p{margin:1rem}');
    expect(sheetOf(document, 'p{margin:1rem}')).toBe(sheet);
    expect(sheet.cssRules[0]?.cssText).toBe('p { margin: 16px; }');
    expect(Reflect.get(document, Symbol.for('yantra.sheets.1'))).toBeDefined();
  });

  test.each([
    ['a root font of 10 px does not count', 'html{font-size:10px}'],
    ['nor do rules that reach for everything', '*{all:unset!important;font-size:7px!important;display:none!important}'],
    ['nor does a monospace page', 'html,body{font-family:monospace}'],
  ])('%s', async (_, css) => {
    const page = await freshDocument(`<style>${css}</style>`);
    expect(sheetOf(page, 'p{margin:1rem}').cssRules[0]?.cssText).toBe('p { margin: 16px; }');
  });

  test('a person’s larger text counts, on a page with a root font of its own too', async () => {
    await devTools().send('Page.setFontSizes', { fontSizes: { standard: 24 } });
    try {
      const page = await freshDocument('<style>html{font-size:10px}</style>');
      expect(sheetOf(page, 'p{margin:1rem}').cssRules[0]?.cssText).toBe('p { margin: 24px; }');
    } finally {
      await devTools().send('Page.setFontSizes', { fontSizes: { standard: 16 } });
    }
  });

  test('tokens are adopted once, and their lengths do not hang on the page’s root font', async () => {
    const page = await freshDocument('<style>html{font-size:10px}</style>');
    adoptTokens(page, tokens);
    adoptTokens(page, tokens);
    expect(page.adoptedStyleSheets).toHaveLength(1);
    expect([valueOf('--yantra-brand', page), valueOf('--yantra-gap', page)]).toEqual(['rgb(1, 2, 3)', '24px']);
  });

  test('the page’s own token wins', async () => {
    const page = await freshDocument('<style>:root{--yantra-brand:green}</style>');
    adoptTokens(page, tokens);
    expect(valueOf('--yantra-brand', page)).toBe('green');
  });
});

describe.each(engines)('sheets of an element on $name', (engine) => {
  test('are shared by all elements, and no style element is made', async () => {
    const { tag, define } = sampleWidget(engine, { sheets: ['.box{margin:1rem}'], tokens });
    define();
    const page = place(`<div><${tag}></${tag}><${tag}></${tag}></div>`);
    const [first, second] = page.querySelectorAll(tag);
    expect(first?.shadowRoot?.adoptedStyleSheets).toHaveLength(2);
    expect(first?.shadowRoot?.adoptedStyleSheets).toEqual(second?.shadowRoot?.adoptedStyleSheets);
    expect(first?.shadowRoot?.querySelector('style')).toBeNull();
    expect(valueOf('--yantra-brand')).toBe('rgb(1, 2, 3)');
    await expect.poll(() => first && getComputedStyle(boxOf(first)).margin).toBe('16px');
  });

  test.each([
    '*{all:unset}',
    '*{all:unset!important;display:none!important}',
    'div,b,button{color:red!important;border:9px solid!important;text-transform:uppercase!important}',
    '*{display:none;font-size:3px!important;letter-spacing:9px!important;line-height:5!important;color:red!important}',
    'body{text-transform:uppercase;text-align:center;letter-spacing:9px;line-height:5;color:red;white-space:pre}',
  ])('the page’s style stays out: %s', async (css) => {
    const sheets = ['.box{width:10rem;height:2rem;font-size:1.5rem;color:rgb(1, 2, 3)}'];
    const { element, latest } = await placeSample(engine, { state: 'ready', sheets }, 'city="Pune"');
    await expect.poll(latest).toBeDefined();
    await expect.poll(() => element.getAttribute('state')).toBe('ready');
    pageStyle(css);
    // In a hidden page nothing has a size.
    pageStyle('html,body{display:block!important}');
    const box = boxOf(element);
    expect(getComputedStyle(element)).toMatchObject({ display: 'flow-root', fontSize: '16px' });
    expect(getComputedStyle(box)).toMatchObject({
      color: 'rgb(1, 2, 3)',
      fontSize: '24px',
      letterSpacing: 'normal',
      lineHeight: 'normal',
      textTransform: 'none',
      textAlign: 'start',
      whiteSpace: 'normal',
      borderTopWidth: '0px',
    });
    expect(box.getBoundingClientRect()).toMatchObject({ width: 160, height: 32 });
  });

  test('the page keeps its font, its colour scheme, and whether the widget is to be seen', async () => {
    const { element, latest } = await placeSample(engine, { state: 'ready' });
    await expect.poll(latest).toBeDefined();
    pageStyle('body{font-family:Georgia;color-scheme:dark;visibility:hidden}');
    expect(getComputedStyle(boxOf(element))).toMatchObject({
      fontFamily: 'Georgia',
      colorScheme: 'dark',
      visibility: 'hidden',
    });
    element.hidden = true;
    expect(getComputedStyle(element).display).toBe('none');
  });

  test('of a part that was loaded later stay when the element is moved', async () => {
    const { element, latest } = await placeSample(engine, { sheets: ['.box{margin:1rem}'] });
    await expect.poll(latest).toBeDefined();
    await expect.poll(() => boxOf(element)).not.toBe(element);
    adoptSheets(boxOf(element), ['.box{padding:1rem}', '.box{margin:1rem}']);
    const elsewhere = document.createElement('section');
    document.body.append(elsewhere);
    elsewhere.append(element);
    expect(getComputedStyle(boxOf(element))).toMatchObject({ margin: '16px', padding: '16px' });
    expect(element.shadowRoot?.adoptedStyleSheets).toHaveLength(3);
    expect(() => adoptSheets(document.createElement('p'), ['p{margin:1rem}'])).not.toThrow();
  });

  test('come along to another document', async () => {
    const sheets = ['.box{margin:1rem}'];
    const { tag, define } = sampleWidget(engine, { sheets, tokens });
    define();
    const element = document.createElement(tag);
    const page = await freshDocument('<style>html{font-size:10px}</style>');
    document.body.append(element);
    await expect.poll(() => getComputedStyle(boxOf(element)).margin).toBe('16px');
    page.body.append(element);
    expect(element.shadowRoot?.adoptedStyleSheets).toHaveLength(2);
    expect(getComputedStyle(boxOf(element)).margin).toBe('16px');
    expect(valueOf('--yantra-gap', page)).toBe('24px');
  });

  test('are let be in a document without a window, and are there again when it comes back', async () => {
    const sheets = ['.box{margin:1rem}'];
    const { tag, define } = sampleWidget(engine, { state: 'ready', sheets, tokens });
    define();
    const faults: unknown[] = [];
    const listen = ({ error }: ErrorEvent) => faults.push(error);
    addEventListener('error', listen);
    const element = place(`<${tag}></${tag}>`);
    await expect.poll(() => element.getAttribute('state')).toBe('ready');
    const windowless = document.implementation.createHTMLDocument();
    windowless.body.append(element);
    expect(element.ownerDocument).toBe(windowless);
    document.body.append(element);
    removeEventListener('error', listen);
    expect(faults).toEqual([]);
    expect(getComputedStyle(boxOf(element)).margin).toBe('16px');
    element.remove();
  });

  test('work under a strict policy and Trusted Types', async () => {
    const page = await freshDocument(
      `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'; connect-src *;` +
        ` require-trusted-types-for 'script'; trusted-types 'none'"><body>` +
        `<script type="module" src="${strictPage}?${engine.name}"></script>`,
    );
    await expect.poll(() => page.body.dataset['result'], { timeout: 10_000 }).toBe('ready 32px Pune');
    expect(page.body.dataset['violations']).toBe('');
  }, 15_000);
});

describe.each(engines)('the colours of an element on $name', (engine) => {
  const scheme = '.box{display:block;color:light-dark(rgb(1, 1, 1), rgb(250, 250, 250))}';

  test.each([
    ['light on a light page', '', '', 1],
    ['dark on a page that is dark without saying so', 'background:#111;color:#eee', '', 250],
    ['dark where the text’s colour is written another way', 'color:oklch(0.967 0.003 264)', '', 250],
    ['light on a page whose text is dark, written another way', 'color:oklch(0.21 0.03 264)', '', 1],
    ['those of the page’s colour scheme', 'color-scheme:light;color:#eee', '', 1],
    ['those of the tag’s theme', 'color:#eee', 'theme="light"', 1],
  ])('are %s', async (_, style, attributes, red) => {
    const sample = sampleWidget(engine, { state: 'ready', sheets: [scheme] });
    sample.define();
    const frame = place(`<div style="${style}"><${sample.tag} ${attributes}></${sample.tag}></div>`);
    const element = frame.firstElementChild as HTMLElement;
    await expect.poll(() => element.getAttribute('state')).toBe('ready');
    expect(getComputedStyle(boxOf(element)).color).toBe(`rgb(${red}, ${red}, ${red})`);
  });

  test.each(['insertBefore', 'moveBefore'] as const)('follow it to a place of another kind, by %s', async (way) => {
    const sample = sampleWidget(engine, { state: 'ready', sheets: [scheme] });
    sample.define();
    const frame = place(`<div><div style="color:#eee"><${sample.tag}></${sample.tag}></div><div></div></div>`);
    const [dark, light] = [...frame.children] as [HTMLElement, HTMLElement];
    const element = dark.firstElementChild as HTMLElement;
    await expect.poll(() => element.getAttribute('state')).toBe('ready');
    const colour = () => getComputedStyle(boxOf(element)).color;
    expect(colour()).toBe('rgb(250, 250, 250)');
    light[way](element, null);
    expect(colour()).toBe('rgb(1, 1, 1)');
    dark[way](element, null);
    expect(colour()).toBe('rgb(250, 250, 250)');
  });
});
