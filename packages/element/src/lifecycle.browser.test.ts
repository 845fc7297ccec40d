import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { engines, place, placeSample, sampleWidget, textOf } from './sample.fixture.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

describe.each(engines)('the life of an element on $name', (engine) => {
  test('moving it keeps its component', async () => {
    const { element, log } = await placeSample(engine, {}, 'city="Pune"');
    await expect.poll(() => log.mounts).toBe(1);
    const shown = element.shadowRoot?.querySelector('b');
    const elsewhere = document.createElement('section');
    document.body.append(elsewhere);
    elsewhere.append(element);
    element.city = 'Surat';
    await expect.poll(() => textOf(element)).toBe('Surat');
    expect(element.shadowRoot?.querySelector('b')).toBe(shown);
    expect(log).toMatchObject({ mounts: 1, unmounts: 0 });
  });

  test('moving it by moveBefore keeps its component', async () => {
    const { element, log } = await placeSample(engine, {}, 'city="Pune"');
    await expect.poll(() => log.mounts).toBe(1);
    const elsewhere = document.createElement('section');
    document.body.append(elsewhere);
    elsewhere.moveBefore(element, null);
    element.city = 'Surat';
    await expect.poll(() => textOf(element)).toBe('Surat');
    expect(log).toMatchObject({ mounts: 1, unmounts: 0 });
  });

  test('removing it unmounts its component, and a return begins anew', async () => {
    const { element, log } = await placeSample(engine, { state: 'ready' }, 'city="Pune"');
    await expect.poll(() => element.getAttribute('state')).toBe('ready');
    element.remove();
    await expect.poll(() => log.unmounts).toBe(1);
    expect(textOf(element)).toBe('');
    document.body.append(element);
    expect(element.getAttribute('state')).toBe('loading');
    await expect.poll(() => element.getAttribute('state')).toBe('ready');
    expect(textOf(element)).toBe('Pune');
    expect(log.mounts).toBe(2);
  });

  test('a React host removes it without an error', async () => {
    const logged = vi.spyOn(console, 'error');
    const { tag, define, log } = sampleWidget(engine);
    define();
    const host = createRoot(place('<main></main>'));
    flushSync(() => host.render(createElement('div', null, createElement(tag, { city: 'Pune' }))));
    await expect.poll(() => log.mounts).toBe(1);
    flushSync(() => host.render(createElement('div')));
    await expect.poll(() => log.unmounts).toBe(1);
    flushSync(() => host.render(createElement('div', null, createElement(tag, { city: 'Surat' }))));
    await expect.poll(() => log.mounts).toBe(2);
    host.unmount();
    await expect.poll(() => log.unmounts).toBe(2);
    expect(logged).not.toHaveBeenCalled();
  });

  test('a declarative shadow root is kept and hydrated', async () => {
    const logged = vi.spyOn(console, 'error');
    const { tag, define, log } = sampleWidget(engine, { state: 'ready' });
    const page = place<HTMLElement>('<main></main>');
    page.setHTMLUnsafe(
      `<${tag} city="Pune" state="ready"><template shadowrootmode="open"><div id="stage"><div id="root" class="y-root">` +
        '<div class="box" part="box"><b>Pune</b><i></i></div></div><slot></slot></div></template></' +
        `${tag}>`,
    );
    const element = page.querySelector<HTMLElement>(tag);
    const served = element?.shadowRoot?.querySelector('b');
    expect(served?.textContent).toBe('Pune');
    const states: unknown[] = [];
    new MutationObserver(() => states.push(element?.getAttribute('state'))).observe(page, {
      subtree: true,
      attributeFilter: ['state'],
    });
    define();
    await expect.poll(() => log.mounts).toBe(1);
    expect(element?.shadowRoot?.querySelectorAll('#stage')).toHaveLength(1);
    expect(element?.shadowRoot?.querySelector('b')).toBe(served);
    element?.setAttribute('city', 'Surat');
    await expect.poll(() => served?.textContent).toBe('Surat');
    expect(states).not.toContain('loading');
    expect(logged).not.toHaveBeenCalled();
  });
});

