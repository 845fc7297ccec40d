import { getCategoryDropDown } from '@yantra/contract/calls';
import { searchTermLength } from '@yantra/domain';
import { useLanguage, useMessages, wordIn } from '@yantra/language';
import { dataOf } from '@yantra/state';
import { Button, Glyph, Icon, SearchInput, Select } from '@yantra/ui';
import { type FormEvent, useId, useState } from 'react';
import { glyphs } from '../../kit/glyphs.ts';
import type { ScreenProps } from '../../kit/screen.ts';
import { useRemote } from '../../kit/use-remote.ts';
import { assignments, leadDays, type LeadsFilter } from './lead-query.ts';
import { messages } from './leads.messages.ts';
import { useLeadsExport } from './use-leads-export.ts';

interface LeadToolsProps extends Pick<ScreenProps, 'navigate'> {
  readonly filter: LeadsFilter;
  readonly to: (changes: Readonly<Record<string, string>>) => string;
}

const any = 'any';

/** An admin's search, filters and export. Needs a new `key` when the address changes. */
export function LeadTools({ filter, to, navigate }: LeadToolsProps) {
  const texts = useMessages(messages);
  const choices = useChoices(filter);
  const id = useId();
  const [term, setTerm] = useState(filter.searchTerm ?? '');
  const [isOpen, setOpen] = useState(false);
  const { isBusy, run } = useLeadsExport(filter);
  const go = (changes: Readonly<Record<string, string>>) =>
    navigate(to({ search: term.trim(), page: '', lead: '', ...changes }));
  const choose = (key: string) => (value: string) => go({ [key]: value === any ? '' : value });
  const { tools } = texts;
  return (
    <section className="y-dashboard__panel y-dashboard__tabled" aria-label={tools.label}>
      <form
        className="y-dashboard__toolbar y-dashboard__toolbar--long"
        role="search"
        data-open={isOpen || undefined}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          go({});
        }}
      >
        <SearchInput
          label={tools.search}
          placeholder={tools.hint}
          maxLength={searchTermLength}
          value={term}
          onValue={setTerm}
        />
        <button
          type="button"
          className="y-button y-button--secondary y-button--icon y-dashboard__fold"
          aria-label={tools.label}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="filter" />
        </button>
        <div id={id} className="y-dashboard__filters" data-folds="">
          {choices.map(([key, label, options, value]) => (
            <Select
              key={key}
              aria-label={label}
              options={options.map(([of = '', text = '']) => ({ value: of, label: text }))}
              value={String(value ?? any)}
              onChange={({ currentTarget }) => choose(key)(currentTarget.value)}
            />
          ))}
          <Button type="submit">{tools.go}</Button>
        </div>
        <Button
          variant="quiet"
          className="y-button--icon"
          busy={isBusy}
          aria-label={isBusy ? tools.exporting : tools.exportCsv}
          title={tools.exportCsv}
          onClick={run}
        >
          {!isBusy && <Glyph d={glyphs.download} />}
        </Button>
      </form>
    </section>
  );
}

/** Each filter: its key in the address, its label, its options, and what is chosen. */
function useChoices({ categoryId, assigned, days }: LeadsFilter) {
  const { tools } = useMessages(messages);
  const language = useLanguage();
  const categories = dataOf(useRemote(getCategoryDropDown, {}, true).remote) ?? [];
  const kinds = categories.map((one) => [String(one.id), wordIn(language, one.value)]);
  const given = assignments.map((one) => [one, tools.assignments[one]]);
  const spans = leadDays.map((one) => [one, tools.spans[one]]);
  return [
    ['category', tools.category, [[any, tools.anyCategory], ...kinds], categoryId],
    ['assigned', tools.assigned, [[any, tools.anyAssigned], ...given], assigned],
    ['days', tools.days, [[any, tools.anyDay], ...spans], days],
  ] as const;
}
