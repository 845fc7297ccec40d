import { describe, expect, test, vi } from 'vitest';
import { engines, place, placeSample, sampleWidget, textOf } from './sample.fixture.ts';

describe.each(engines)('attributes and properties on $name', (engine) => {
  test('attributes arrive as typed props', async () => {
    const { latest } = await placeSample(engine, {}, `city="Pune" limit="4" category-bar categories='["cranes"]'`);
    await expect.poll(latest).toMatchObject({ city: 'Pune', limit: 4, categoryBar: true, categories: ['cranes'] });
  });

  test.each([
    ['', false],
    ['category-bar', true],
    ['category-bar=""', true],
    ['category-bar="true"', true],
    ['category-bar="false"', false],
  ])('a boolean written as [%s] is %s', async (attribute, expected) => {
    const { latest, element } = await placeSample(engine, {}, attribute);
    await expect.poll(latest).toMatchObject({ categoryBar: expected });
    expect(element.categoryBar).toBe(expected);
  });

  test('a removed attribute gives the default back', async () => {
    const { element, latest } = await placeSample(engine, {}, 'city="Pune" limit="4" category-bar');
    await expect.poll(latest).toMatchObject({ limit: 4 });
    element.removeAttribute('city');
    element.removeAttribute('limit');
    element.removeAttribute('category-bar');
    await expect.poll(latest).toMatchObject({ city: undefined, limit: 12, categoryBar: false });
  });

  test('a property set before the upgrade is kept and blocks nothing later', async () => {
    const { tag, Class, define, latest } = sampleWidget(engine);
    const element = place<InstanceType<typeof Class>>(`<${tag} city="Pune" limit="4"></${tag}>`);
    element.city = 'Nagpur';
    element.categories = ['cranes'];
    define();
    await expect.poll(latest).toMatchObject({ city: 'Nagpur', limit: 4, categories: ['cranes'] });
    element.city = 'Mumbai';
    await expect.poll(latest).toMatchObject({ city: 'Mumbai' });
    element.setAttribute('city', 'Surat');
    await expect.poll(latest).toMatchObject({ city: 'Surat' });
    expect(element.city).toBe('Surat');
  });

  test('rich data comes by property, as it is', async () => {
    const { element, latest } = await placeSample(engine);
    const categories = ['cranes', 'loaders'];
    element.categories = categories;
    await expect.poll(() => latest()?.categories).toBe(categories);
    Reflect.set(element, 'categories', undefined);
    await expect.poll(() => latest()?.categories).toBeUndefined();
  });

  test('text set as a property is read like the attribute, as frameworks do it', async () => {
    const { element, latest } = await placeSample(engine);
    Object.assign(element, { limit: '5', categoryBar: '', categories: '["cranes"]', city: 7 });
    await expect.poll(latest).toMatchObject({ limit: 5, categoryBar: true, categories: ['cranes'], city: '7' });
  });

  test.each([
    ['categories', '{oops', undefined],
    ['limit', 'many', 12],
    ['limit', '', 12],
  ] as const)('a bad %s="%s" warns once and is taken as absent', async (name, value, expected) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { element, tag, latest } = await placeSample(engine, {}, `city="Pune" ${name}="${value}"`);
    await expect.poll(latest).toMatchObject({ city: 'Pune', [name]: expected });
    expect(element[name]).toBe(expected);
    const warnings = warn.mock.calls.map(([text]) => String(text));
    warn.mockRestore();
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain(`<${tag}>: ${name}="`);
  });

  test('nothing renders while the element is detached', async () => {
    const { tag, Class, define, log } = sampleWidget(engine);
    define();
    const element = document.createElement(tag) as InstanceType<typeof Class>;
    element.setAttribute('city', 'Pune');
    element.limit = 3;
    await Promise.resolve();
    expect(textOf(element)).toBeUndefined();
    expect(log.props).toEqual([]);
    document.body.append(element);
    await expect.poll(() => [textOf(element), log.mounts]).toEqual(['Pune', 1]);
    element.remove();
    await expect.poll(() => log.unmounts).toBe(1);
    const renders = log.props.length;
    element.city = 'Surat';
    await new Promise(requestAnimationFrame);
    expect(log.props).toHaveLength(renders);
    document.body.append(element);
    await expect.poll(() => textOf(element)).toBe('Surat');
  });
});
