import { type AuditGroup, auditGroups, auditKindsOf, searchTermLength } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { Button, Icon, SearchInput, Select } from '@yantra/ui';
import { type FormEvent, useId, useState } from 'react';
import { messages } from '../../kit/audit/audit.messages.ts';
import { deedMessages } from '../../kit/audit/deeds.messages.ts';
import { Link } from '../../kit/link.tsx';
import { type AuditFilter, spans, whos } from './audit-query.ts';

/* No choice. */
const any = 'any';

/** The address with some filters changed. */
export type To = (changes: Readonly<Record<string, string>>) => string;

export interface FiltersProps {
  readonly filter: AuditFilter;
  readonly span: string;
  readonly to: To;
  readonly onGo: (address: string) => void;
}

/** Search, who, what and when; a choice counts at once, a word with GO or Enter. Needs a new `key` when the address changes. */
export function Filters({ filter, span, to, onGo }: FiltersProps) {
  const texts = useMessages(messages);
  const deeds = useMessages(deedMessages);
  const id = useId();
  const [term, setTerm] = useState(filter.searchTerm ?? '');
  const [isOpen, setOpen] = useState(false);
  const choose = (key: string) => (value: string) =>
    onGo(to({ search: term.trim(), [key]: value === any ? '' : value }));
  const go = (event: FormEvent) => {
    event.preventDefault();
    onGo(to({ search: term.trim() }));
  };
  const kinds = auditKindsOf(filter.group).map((kind) => ({ value: kind, label: deeds[kind].name }));
  return (
    <form
      className="y-dashboard__toolbar y-dashboard__toolbar--long"
      role="search"
      data-open={isOpen || undefined}
      onSubmit={go}
    >
      <SearchInput
        label={texts.search}
        placeholder={texts.searchHint}
        maxLength={searchTermLength}
        value={term}
        onValue={setTerm}
      />
      <button
        type="button"
        className="y-button y-button--secondary y-button--icon y-dashboard__fold"
        aria-label={texts.filters}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="filter" />
      </button>
      <div id={id} className="y-dashboard__filters" data-folds="">
        <Choice
          label={texts.who}
          value={filter.who ?? any}
          options={([any, ...whos] as const).map((who) => ({ value: who, label: texts.whos[who] }))}
          onValue={choose('who')}
        />
        <Choice
          label={texts.what}
          value={filter.kind ?? any}
          options={[{ value: any, label: texts.anyDeed }, ...kinds.toSorted((a, b) => a.label.localeCompare(b.label))]}
          onValue={choose('kind')}
        />
        <Choice
          label={texts.when}
          value={span}
          options={spans.map((one) => ({ value: one, label: texts.spans[one] }))}
          onValue={choose('days')}
        />
        <Button type="submit">{texts.go}</Button>
      </div>
    </form>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onValue: (value: string) => void;
}

const Choice = ({ label, value, options, onValue }: ChoiceProps) => (
  <Select
    aria-label={label}
    options={options}
    value={value}
    onChange={({ currentTarget }) => onValue(currentTarget.value)}
  />
);

interface GroupChipsProps {
  readonly counts: Readonly<Record<AuditGroup, number>> | undefined;
  readonly group: AuditGroup | undefined;
  readonly to: To;
}

/** One press shows the deeds of a group. */
export function GroupChips({ counts, group, to }: GroupChipsProps) {
  const texts = useMessages(messages);
  if (counts === undefined) return null;
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const chip = (one: AuditGroup | undefined, text: string) => (
    <Link
      key={text}
      className="y-chip"
      href={to({ group: one ?? '', kind: '' })}
      aria-current={group === one ? 'true' : undefined}
    >
      {text}
    </Link>
  );
  return (
    <nav className="y-dashboard__chips y-dashboard__groups" aria-label={texts.groupLabel}>
      {chip(undefined, texts.all(total))}
      {auditGroups.map((one) => chip(one, texts.group(texts.groups[one], counts[one])))}
    </nav>
  );
}
