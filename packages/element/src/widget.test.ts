import { describe, expectTypeOf, test } from 'vitest';
import type { SampleProps } from './sample.fixture.ts';
import type { Widget, WidgetElement, WidgetEvents } from './widget.ts';

type Table = Widget<
  SampleProps,
  { limit: unknown; 'category-bar': unknown; categories: unknown; unheard: unknown },
  { 'city-change': unknown; unheard: unknown },
  unknown
>;
type Element = WidgetElement<SampleProps, { limit: unknown; 'category-bar': unknown }, { 'city-change': unknown }>;
type Events = WidgetEvents<SampleProps, { 'city-change': unknown }>;

describe('the types of a table', () => {
  test('an attribute has the type of its prop', () => {
    expectTypeOf<Table['attributes']['limit']>().toHaveProperty('type').toEqualTypeOf<'number'>();
    expectTypeOf<Table['attributes']['category-bar']>().toHaveProperty('type').toEqualTypeOf<'boolean'>();
    expectTypeOf<Table['attributes']['categories']>().toHaveProperty('type').toEqualTypeOf<'json'>();
  });

  test('what the component has no prop for is refused', () => {
    expectTypeOf<Table['attributes']['unheard']>().toEqualTypeOf<never>();
    expectTypeOf<Table['events']['unheard']>().toEqualTypeOf<never>();
  });

  test('the element has the properties and events', () => {
    expectTypeOf<Element>().toHaveProperty('limit').toEqualTypeOf<number | undefined>();
    expectTypeOf<Element>().toHaveProperty('categoryBar').toEqualTypeOf<boolean | undefined>();
    expectTypeOf<Events['yantra-city-change']>().toEqualTypeOf<CustomEvent<{ readonly id: string }>>();
  });
});
