import { useSignals } from '@preact/signals-react/runtime';
import { useMessages } from '@yantra/language';
import { Button, Dialog } from '@yantra/ui';
import { useId, useRef } from 'react';
import { filterMessages } from '../equipment-listing.messages.ts';
import type { ListingFilters } from '../equipment-listing.query.ts';
import { FilterGroups } from './filter-groups.tsx';
import { Apply, type FiltersProps, useDraft, useSubmit } from './filters.tsx';

export interface SheetProps extends FiltersProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The filters in a panel from below, where there is no room beside the list. Closing it discards what was not applied. */
export function FilterSheet({ isOpen, onClose, query, groups, facets, days, onApply }: SheetProps) {
  const filterTexts = useMessages(filterMessages);
  useSignals();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(query, isOpen);
  const apply =
    onApply &&
    ((filters: ListingFilters) => {
      onClose();
      onApply(filters);
    });
  const submit = useSubmit(draft, form, apply);
  return (
    <Dialog
      open={isOpen}
      kind="sheet"
      className="y-listing__sheet"
      title={filterTexts.filters}
      closeLabel={filterTexts.close}
      onClose={onClose}
      footer={
        <div className="y-listing__foot">
          <Button variant="ghost" onClick={draft.clear}>
            {filterTexts.clear}
          </Button>
          <Apply draft={draft} form={formId} />
        </div>
      }
    >
      <form ref={form} id={formId} className="y-listing__groups" noValidate onSubmit={submit}>
        <FilterGroups draft={draft} groups={groups} facets={facets} days={days} />
      </form>
    </Dialog>
  );
}
