import { describe, expectTypeOf, test } from 'vitest';
import type { ElementTags, EventsByName, JsxElements } from './element-types.ts';
import type { SampleProps } from './sample.fixture.ts';
import type { WidgetClass } from './widget.ts';

type Sample = WidgetClass<
  SampleProps,
  { limit: unknown; 'category-bar': unknown; categories: unknown },
  { 'city-change': unknown },
  unknown,
  'yantra-sample'
>;
type Jsx = JsxElements<Sample>['yantra-sample'];

describe('the types of an element, from its class', () => {
  test('name it by its tag', () => {
    expectTypeOf<keyof ElementTags<Sample>>().toEqualTypeOf<'yantra-sample'>();
    expectTypeOf<ElementTags<Sample>['yantra-sample']>().toHaveProperty('limit').toEqualTypeOf<number | undefined>();
  });

  test('take an attribute as text and a property as it is', () => {
    expectTypeOf<Jsx['category-bar']>().toEqualTypeOf<boolean | '' | 'true' | 'false' | undefined>();
    expectTypeOf<Jsx['limit']>().toEqualTypeOf<number | string | undefined>();
    expectTypeOf<'x'>().toExtend<NonNullable<Jsx['categories']>>();
  });

  test('hear its events by their DOM names, those of every element too', () => {
    expectTypeOf<EventsByName<Sample>['yantra-city-change']>().toEqualTypeOf<CustomEvent<{ readonly id: string }>>();
    expectTypeOf<NonNullable<Jsx['onyantra-city-change']>>().parameter(0).toHaveProperty('detail');
    expectTypeOf<Jsx>().toHaveProperty('onyantra-ready');
  });

  test('leave it the rest of an HTML element', () => {
    expectTypeOf<Jsx>().toHaveProperty('className');
    expectTypeOf<Jsx>().toHaveProperty('ref');
  });
});