/** A page's context: the nearest element with `data-scope`. A late one answers when told. */
function scopes(engine: (typeof engines)[number]) {
  const Context = engine.createContext('');
  const late: (() => void)[] = [];
  const stopped: HTMLElement[] = [];
  return {
    late,
    stopped,
    useValue: () => engine.useContext(Context),
    context: {
      Provider: Context.Provider,
      attributes: ['spoken'],
      subscribe(host: HTMLElement, found: (value: string) => void) {
        const scope = host.closest<HTMLElement>('[data-scope]');
        const answer = () => found((scope?.dataset['scope'] ?? 'page') + (host.getAttribute('spoken') ?? ''));
        if (scope?.hasAttribute('data-late')) late.push(answer);
        else answer();
        return () => stopped.push(host);
      },
    },
  };
}

describe.each(engines)('the context of an element on $name', (engine) => {
  test('reaches the component', async () => {
    const { element } = await placeSample(engine, scopes(engine), 'city="Pune"');
    await expect.poll(() => textOf(element)).toBe('Punepage');
  });

  test('may be found late: nothing renders before, and the children are visible', async () => {
    const found = scopes(engine);
    const { tag, define, log } = sampleWidget(engine, found);
    define();
    const page = place(`<div data-scope="late" data-late><${tag} city="Pune"><a href="#">Call us</a></${tag}></div>`);
    const element = page.querySelector<HTMLElement>(tag);
    element?.setAttribute('limit', '3');
    expect(log.props).toEqual([]);
    expect(page.querySelector('a')?.checkVisibility()).toBe(true);
    for (const answer of found.late) answer();
    await expect.poll(() => element && textOf(element)).toBe('Punelate');
  });

  test.each(['append', 'moveBefore'] as const)('follows the element when it is moved by %s', async (way) => {
    const found = scopes(engine);
    const { tag, define, log } = sampleWidget(engine, found);
    define();
    const page = place(`<div><p data-scope="one"><${tag} city="Pune"></${tag}></p><p data-scope="two"></p></div>`);
    const element = page.querySelector<HTMLElement>(tag) ?? page;
    await expect.poll(() => textOf(element)).toBe('Puneone');
    const target = page.querySelector<HTMLElement>('[data-scope=two]');
    if (way === 'append') target?.append(element);
    else target?.moveBefore(element, null);
    await expect.poll(() => textOf(element)).toBe('Punetwo');
    expect(log).toMatchObject({ mounts: 1, unmounts: 0 });
    expect(found.stopped.length).toBeGreaterThan(0);
    expect(found.stopped.every((host) => host === element)).toBe(true);
  });

  test('is asked for again when an attribute says another', async () => {
    const { element, log } = await placeSample(engine, scopes(engine), 'city="Pune"');
    await expect.poll(() => textOf(element)).toBe('Punepage');
    element.setAttribute('spoken', '-hi');
    await expect.poll(() => textOf(element)).toBe('Punepage-hi');
    expect(log.mounts).toBe(1);
  });

  test('is forgotten when the element is taken away: elsewhere nothing renders before it is found', async () => {
    const found = scopes(engine);
    const { tag, define, log } = sampleWidget(engine, found);
    define();
    const page = place(
      `<div><p data-scope="one"><${tag} city="Pune"></${tag}></p><p data-scope="two" data-late></p></div>`,
    );
    const element = page.querySelector<HTMLElement>(tag) ?? page;
    await expect.poll(() => log.mounts).toBe(1);
    element.remove();
    await expect.poll(() => log.unmounts).toBe(1);
    page.querySelector('[data-scope=two]')?.append(element);
    expect(log.mounts).toBe(1);
    for (const answer of found.late) answer();
    await expect.poll(() => textOf(element)).toBe('Punetwo');
  });
});
