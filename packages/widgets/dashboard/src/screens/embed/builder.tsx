import { type PartnerKey, getCategoryDropDown } from '@yantra/contract/calls';
import {
  type EmbedCorners,
  type EmbedScheme,
  type EmbedTheme,
  carouselSize,
  languageNames,
  languages,
  plainTheme,
} from '@yantra/domain';
import { useMessages, useWord } from '@yantra/language';
import { featuredCities } from '@yantra/places';
import { dataOf } from '@yantra/state';
import { Checkbox, Field, Segment, Select } from '@yantra/ui';
import { type ReactNode, useId, useState } from 'react';
import { useRemote } from '../../kit/use-remote.ts';
import { BrandField } from './brand-field.tsx';
import { messages } from './embed.messages.ts';
import { Preview } from './preview.tsx';
import { SnippetPanel } from './snippet-panel.tsx';
import { type Choice, type WidgetTag, optionsOf, isWrittenByServer, widgetTags } from './snippet.ts';

interface Options {
  readonly tag: WidgetTag;
  readonly keyId: string;
  readonly ownOnly: boolean;
  readonly city: string;
  readonly category: string;
  readonly limit: number;
  readonly locale: string;
  readonly isPinned: boolean;
  readonly theme: EmbedTheme;
}

const first: Options = {
  tag: 'yantra-equipment-carousel',
  keyId: '',
  ownOnly: true,
  city: '',
  category: '',
  limit: carouselSize,
  locale: '',
  isPinned: false,
  theme: plainTheme,
};
const limits = [4, 8, carouselSize, 24];
const nothing = {};

export interface BuilderProps {
  /** The newest first, which is selected by default. */
  readonly keys: readonly PartnerKey[];
  readonly supplierId: string;
}

/** Options on the left; the element itself and its snippet on the right. */
export function Builder({ keys, supplierId }: BuilderProps) {
  const texts = useMessages(messages);
  const [options, setOptions] = useState(first);
  const pinHint = useId();
  const change = (some: Partial<Options>) => setOptions((before) => ({ ...before, ...some }));
  const key = keys.find(({ id }) => id === options.keyId) ?? keys[0];
  const choice: Choice = { ...options, key, supplierId };
  return (
    <div className="y-embed__builder">
      <section className="y-dashboard__panel y-embed__options">
        <ContentOptions options={options} change={change} />
        <LookOptions theme={options.theme} change={(theme) => change({ theme: { ...options.theme, ...theme } })} />
        <Pick
          label={texts.language}
          value={options.locale}
          options={[
            { value: '', label: texts.pageLanguage },
            ...languages.map((code) => ({ value: code, label: languageNames[code] })),
          ]}
          onValue={(locale) => change({ locale })}
        />
        <Field label={texts.website} hint={key ? texts.websiteHint(key.origins.join(', ')) : texts.noWebsiteHint}>
          {(ids) => (
            <Select
              {...ids}
              value={key?.id ?? ''}
              options={
                key ? keys.map(({ id, name }) => ({ value: id, label: name })) : [{ value: '', label: texts.noWebsite }]
              }
              onChange={({ currentTarget }) => change({ keyId: currentTarget.value })}
            />
          )}
        </Field>
        {optionsOf(options.tag).supplier && (
          <Checkbox
            label={texts.ownOnly}
            checked={options.ownOnly}
            onChange={({ currentTarget }) => change({ ownOnly: currentTarget.checked })}
          />
        )}
        {isWrittenByServer(options.tag) && (
          <div className="y-field">
            <Checkbox
              label={texts.pin}
              aria-describedby={pinHint}
              checked={options.isPinned}
              onChange={({ currentTarget }) => change({ isPinned: currentTarget.checked })}
            />
            <p className="y-field__hint" id={pinHint}>
              {texts.pinHint}
            </p>
          </div>
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

/** The value of an option for "no choice": an empty value would look like an untouched list. */
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

/** Which widget, and its content. */
function ContentOptions({
  options,
  change,
}: {
  readonly options: Options;
  readonly change: (some: Partial<Options>) => void;
}) {
  const texts = useMessages(messages);
  const word = useWord();
  const categories = dataOf(useRemote(getCategoryDropDown, nothing).remote) ?? [];
  const { tag, ownOnly, city, category, limit } = options;
  const anyCity = ownOnly ? texts.ownCity : texts.anyCity;
  return (
    <>
      <Pick
        label={texts.widget}
        value={tag}
        options={widgetTags.map((value) => ({ value, label: texts.widgets[value] }))}
        onValue={(value) => change({ tag: value as WidgetTag })}
      />
      {optionsOf(tag).place && (
        <>
          <Pick
            label={texts.city}
            value={city}
            options={[
              { value: '', label: anyCity },
              ...featuredCities.map(({ id, name }) => ({ value: id, label: word(name) })),
            ]}
            onValue={(value) => change({ city: value })}
          />
          <Pick
            label={texts.category}
            value={category}
            options={[
              { value: '', label: texts.allCategories },
              ...categories.map(({ id, value }) => ({ value: String(id), label: word(value) })),
            ]}
            onValue={(value) => change({ category: value })}
          />
        </>
      )}
      {optionsOf(tag).limit && (
        <Pick
          label={texts.limit}
          value={String(limit)}
          options={limits.map((one) => ({ value: String(one), label: texts.limitOption(one) }))}
          onValue={(value) => change({ limit: Number(value) })}
        />
      )}
    </>
  );
}

const choicesOf = <Value extends string>(names: Readonly<Record<Value, string>>) =>
  (Object.entries(names) as [Value, string][]).map(([value, label]) => ({ value, label }));

/** The look. */
const LookOptions = ({
  theme,
  change,
}: {
  readonly theme: EmbedTheme;
  readonly change: (some: Partial<EmbedTheme>) => void;
}) => {
  const texts = useMessages(messages);
  return (
    <>
      <BrandField value={theme.brand} isLight={theme.scheme === 'light'} onValue={(brand) => change({ brand })} />
      <div className="y-field">
        <span className="y-field__label">{texts.scheme}</span>
        <Segment<EmbedScheme>
          label={texts.scheme}
          options={choicesOf(texts.schemes)}
          value={theme.scheme}
          onValue={(scheme) => change({ scheme })}
        />
      </div>
      <div className="y-field">
        <span className="y-field__label">{texts.corners}</span>
        <Segment<EmbedCorners>
          label={texts.corners}
          options={choicesOf(texts.cornerNames)}
          value={theme.corners}
          onValue={(corners) => change({ corners })}
        />
      </div>
    </>
  );
};
