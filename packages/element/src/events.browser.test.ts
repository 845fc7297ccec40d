import { describe, expect, test } from 'vitest';
import { engines, placeSample } from './sample.fixture.ts';

describe.each(engines)('events on $name', (engine) => {
  test('a callback prop is an event with its prefix, which bubbles out of shadow roots', async () => {
    const { element, latest } = await placeSample(engine);
    const outer = document.createElement('div');
    document.body.append(outer);
    outer.attachShadow({ mode: 'open' }).append(element);
    await expect.poll(latest).toBeDefined();
    const heard: CustomEvent<{ id: string }>[] = [];
    document.addEventListener('yantra-city-change', (event) => heard.push(event as CustomEvent), { once: true });
    latest()?.onCityChange?.({ id: '8' });
    expect(heard).toHaveLength(1);
    expect(heard[0]).toMatchObject({ detail: { id: '8' }, bubbles: true, composed: true, cancelable: false });
    expect(heard[0]?.target).toBe(outer);
  });

  test('the component learns whether the page prevented a cancelable event', async () => {
    const { element, latest } = await placeSample(engine);
    await expect.poll(latest).toBeDefined();
    expect(latest()?.onLeadSubmit?.({ id: '1' })).toBe(true);
    element.addEventListener('yantra-lead-submit', (event) => {
      if (event.detail.id === '2') event.preventDefault();
    });
    expect(latest()?.onLeadSubmit?.({ id: '1' })).toBe(true);
    expect(latest()?.onLeadSubmit?.({ id: '2' })).toBe(false);
  });
});
