import { dealLimits, isolated } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { Checkbox, Field, TextArea, TextInput } from '@yantra/ui';
import type { PartProps } from './editor.props.ts';
import { messages } from './quote.messages.ts';

/** Until when it is valid, whether the machine is held, and a word to the renter. */
export function Terms({ deal, draft, edited, setEdited, wrong }: PartProps) {
  const texts = useMessages(messages);
  const { terms, validUntil, hold } = edited;
  return (
    <div className="y-dashboard__qe-terms">
      <div className="y-dashboard__qe-two">
        <Field label={texts.validUntil} error={wrong.get('validUntil')}>
          {(ids) => (
            <TextInput
              {...ids}
              name="validUntil"
              type="datetime-local"
              value={validUntil}
              onChange={({ currentTarget: { value } }) => setEdited({ ...edited, validUntil: value })}
            />
          )}
        </Field>
        <Checkbox
          className="y-dashboard__qe-hold"
          label={
            <>
              <b>{texts.hold}</b>
              <small>{draft.mayHold ? texts.holdText : texts.holdUnknown}</small>
            </>
          }
          disabled={!draft.mayHold}
          checked={hold}
          onChange={({ currentTarget: { checked } }) => setEdited({ ...edited, hold: checked })}
        />
      </div>
      <Field
        label={texts.termsField(isolated(deal.other.name))}
        optional
        error={wrong.get('terms')}
        count={`${terms.length} / ${dealLimits.terms}`}
      >
        {(ids) => (
          <TextArea
            {...ids}
            name="terms"
            rows={4}
            maxLength={dealLimits.terms}
            value={terms}
            onChange={({ currentTarget: { value } }) => setEdited({ ...edited, terms: value })}
          />
        )}
      </Field>
    </div>
  );
}
