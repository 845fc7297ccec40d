import { afterEach, describe, expect, test, vi } from 'vitest';
import { register } from './register.ts';
import { engines, sampleWidget } from './sample.fixture.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

describe.each(engines)('registering a tag twice on $name', (engine) => {
  test('is silent when the version is the same', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const [first, second] = [sampleWidget(engine), sampleWidget(engine)];
    register(first.tag, first.Class, '1.2.0');
    register(first.tag, second.Class, '1.2.0');
    expect(warn).not.toHaveBeenCalled();
    expect(customElements.get(first.tag)).toBe(first.Class);
  });

  test('warns naming both when the versions differ, and the first one stays', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const [first, second] = [sampleWidget(engine), sampleWidget(engine)];
    register(first.tag, first.Class, '1.2.0');
    register(first.tag, second.Class, '2.0.0');
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn.mock.calls[0]?.[0]).toMatch(new RegExp(`<${first.tag}>.*1\\.2\\.0.*2\\.0\\.0`));
    expect(customElements.get(first.tag)).toBe(first.Class);
  });

  test('warns when the tag is someone else’s', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { tag, Class } = sampleWidget(engine);
    customElements.define(tag, class extends HTMLElement {});
    register(tag, Class, '1.2.0');
    expect(warn.mock.calls[0]?.[0]).toContain('unknown');
  });
});
