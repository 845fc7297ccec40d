import { type PartnerKey, getCategoryDropDown } from '@yantra/contract/calls';
import { featuredCities } from '@yantra/places';
import { dataOf } from '@yantra/state';
import { Checkbox, Field, Segment, Select } from '@yantra/ui';
import { type ReactNode, useState } from 'react';
import { useRemote } from '../../internal/use-remote.ts';
import { BrandField } from './brand-field.tsx';
import { messages } from './embed.messages.ts';
import { Preview } from './preview.tsx';
import { SnippetPanel } from './snippet-panel.tsx';
import { type Choice, type WidgetTag, usualLimit, widgetTags } from './snippet.ts';
import { type Corners, type Scheme, type Theme, plainTheme } from './theme.ts';

interface Options {
  readonly tag: WidgetTag;
  readonly keyId: string;
  readonly ownOnly: boolean;
  readonly city: string;
  readonly category: string;
  readonly limit: number;
  readonly theme: Theme;
}

const first: Options = {
  tag: 'yantra-equipment-carousel',
  keyId: '',
  ownOnly: true,
  city: '',
  category: '',
  limit: usualLimit,
  theme: plainTheme,
};
const limits = [4, 8, usualLimit, 24];
const nothing = {};

export interface BuilderProps {
  /** The newest first; the first is taken until another is chosen. */
  readonly keys: readonly PartnerKey[];
  readonly supplierId: string;
}

/** Options on the left, what comes of them on the right: the element itself, and what to paste. */
export function Builder({ keys, supplierId }: BuilderProps) {
  const [options, setOptions] = useState(first);
  const change = (some: Partial<Options>) => setOptions((before) => ({ ...before, ...some }));
  const key = keys.find(({ id }) => id === options.keyId) ?? keys[0];
  const choice: Choice = { ...options, key, supplierId };
  return (
    <div className="y-embed__builder">
      <section className="y-dashboard__panel y-embed__options">
        <What options={options} change={change} />
        <Look theme={options.theme} change={(theme) => change({ theme: { ...options.theme, ...theme } })} />
        <Field
          label={messages.website}
          hint={key ? messages.websiteHint(key.origins.join(', ')) : messages.noWebsiteHint}
        >
          {(ids) => (
            <Select
              {...ids}
              value={key?.id ?? ''}
              options={
                key
                  ? keys.map(({ id, name }) => ({ value: id, label: name }))
                  : [{ value: '', label: messages.noWebsite }]
              }
              onChange={({ currentTarget }) => change({ keyId: currentTarget.value })}
            />
          )}
        </Field>
        {options.tag === 'yantra-equipment-carousel' && (
          <Checkbox
            label={messages.ownOnly}
            checked={options.ownOnly}
            onChange={({ currentTarget }) => change({ ownOnly: currentTarget.checked })}
          />
        )}
      </section>
      <div className="y-embed__results">
        <Preview choice={choice} />
        <SnippetPanel choice={choice} />
      </div>
    </div>
  );
}

interface PickProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onValue: (value: string) => void;
}

/** An option that chooses nothing: an empty value would look like a list that nobody has touched. */
const none = 'none';

const Pick = ({ label, value, options, onValue }: PickProps): ReactNode => (
  <Field label={label}>
    {(ids) => (
      <Select
        {...ids}
        value={value || none}
        options={options.map((option) => ({ ...option, value: option.value || none }))}
        onChange={({ currentTarget }) => onValue(currentTarget.value === none ? '' : currentTarget.value)}
      />
    )}
  </Field>
);

interface WhatProps {
  readonly options: Options;
  readonly change: (some: Partial<Options>) => void;
}

/** Which widget, and what it shows. */
function What({ options, change }: WhatProps) {
  const categories = dataOf(useRemote(getCategoryDropDown, nothing).remote) ?? [];
  const { tag, ownOnly, city, category, limit } = options;
  const anyCity = ownOnly ? messages.ownCity : messages.anyCity;
  return (
    <>
      <Pick
        label={messages.widget}
        value={tag}
        options={widgetTags.map((value) => ({ value, label: messages.widgets[value] }))}
        onValue={(value) => change({ tag: value as WidgetTag })}
      />
      {tag === 'yantra-equipment-carousel' && (
        <>
          <Pick
            label={messages.city}
            value={city}
            options={[
              { value: '', label: anyCity },
              ...featuredCities.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onValue={(value) => change({ city: value })}
          />
          <Pick
            label={messages.category}
            value={category}
            options={[
              { value: '', label: messages.allCategories },
              ...categories.map(({ id, value }) => ({ value: String(id), label: value })),
            ]}
            onValue={(value) => change({ category: value })}
          />
          <Pick
            label={messages.limit}
            value={String(limit)}
            options={limits.map((one) => ({ value: String(one), label: messages.limitOption(one) }))}
            onValue={(value) => change({ limit: Number(value) })}
          />
        </>
      )}
    </>
  );
}

interface LookProps {
  readonly theme: Theme;
  readonly change: (some: Partial<Theme>) => void;
}

const choicesOf = <Value extends string>(names: Readonly<Record<Value, string>>) =>
  (Object.entries(names) as [Value, string][]).map(([value, label]) => ({ value, label }));

/** How it looks. */
const Look = ({ theme, change }: LookProps) => (
  <>
    <BrandField value={theme.brand} isLight={theme.scheme === 'light'} onValue={(brand) => change({ brand })} />
    <div className="y-field">
      <span className="y-field__label">{messages.scheme}</span>
      <Segment<Scheme>
        label={messages.scheme}
        options={choicesOf(messages.schemes)}
        value={theme.scheme}
        onValue={(scheme) => change({ scheme })}
      />
    </div>
    <div className="y-field">
      <span className="y-field__label">{messages.corners}</span>
      <Segment<Corners>
        label={messages.corners}
        options={choicesOf(messages.cornerNames)}
        value={theme.corners}
        onValue={(corners) => change({ corners })}
      />
    </div>
  </>
);
